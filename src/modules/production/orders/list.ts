import { sql } from 'kysely'
import { addDays, type Day } from '#ground/day.ts'
import { minusQty, plusQty, quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { houseRow } from '../houses/store.ts'
import { own } from '../store.ts'
import { today } from '#kit/posting/today.ts'
import { orderColumns, type OrderRow, type Queue } from './contract.ts'
import { exchange, lockQueue } from './queue-store.ts'
import { orderSeen, readOrder } from './store.ts'

const label = sql`coalesce(production_order.number, 'DRAFT-' || upper(right(production_order.id::text, 6)))`
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

/** What waits at a house: what is left, and after how many days of its capacity it would be ready. */
export async function queueOf(tx: Tx, actor: Actor, houseId: string): Promise<Queue> {
  const house = await houseRow(tx, actor, houseId)
  const day = today(actor)
  const { rows } = await sql<OrderRow>`
    select id, ${label} as label, stage, order_date::text as date, due_date::text as "dueDate", item_name as "itemName",
      item_code as "itemCode", unit, trim_scale(planned_qty)::text as "plannedQty", trim_scale(good_qty)::text as "goodQty",
      trim_scale(second_qty)::text as "secondQty", trim_scale(reject_qty)::text as "rejectQty", order_id as "orderId",
      order_number as "orderNumber", customer_name as "customerName", ${late(day)} as "isLate", version
    from production_order
    where company_id = ${actor.companyId} and house_id = ${houseId} and stage in ('planned', 'running')
    order by queue_no, id limit 200
  `.execute(own(tx))
  const capacity = house.capacity === null ? ZERO_QTY : quantity(house.capacity)
  let before = ZERO_QTY
  return {
    capacity: capacity === 0n ? null : quantityText(capacity),
    capacityUnit: house.capacity_unit,
    rows: rows.map((row) => {
      const left = leftOf(row)
      before = plusQty(before, left)
      const days = capacity === 0n ? null : daysFor(before, capacity)
      return { ...row, left: quantityText(left), days, readyOn: days === null ? null : addDays(day, days - 1) }
    }),
  }
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

function daysFor(work: Quantity, capacity: Quantity): number {
  return Math.max(1, Number((work + capacity - 1n) / capacity))
}
