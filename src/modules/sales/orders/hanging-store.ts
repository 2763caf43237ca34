import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** Tells whether a delivery or invoice, draft or posted, hangs on the order, or what was billed of it before the books began. */
export async function hasDocuments(tx: Tx, orderId: string): Promise<boolean> {
  return hanging(tx, orderId, true)
}

/** Tells whether a delivery or invoice, draft or posted, hangs on the order. */
export async function hasPapers(tx: Tx, orderId: string): Promise<boolean> {
  return hanging(tx, orderId, false)
}

async function hanging(tx: Tx, orderId: string, countsOpening: boolean): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from sales_delivery d where d.company_id = o.company_id and d.order_id = o.id and d.state <> 'void')
      or exists (select from sales_invoice i where i.company_id = o.company_id and i.order_id = o.id and i.state <> 'void')
      or o.is_opened and ${countsOpening} as has
    from sales_order o where o.id = ${orderId}
  `.execute(own(tx))
  return rows[0]?.has ?? false
}
