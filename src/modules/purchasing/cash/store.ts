import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** What stands of a nota toko. */
export async function documentsOf(
  tx: Tx,
  companyId: string,
  orderId: string,
): Promise<{ payments: string[]; bills: string[]; receipts: string[] }> {
  const bills = sql`select distinct b.id from purchase_bill b join purchase_bill_line l on l.bill_id = b.id
    where l.company_id = ${companyId} and l.order_id = ${orderId} and b.state = 'posted'`
  const { rows } = await sql<{ kind: string; id: string }>`
    select 'bill' as kind, id from (${bills}) b
    union all
    select 'payment', p.id from purchase_payment p where p.state = 'posted' and p.id in (
      select payment_id from purchase_settlement where bill_id in (${bills}) and not is_void
    )
    union all
    select 'receipt', id from goods_receipt where company_id = ${companyId} and order_id = ${orderId} and state = 'posted'
  `.execute(own(tx))
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.id)
  return { payments: of('payment'), bills: of('bill'), receipts: of('receipt') }
}

/** Where this person bought last. */
export async function lastSuppliersOf(tx: Tx, actor: Actor): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select supplier_id as id, max(supplier_name) as name from (
      select supplier_id, supplier_name, id from purchase_order
      where company_id = ${actor.companyId} and created_by = ${actor.userId} order by id desc limit 50
    ) last group by supplier_id order by max(id::text) desc limit 5
  `.execute(own(tx))
  return rows
}
