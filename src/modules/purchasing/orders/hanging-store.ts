import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** Whether anything that still stands came of an order. */
export async function hasDocuments(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from goods_receipt where order_id = ${orderId} and state <> 'void'
    union all select 1 from service_handover where order_id = ${orderId} and state <> 'void' limit 1
  `.execute(own(tx))
  return rows.length > 0
}
