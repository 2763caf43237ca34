import { sql } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** What a customer already owes or will be billed for, orders other than this one. */
export async function exposureOf(
  tx: Tx,
  companyId: string,
  customerId: string,
): Promise<{ unpaidInvoices: Money; uninvoicedDeliveries: Money }> {
  const { rows } = await sql<{ unpaid: bigint; unbilled: bigint }>`
    select
      (select coalesce(sum(open_due), 0)::bigint from sales_invoice
        where company_id = ${companyId} and customer_id = ${customerId} and state = 'posted' and open_due > 0) as unpaid,
      (select coalesce(sum(unbilled_value), 0)::bigint from sales_order
        where company_id = ${companyId} and customer_id = ${customerId} and unbilled_value > 0) as unbilled
  `.execute(own(tx))
  return { unpaidInvoices: money(rows[0]?.unpaid ?? 0n), uninvoicedDeliveries: money(rows[0]?.unbilled ?? 0n) }
}

/** Other orders of the customer with the same purchase order number. */
export async function samePo(
  tx: Tx,
  companyId: string,
  asked: { readonly customerId: string; readonly customerPoNo: string; readonly except: string | null },
): Promise<{ id: string; number: string | null }[]> {
  return own(tx)
    .selectFrom('sales_order')
    .select(['id', 'number'])
    .where('company_id', '=', companyId)
    .where('customer_id', '=', asked.customerId)
    .where(sql`lower(customer_po_no)`, '=', asked.customerPoNo.toLowerCase())
    .where('state', '<>', 'void')
    .$if(asked.except !== null, (query) => query.where('id', '<>', asked.except ?? ''))
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
}
