import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** Tells whether a delivery or invoice, draft or posted, hangs on the order. */
export async function hasDocuments(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from sales_delivery d where d.company_id = o.company_id and d.order_id = o.id and d.state <> 'void')
      or exists (select from sales_invoice i where i.company_id = o.company_id and i.order_id = o.id and i.state <> 'void') as has
    from sales_order o where o.id = ${orderId}
  `.execute(own(tx))
  return rows[0]?.has ?? false
}
