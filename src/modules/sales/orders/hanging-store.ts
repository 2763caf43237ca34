import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** Tells whether a delivery or invoice, draft or posted, hangs on the order. */
export async function hasDocuments(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from sales_delivery where order_id = ${orderId} and state <> 'void')
      or exists (select from sales_invoice where order_id = ${orderId} and state <> 'void') as has
  `.execute(own(tx))
  return rows[0]?.has ?? false
}
