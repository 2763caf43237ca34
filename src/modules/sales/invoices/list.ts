import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { ListSource } from '#kit/list/source.ts'
import { today } from '#kit/posting/today.ts'
import { seenInvoices } from '../orders/visible.ts'
import { invoiceColumns } from './columns.ts'

/** Every invoice that a person may see, opening balances with them. */
export function invoiceSource(actor: Actor): ListSource {
  const tie = sql.ref('i.id')
  const isLate = sql`(i.open_due > 0 and i.due_date < ${today(actor)}::date)`
  return {
    columns: invoiceColumns,
    from: sql`sales_invoice i left join sales_order o on o.id = i.order_id`,
    where: sql`i.company_id = ${actor.companyId} and ${seenInvoices(actor)}`,
    alias: 'i',
    at: {
      label: sql`coalesce(i.number, 'Draf')`,
      date: sql.ref('i.invoice_date'),
      orderLabel: sql.ref('o.number'),
      isOverdue: isLate,
      isPpnWaiting: sql`(i.ppn_waiting > 0)`,
      withoutTaxInvoice: sql`(i.state = 'posted' and i.ppn > 0 and i.tax_invoice_no is null)`,
      status: sql`case when i.state = 'pending_approval' then 'pending' when i.state <> 'posted' then i.state
        when i.open_due = 0 then case when i.credited_total = i.total and i.total > 0 then 'credited'
          when i.written_off_total > 0 then 'written-off' else 'paid' end
        when ${isLate} then 'overdue' when i.open_due = i.total then 'open' else 'partly-paid' end`,
    },
    sorts: { label: { by: sql`coalesce(i.number, '')`, tie } },
    search: sql.ref('i.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}
