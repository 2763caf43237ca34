import { sql, type RawBuilder } from 'kysely'
import type { Check } from '#kit/posting/check.ts'
import { accounts } from '#modules/journal/rules.ts'

/** What the journal holds of each document of a kind: reversed entries come to nothing. */
function booked(kind: string): RawBuilder<unknown> {
  const sumOf = (account: string) =>
    sql`coalesce(sum(l.debit - l.credit) filter (where l.account_code = ${account}), 0)`
  return sql`
    select e.company_id, e.source_id as id, ${sumOf(accounts.receivable)} as claim, -${sumOf(accounts.vatOut)} as ppn,
      ${sumOf(accounts.collectedVat)} as collected
    from journal_entry e join journal_line l on l.entry_id = e.id
    where e.source_kind = ${kind} and l.account_code = any (${[accounts.receivable, accounts.vatOut, accounts.collectedVat]}::text[])
    group by 1, 2
  `
}

/** What must be true of the entry of each single document of sales: the sums of a customer could agree by two mistakes. */
export const salesEntryChecks: readonly Check[] = [
  {
    name: 'invoice-entry',
    law: 'Jurnal tiap invoice sama dengan invoicenya: piutang, PPN keluaran, dan PPN yang dipungut pelanggan.',
    breaches: sql`
      select company_id, format('%s: piutang Rp%s / Rp%s, PPN Rp%s / Rp%s, dipungut Rp%s / Rp%s', coalesce(i.number, id::text),
        coalesce(j.claim, 0), coalesce(i.total, 0), coalesce(j.ppn, 0), coalesce(i.ppn, 0),
        coalesce(j.collected, 0), coalesce(i.ppn_collected, 0)) as detail
      from (${booked('invoice')}) j
      full join (select company_id, id, number, total, ppn, ppn_collected from sales_invoice where state = 'posted') i using (company_id, id)
      where coalesce(j.claim, 0) <> coalesce(i.total, 0) or coalesce(j.ppn, 0) <> coalesce(i.ppn, 0)
        or coalesce(j.collected, 0) <> coalesce(i.ppn_collected, 0)
    `,
  },
  {
    name: 'credit-note-entry',
    law: 'Jurnal tiap nota kredit sama dengan nota kreditnya: PPN keluaran dan PPN yang dipungut pelanggan.',
    breaches: sql`
      select company_id, format('%s: PPN Rp%s / Rp%s, dipungut Rp%s / Rp%s', coalesce(n.number, id::text),
        -coalesce(j.ppn, 0), coalesce(n.ppn, 0), -coalesce(j.collected, 0), coalesce(n.ppn_collected, 0)) as detail
      from (${booked('credit-note')}) j
      full join (select company_id, id, number, ppn, ppn_collected from sales_credit_note where state = 'posted') n using (company_id, id)
      where -coalesce(j.ppn, 0) <> coalesce(n.ppn, 0) or -coalesce(j.collected, 0) <> coalesce(n.ppn_collected, 0)
    `,
  },
  {
    name: 'invoice-lines',
    law: 'Nilai bersih invoice sama dengan jumlah barisnya ditambah ongkos kirim.',
    breaches: sql`
      select i.company_id, format('%s: nilai bersih Rp%s, baris Rp%s, ongkir Rp%s', i.number, i.gross_net, l.net, i.shipping_fee) as detail
      from sales_invoice i
      cross join lateral (select coalesce(sum(net), 0) as net from sales_invoice_line where invoice_id = i.id) l
      where i.state = 'posted' and i.kind = 'sale'
        and (i.gross_net - l.net not between 0 and i.shipping_fee or not i.price_includes_tax and i.gross_net - l.net <> i.shipping_fee)
    `,
  },
  {
    name: 'invoice-projects',
    law: 'Penjualan tiap proyek dan pekerjaan dalam jurnal invoice sama dengan baris invoicenya ditambah ongkos kirim.',
    breaches: sql`
      select company_id, format('proyek %s pekerjaan %s: jurnal dan invoice berbeda Rp%s', project_id, coalesce(work_item_id::text, '-'), sum(sold)) as detail
      from (
        select e.company_id, l.project_id, l.work_item_id, l.debit - l.credit as sold
        from journal_line l join journal_entry e on e.id = l.entry_id
        where e.source_kind = 'invoice' and l.project_id is not null and l.account_code like '4-%'
        union all
        select i.company_id, l.project_id, l.work_item_id, l.net
        from sales_invoice_line l join sales_invoice i on i.id = l.invoice_id
        where i.state = 'posted' and l.project_id is not null and l.account_code like '4-%'
        union all
        select i.company_id, i.project_id, null, i.gross_net - l.net
        from sales_invoice i cross join lateral (select coalesce(sum(net), 0) as net from sales_invoice_line where invoice_id = i.id) l
        where i.state = 'posted' and i.kind = 'sale' and i.project_id is not null
      ) each
      group by company_id, project_id, work_item_id having sum(sold) <> 0
    `,
  },
]
