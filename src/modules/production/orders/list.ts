import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { minusQty, plusQty, quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { itemsOf, type ItemFacts } from '#modules/catalog/face.ts'
import { companyOf } from '#modules/company/companies/face.ts'
import { houseRow } from '../houses/store.ts'
import { own } from '../store.ts'
import { today } from '#kit/posting/today.ts'
import { orderColumns, type OrderRow, type Queue } from './contract.ts'
import { exchange, lockQueue } from './queue-store.ts'
import { daysOf, takenOf, workingDay } from './ready.ts'
import { orderSeen, readOrder } from './store.ts'

const label = sql`coalesce(production_order.number, 'Draf')`
const late = (day: Day) =>
  sql`(production_order.stage in ('draft', 'planned', 'running') and production_order.due_date < ${day}::date)`

/** The orders of all houses, newest first. */
export function orderSource(actor: Actor, _asked: ListAsked): ListSource {
  const day = today(actor)
  return {
    columns: orderColumns,
    from: sql`production_order`,
    where: sql`production_order.company_id = ${actor.companyId} and ${orderSeen(actor)}`,
    alias: 'production_order',
    at: {
      label,
      date: sql.ref('production_order.order_date'),
      isLate: late(day),
      totalCost: sql`(production_order.material_cost + production_order.labour_cost + production_order.overhead_cost)`,
    },
    sorts: { date: { by: sql.ref('production_order.id'), tie: sql.ref('production_order.id') } },
    search: sql`lower(coalesce(production_order.number, '') || ' ' || production_order.item_name || ' ' || production_order.item_code
      || ' ' || coalesce(production_order.order_number, '') || ' ' || coalesce(production_order.customer_name, ''))`,
    defaultSort: '-date',
    zone: actor.zone,
  }
}

/** What waits at a house: what is left, and after how many working days of its capacity it would be ready. */
export async function queueOf(tx: Tx, actor: Actor, houseId: string): Promise<Queue> {
  const house = await houseRow(tx, actor, houseId)
  const day = today(actor)
  const { rows } = await sql<OrderRow & { itemId: string }>`
    select id, item_id as "itemId", ${label} as label, stage, order_date::text as date, due_date::text as "dueDate", item_name as "itemName",
      item_code as "itemCode", unit, trim_scale(planned_qty)::text as "plannedQty", trim_scale(good_qty)::text as "goodQty",
      trim_scale(second_qty)::text as "secondQty", trim_scale(reject_qty)::text as "rejectQty", order_id as "orderId",
      order_number as "orderNumber", customer_name as "customerName", ${late(day)} as "isLate", version
    from production_order
    where company_id = ${actor.companyId} and house_id = ${houseId} and stage in ('planned', 'running')
    order by queue_no, id limit 200
  `.execute(own(tx))
  const capacity = house.capacity === null ? ZERO_QTY : quantity(house.capacity)
  const { workWeek } = await companyOf(tx, actor.companyId)
  const items = await itemsMeasured(tx, actor, rows, house.capacity_unit)
  const lefts = rows.map(leftOf)
  const days = daysOf(
    rows.map(({ itemId, unit }, at) =>
      takenOf({ left: lefts[at] ?? ZERO_QTY, unit, units: items.get(itemId)?.units ?? [] }, house.capacity_unit),
    ),
    capacity,
  )
  return {
    capacity: capacity === 0n ? null : quantityText(capacity),
    capacityUnit: house.capacity_unit,
    rows: rows.map(({ itemId: _itemId, ...row }, at) => {
      const after = days[at] ?? null
      const readyOn = after === null ? null : workingDay(day, after, workWeek)
      return { ...row, left: quantityText(lefts[at] ?? ZERO_QTY), days: after, readyOn }
    }),
  }
}

// The units of an item are asked for only where the house counts in another than the order.
async function itemsMeasured(
  tx: Tx,
  actor: Actor,
  rows: readonly { readonly itemId: string; readonly unit: string }[],
  capacityUnit: string | null,
): Promise<ReadonlyMap<string, ItemFacts>> {
  const others = capacityUnit === null ? [] : rows.filter((row) => row.unit !== capacityUnit)
  return itemsOf(
    tx,
    actor.companyId,
    others.map((row) => row.itemId),
  )
}

/** Moves an order one place in the queue of its house. */
export async function move(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly way: 'up' | 'down' },
): Promise<{ id: string }> {
  const order = await readOrder(tx, actor, asked.id)
  const queue = await lockQueue(tx, actor.companyId, order.house_id)
  const at = queue.findIndex((each) => each.id === asked.id)
  const other = queue[at + (asked.way === 'up' ? -1 : 1)]
  if (at >= 0 && other) {
    const [first, second] = asked.way === 'up' ? [other, found(queue[at])] : [found(queue[at]), other]
    await exchange(tx, first, second)
  }
  return { id: asked.id }
}

function leftOf(row: OrderRow): Quantity {
  const left = minusQty(quantity(row.plannedQty), plusQty(quantity(row.goodQty), quantity(row.secondQty)))
  return left > 0n ? left : ZERO_QTY
}
