import { sql } from 'kysely'
import { money, sum } from '#ground/money.ts'
import { jsonRows } from '#kit/db/json-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { CustomerFacts } from '#modules/parties/face.ts'
import { owedOf } from '../collected/rules.ts'
import { own } from '../store.ts'
import { unbilledParts, type Exposure } from './rules.ts'

/**
 * Sums what counts against the credit limit of a customer: open invoices, what was sent unbilled, and what confirmed orders
 * still promise; PPN he remits himself is no part of it.
 */
export async function exposureOf(
  tx: Tx,
  companyId: string,
  customer: Pick<CustomerFacts, 'id' | 'vatCollector'>,
): Promise<Exposure> {
  const { rows } = await sql<{ unpaid: bigint; orders: readonly Unbilled[] }>`
    select
      (select coalesce(sum(open_due), 0)::bigint from sales_invoice
        where company_id = ${companyId} and customer_id = ${customer.id} and state = 'posted' and open_due > 0) as unpaid,
      ${jsonRows<Unbilled>(sql`
        select o.unbilled_value::text as delivered, o.dpp::text as price, o.ppn::text as ppn,
          (o.down_payment_billed - o.down_payment_applied)::text as advance,
          case when o.closed_at is null then l.unsent
            + case when o.shipping_billed < o.shipping_fee then o.dpp - l.net else 0 end else 0 end::text as unsent
        from sales_order o
        cross join lateral (
          select coalesce(sum(net), 0)::bigint as net,
            coalesce(sum(round(net * greatest(greatest(qty + replaced_qty, sent) - returned_qty - invoiced_qty
              - greatest(sent - returned_qty - invoiced_qty, 0), 0) / nullif(qty, 0))), 0)::bigint as unsent
          from (select *, case when needs_delivery then delivered_qty else 0 end as sent
            from sales_order_line where order_id = o.id and kind = 'item') line
        ) l
        where o.company_id = ${companyId} and o.customer_id = ${customer.id} and o.state = 'posted' and o.billing <> 'full'
          and (o.closed_at is null or o.unbilled_value > 0)
      `)} as orders
  `.execute(own(tx))
  const parts = (rows[0]?.orders ?? []).map((order) => partsOf(customer.vatCollector, order))
  return {
    unpaidInvoices: money(rows[0]?.unpaid ?? 0n),
    uninvoicedDeliveries: sum(parts.map(({ delivered }) => delivered)),
    unsentOrders: sum(parts.map(({ unsent }) => unsent)),
  }
}

type Unbilled = Readonly<Record<'delivered' | 'unsent' | 'advance' | 'price' | 'ppn', string>>

function partsOf(collector: CustomerFacts['vatCollector'], order: Unbilled) {
  const taxed = { price: money(order.price), ppn: money(order.ppn) }
  const [delivered, unsent, advance] = [money(order.delivered), money(order.unsent), money(order.advance)]
  return unbilledParts({ ...taxed, delivered, unsent, advance, owed: owedOf(collector, taxed) })
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
