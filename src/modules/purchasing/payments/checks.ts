import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'
import { pphOwed } from '#modules/journal/rules.ts'

const pphCodes = Object.values(pphOwed)

/** What must be true of the PPh that is held back of suppliers. */
export const paymentChecks: readonly Check[] = [
  {
    name: 'bill-withheld',
    law: 'PPh yang dipotong dari tagihan pembelian sama dengan jumlah potongan pembayaran dan uang mukanya.',
    breaches: sql`
      select b.company_id, format('%s: tercatat Rp%s, dipotong Rp%s', b.number, b.withheld_total, coalesce(s.withheld, 0)) as detail
      from purchase_bill b
      left join (select bill_id, sum(withheld) as withheld from purchase_settlement where not is_void group by 1) s on s.bill_id = b.id
      where b.withheld_total <> coalesce(s.withheld, 0)
    `,
  },
  {
    name: 'advance-withheld',
    law: 'PPh uang muka yang sudah diperhitungkan sama dengan yang diambil alih tagihannya.',
    breaches: sql`
      select p.company_id, format('%s: tercatat Rp%s, diambil alih Rp%s', p.number, p.advance_withheld_used, s.used) as detail
      from purchase_payment p cross join lateral (
        select coalesce(sum(withheld_before), 0) as used from purchase_settlement where payment_id = p.id and not is_void
      ) s
      where p.state = 'posted' and p.advance_withheld_used <> s.used
    `,
  },
  {
    name: 'supplier-pph',
    law: 'Utang PPh (2-15xx) tiap pembayaran dan retur supplier sama dengan PPh yang dipotongnya.',
    breaches: sql`
      select company_id, format('dokumen %s: buku besar Rp%s, dokumen Rp%s', id, coalesce(j.owed, 0), coalesce(d.held, 0)) as detail
      from (
        select l.company_id, coalesce(s.payment_id, s.return_id, e.source_id) as id, sum(l.credit - l.debit) as owed
        from journal_line l join journal_entry e on e.id = l.entry_id
          left join purchase_settlement s on s.id = e.source_id and e.source_kind = 'purchase-advance-use'
        where l.account_code = any (${pphCodes}::text[]) and e.source_kind in ('purchase-payment', 'purchase-advance-use')
        group by 1, 2
      ) j
      full join (
        select company_id, id, withheld_total as held from purchase_payment where state = 'posted' and withheld_total <> 0
        union all
        select company_id, id, withheld_total from purchase_return where state = 'posted' and withheld_total <> 0
      ) d using (company_id, id)
      where coalesce(j.owed, 0) <> coalesce(d.held, 0)
    `,
  },
]
