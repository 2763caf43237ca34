import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** The oldest order a supplier has not finished, by its number; nothing when there is none. */
export async function openOrderTo(tx: Tx, companyId: string, supplierId: string): Promise<string | undefined> {
  const { rows } = await sql<{ number: string | null }>`
    select number from purchase_order
    where company_id = ${companyId} and supplier_id = ${supplierId}
      and stage in ('pending', 'ordered', 'held', 'partly-received')
    order by order_date limit 1
  `.execute(tables(tx))
  return rows[0] && (rows[0].number ?? 'yang menunggu persetujuan')
}
