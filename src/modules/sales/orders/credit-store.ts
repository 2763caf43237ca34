import { sql } from 'kysely'
import { money, mulDiv, plus, sum, type Money } from '#ground/money.ts'
import { jsonRows } from '#kit/db/json-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { CustomerFacts } from '#modules/parties/face.ts'
import { owedOf } from '../collected/rules.ts'
import { own } from '../store.ts'

/** What a customer already owes or will be billed for, orders other than this one; PPN he remits himself is no part of it. */
export async function exposureOf(
  tx: Tx,
  companyId: string,
  customer: Pick<CustomerFacts, 'id' | 'vatCollector'>,
): Promise<{ unpaidInvoices: Money; uninvoicedDeliveries: Money }> {
  const { rows } = await sql<{ unpaid: bigint; orders: readonly Unbilled[] }>`
    select
      (select coalesce(sum(open_due), 0)::bigint from sales_invoice
        where company_id = ${companyId} and customer_id = ${customer.id} and state = 'posted' and open_due > 0) as unpaid,
      ${jsonRows<Unbilled>(sql`
        select unbilled_value::text as unbilled, dpp::text as price, ppn::text as ppn from sales_order
        where company_id = ${companyId} and customer_id = ${customer.id} and unbilled_value > 0
      `)} as orders
  `.execute(own(tx))
  const unbilled = (rows[0]?.orders ?? []).map((order) => unbilledOwed(customer.vatCollector, order))
  return { unpaidInvoices: money(rows[0]?.unpaid ?? 0n), uninvoicedDeliveries: sum(unbilled) }
}

interface Unbilled {
  readonly unbilled: string
  readonly price: string
  readonly ppn: string
}

// What was delivered bears its share of the PPN (`progress.ts`): whoever remits it owes that much less.
function unbilledOwed(collector: CustomerFacts['vatCollector'], { unbilled, ...order }: Unbilled): Money {
  const taxed = { price: money(order.price), ppn: money(order.ppn) }
  const total = plus(taxed.price, taxed.ppn)
  return total === 0n ? money(unbilled) : money(mulDiv(money(unbilled), owedOf(collector, taxed), total))
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
