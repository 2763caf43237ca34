import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { ListSource } from '#kit/list/source.ts'
import { seenPayments } from '../orders/visible.ts'
import { paymentColumns } from './columns.ts'

/** Money received from customers, as far as a person may see what it paid. */
export function paymentSource(actor: Actor): ListSource {
  const tie = sql.ref('p.id')
  return {
    columns: paymentColumns,
    from: sql`sales_payment p`,
    where: sql`p.company_id = ${actor.companyId} and ${seenPayments(actor)}`,
    alias: 'p',
    at: {
      label: sql`coalesce(p.number, '')`,
      date: sql.ref('p.payment_date'),
      invoiceLabels: sql`(select string_agg(distinct i.number, ', ' order by i.number) from sales_settlement s
        join sales_invoice i on i.id = s.invoice_id where s.payment_id = p.id and not s.is_void)`,
      proofNos: sql`(select string_agg(distinct s.proof_no, ', ') from sales_settlement s
        where s.payment_id = p.id and s.withheld > 0 and not s.is_void)`,
      hasAdvance: sql`(p.unallocated > 0)`,
      lacksProof: sql`(p.state = 'posted' and p.withheld_total > 0 and exists (
        select from sales_settlement s where s.payment_id = p.id and s.withheld > 0 and s.proof_no is null and not s.is_void))`,
      orderId: sql`(select s.order_id from sales_settlement s where s.payment_id = p.id and s.order_id is not null
        and not s.is_void order by s.id limit 1)`,
    },
    sorts: { label: { by: sql`coalesce(p.number, '')`, tie } },
    search: sql.ref('p.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}
