import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'

/** What must be true of finance. */
export const financeChecks: readonly Check[] = [
  {
    name: 'cash-entry-lines',
    law: 'Jumlah transaksi kas masuk atau keluar sama dengan jumlah barisnya.',
    breaches: sql`
      select c.company_id, format('%s: tercatat Rp%s, baris Rp%s', coalesce(c.number, c.id::text), c.amount, coalesce(l.amount, 0)) as detail
      from cash_entry c
      left join (select entry_id, sum(amount) as amount from cash_entry_line group by 1) l on l.entry_id = c.id
      where c.kind <> 'pindah' and c.amount <> coalesce(l.amount, 0)
    `,
  },
  {
    name: 'cash-entry-journal',
    law: 'Jurnal tiap transaksi kas sama dengan transaksinya, dan yang dibatalkan bersaldo nol.',
    breaches: sql`
      select c.company_id, format('%s: jurnal Rp%s, transaksi Rp%s', c.number, j.moved, w.wanted) as detail
      from cash_entry c
      join cash_account k on k.id = c.cash_account_id
      cross join lateral (
        select coalesce(sum(l.debit - l.credit), 0) as moved
        from journal_entry e join journal_line l on l.entry_id = e.id and l.account_code = k.account_code
        where e.company_id = c.company_id and e.source_id = c.id
      ) j
      cross join lateral (
        select case when c.state <> 'posted' then 0 when c.kind = 'masuk' then c.amount else -c.amount - c.fee end as wanted
      ) w
      where j.moved <> w.wanted
    `,
  },
]
