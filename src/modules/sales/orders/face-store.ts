import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** Which order a line belongs to. */
export async function orderOfLine(tx: Tx, companyId: string, lineId: string): Promise<string | undefined> {
  const row = await own(tx)
    .selectFrom('sales_order_line')
    .select('order_id')
    .where('company_id', '=', companyId)
    .where('id', '=', lineId)
    .executeTakeFirst()
  return row?.order_id
}

/** Deliveries and returns of an order. */
export async function goodsDocuments(tx: Tx, companyId: string, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sales_delivery where company_id = ${companyId} and order_id = ${orderId} and state <> 'draft'
    union all
    select id from sales_return where company_id = ${companyId} and order_id = ${orderId}
  `.execute(own(tx))
  return rows.map((row) => row.id)
}
