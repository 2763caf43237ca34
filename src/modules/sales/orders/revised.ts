import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { Order } from './store.ts'

/** Whether a draft that revises the order with this id may still bind, as SQL. */
export function mayBindYet(orderId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (
    select from sales_order next where next.revision_of = ${orderId} and next.state in ('draft', 'pending_approval')
  )`
}

/** Tells whether an order that was taken back waits for its revision. */
export async function isRevised(tx: Tx, order: Pick<Order, 'id'>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${mayBindYet(sql`${order.id}::uuid`)} as is`.execute(own(tx))
  return rows[0]?.is ?? false
}
