import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { orderSeen } from '../orders/store.ts'
import { own } from '../store.ts'
import type { Stage } from '../words.ts'
import type { OrderProduction } from './contract.ts'

/** An order of production as the sales order that asked for it sees it. */
export interface MadeFor {
  readonly id: string
  readonly houseId: string
  readonly houseName: string
  readonly label: string
  readonly stage: Stage
  readonly itemName: string
  readonly unit: string
  readonly orderLineId: string
  readonly plannedQty: string
  readonly goodQty: string
  readonly dueDate: string | null
  readonly estimated: string
  readonly actual: string
  readonly loss: string
  /** What the pieces are worth, and how much of it good ones and seconds bore when they were made. */
  readonly outputValue: string
  readonly goodValue: string
  readonly secondValue: string
}

/** What is being made for a sales order, oldest first. */
export async function madeFor(tx: Tx, actor: Actor, orderId: string): Promise<MadeFor[]> {
  const { rows } = await sql<MadeFor>`
    select id, house_id as "houseId", house_name as "houseName", due_date as "dueDate",
      coalesce(number, 'Draf') as label, stage, item_name as "itemName",
      unit, order_line_id as "orderLineId", trim_scale(planned_qty)::text as "plannedQty", trim_scale(good_qty)::text as "goodQty",
      estimated_cost::text as estimated, (material_cost + labour_cost + overhead_cost)::text as actual, loss::text as loss,
      output_value::text as "outputValue", graded.good as "goodValue", graded.second as "secondValue"
    from production_order
    cross join lateral (
      select coalesce(sum(l.value) filter (where l.grade = 'good'), 0)::text as good,
        coalesce(sum(l.value) filter (where l.grade = 'second'), 0)::text as second
      from production_entry e join production_entry_line l on l.entry_id = e.id
      where e.order_id = production_order.id and e.kind = 'output' and not e.is_void
    ) graded
    where company_id = ${actor.companyId} and order_id = ${orderId} and stage <> 'cancelled' and ${orderSeen(actor)}
    order by id limit 200
  `.execute(own(tx))
  return rows
}

/** What several orders of production were planned to use and used, material by material. */
export async function materialsFor(
  tx: Tx,
  companyId: string,
  orderIds: readonly string[],
): Promise<Required<OrderProduction['materials'][number]>[]> {
  const { rows } = await sql<Required<OrderProduction['materials'][number]>>`
    select item_id as "itemId", min(item_name) as "itemName", min(unit) as unit, trim_scale(sum(planned_qty))::text as planned,
      trim_scale(sum(used_qty))::text as used, sum(cost)::text as cost
    from production_material where company_id = ${companyId} and order_id = any (${[...orderIds]}::uuid[])
    group by item_id order by 2, 1
  `.execute(own(tx))
  return rows
}

/** Which of these items have a recipe that holds on a day. */
export async function withRecipe(
  tx: Tx,
  companyId: string,
  itemIds: readonly string[],
  on: string,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct item_id as id from recipe
    where company_id = ${companyId} and item_id = any (${[...itemIds]}::uuid[]) and valid_from <= ${on}::date
  `.execute(own(tx))
  return new Set(rows.map((row) => row.id))
}
