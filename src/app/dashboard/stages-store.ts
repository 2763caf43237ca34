import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { orderStatusWords } from '#modules/sales/orders/columns.ts'
import { orderSource } from '#modules/sales/orders/list.ts'
import type { OrderStage } from './contract.ts'

/** Orders on their way; what is done, closed or void is history. */
const shown = ['draft', 'expired', 'pending', 'confirmed', 'held', 'partly-delivered', 'delivered'] as const

// The predicate of a partial index (sales, migration 1161), word for word.
const isOnItsWay = sql`sales_order.stage
  in ('draft', 'pending_approval', 'confirmed', 'held', 'partly-delivered', 'delivered')`

/** How many orders this person may see stand in each status that is still on its way. */
export async function stagesOf(tx: Tx, actor: Actor): Promise<OrderStage[]> {
  const { where, from, at } = orderSource(actor, { size: 25 })
  const { rows } = await sql<{ status: string; count: number }>`
    select ${at?.['status']} as status, count(*)::int as count from ${from}
    where ${where} and ${isOnItsWay} group by 1
  `.execute(tables(tx))
  const counted = new Map(rows.map((row) => [row.status, row.count]))
  return shown.map((status) => ({ status, label: orderStatusWords[status], count: counted.get(status) ?? 0 }))
}
