import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'
import { accounts } from '#modules/journal/rules.ts'

/** What must be true of the entry of each single bill: the sums of a supplier could agree by two mistakes. */
export const billChecks: readonly Check[] = [
  {
    name: 'bill-entry',
    law: 'Jurnal tiap tagihan pembelian sama dengan tagihannya: utang dan PPN masukan yang boleh dikreditkan.',
    breaches: sql`
      select company_id, format('%s: utang Rp%s / Rp%s, PPN Rp%s / Rp%s', coalesce(b.number, id::text),
        coalesce(j.debt, 0), coalesce(b.total, 0), coalesce(j.ppn, 0), coalesce(b.credited, 0)) as detail
      from (
        select e.company_id, e.source_id as id,
          coalesce(sum(l.credit - l.debit) filter (where l.account_code = ${accounts.payable}), 0) as debt,
          coalesce(sum(l.debit - l.credit) filter (where l.account_code = ${accounts.vatIn}), 0) as ppn
        from journal_entry e join journal_line l on l.entry_id = e.id
        where e.source_kind = 'purchase-bill' and l.account_code = any (${[accounts.payable, accounts.vatIn]}::text[])
        group by 1, 2
      ) j
      full join (
        select company_id, id, number, total, case when credits_tax then ppn else 0 end as credited
        from purchase_bill where state = 'posted'
      ) b using (company_id, id)
      where coalesce(j.debt, 0) <> coalesce(b.total, 0) or coalesce(j.ppn, 0) <> coalesce(b.credited, 0)
    `,
  },
  {
    name: 'bill-lines',
    law: 'DPP tagihan pembelian sama dengan jumlah nilai bersih barisnya ditambah ongkos kirim.',
    breaches: sql`
      select b.company_id, format('%s: DPP Rp%s, baris Rp%s, ongkir Rp%s', b.number, b.dpp, l.net, b.freight) as detail
      from purchase_bill b
      cross join lateral (select coalesce(sum(net), 0) as net from purchase_bill_line where bill_id = b.id) l
      where b.state = 'posted' and b.kind <> 'opening'
        and (b.dpp - l.net not between 0 and b.freight or not b.price_includes_tax and b.dpp - l.net <> b.freight)
    `,
  },
]
