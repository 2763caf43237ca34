import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'
import { cashDaysOfLines } from '#modules/journal/cash-counter-store.ts'

/** What must be true of the journal. */
export const journalChecks: readonly Check[] = [
  {
    name: 'trial-balance',
    law: 'Neraca saldo seimbang: jumlah debit sama dengan jumlah kredit.',
    breaches: sql`
      select company_id, format('selisih Rp%s', sum(debit) - sum(credit)) as detail
      from journal_line group by company_id having sum(debit) <> sum(credit)
    `,
  },
  {
    name: 'entry-whole',
    law: 'Kepala jurnal sama dengan jumlah barisnya.',
    breaches: sql`
      select e.company_id, format('%s: kepala Rp%s, baris Rp%s / Rp%s', e.number, e.total_debit, coalesce(l.debit, 0), coalesce(l.credit, 0)) as detail
      from journal_entry e
      left join (select entry_id, sum(debit) as debit, sum(credit) as credit from journal_line group by 1) l on l.entry_id = e.id
      where coalesce(l.debit, 0) <> e.total_debit or coalesce(l.credit, 0) <> e.total_credit
    `,
  },
  {
    name: 'account-balance',
    law: 'Saldo akun per periode sama dengan jumlah baris jurnalnya.',
    breaches: sql`
      select company_id, format('%s %s: saldo Rp%s / Rp%s, jurnal Rp%s / Rp%s', account_code, period,
        coalesce(b.debit, 0), coalesce(b.credit, 0), coalesce(l.debit, 0), coalesce(l.credit, 0)) as detail
      from account_balance b
      full join (
        select line.company_id, line.account_code, entry.period, sum(line.debit) as debit, sum(line.credit) as credit
        from journal_line line join journal_entry entry on entry.id = line.entry_id group by 1, 2, 3
      ) l using (company_id, account_code, period)
      where coalesce(b.debit, 0) <> coalesce(l.debit, 0) or coalesce(b.credit, 0) <> coalesce(l.credit, 0)
    `,
  },
  {
    name: 'account-day',
    law: 'Jumlah akun per hari sama dengan jumlah baris jurnalnya.',
    breaches: sql`
      select company_id, format('%s %s: tersimpan Rp%s / Rp%s, jurnal Rp%s / Rp%s', account_code, entry_date,
        coalesce(b.debit, 0), coalesce(b.credit, 0), coalesce(l.debit, 0), coalesce(l.credit, 0)) as detail
      from account_day b
      full join (
        select company_id, account_code, entry_date, sum(debit) as debit, sum(credit) as credit
        from journal_line group by 1, 2, 3
      ) l using (company_id, account_code, entry_date)
      where coalesce(b.debit, 0) <> coalesce(l.debit, 0) or coalesce(b.credit, 0) <> coalesce(l.credit, 0)
    `,
  },
  {
    name: 'cash-floor',
    law: 'Kas yang tidak boleh di bawah nol tidak pernah di bawah nol.',
    breaches: sql`
      select k.company_id, format('%s: Rp%s', k.name, sum(b.debit - b.credit)) as detail
      from cash_account k join account_balance b on b.company_id = k.company_id and b.account_code = k.account_code
      where k.never_below_zero group by k.company_id, k.id, k.name having sum(b.debit - b.credit) < 0
    `,
  },
  {
    name: 'cash-day',
    law: 'Arus kas per hari dan akun lawan sama dengan jumlah baris jurnalnya.',
    breaches: sql`
      select company_id, format('%s lawan %s: tersimpan Rp%s, jurnal Rp%s', entry_date, account_code,
        coalesce(b.flow, 0), coalesce(l.flow, 0)) as detail
      from cash_day b
      full join (${sql.raw(cashDaysOfLines)}) l using (company_id, entry_date, account_code, settles)
      where coalesce(b.flow, 0) <> coalesce(l.flow, 0)
    `,
  },
  {
    name: 'party-balance',
    law: 'Saldo pelanggan dan pemasok sama dengan jumlah baris jurnalnya.',
    breaches: sql`
      select company_id, format('%s pada %s: saldo Rp%s / Rp%s, jurnal Rp%s / Rp%s', party_id, account_code,
        coalesce(b.debit, 0), coalesce(b.credit, 0), coalesce(l.debit, 0), coalesce(l.credit, 0)) as detail
      from party_balance b
      full join (
        select company_id, party_id, account_code, sum(debit) as debit, sum(credit) as credit
        from journal_line where party_id is not null group by 1, 2, 3
      ) l using (company_id, party_id, account_code)
      where coalesce(b.debit, 0) <> coalesce(l.debit, 0) or coalesce(b.credit, 0) <> coalesce(l.credit, 0)
    `,
  },
  {
    name: 'project-balance',
    law: 'Saldo proyek per pekerjaan, akun dan periode sama dengan jumlah baris jurnalnya.',
    breaches: sql`
      select company_id, format('proyek %s pekerjaan %s akun %s %s: saldo Rp%s / Rp%s, jurnal Rp%s / Rp%s', project_id,
        coalesce(work_item_id::text, '-'), account_code, period, sum(debit) filter (where is_kept),
        sum(credit) filter (where is_kept), sum(debit) filter (where not is_kept), sum(credit) filter (where not is_kept)) as detail
      from (
        select company_id, project_id, work_item_id, account_code, period, debit, credit, true as is_kept from project_balance
        union all
        select l.company_id, l.project_id, l.work_item_id, l.account_code, e.period, l.debit, l.credit, false
        from journal_line l join journal_entry e on e.id = l.entry_id where l.project_id is not null
      ) told
      group by company_id, project_id, work_item_id, account_code, period
      having sum(case when is_kept then debit else -debit end) <> 0
        or sum(case when is_kept then credit else -credit end) <> 0
    `,
  },
  {
    name: 'journal-numbers',
    law: 'Nomor jurnal KU berurutan tanpa celah per perusahaan dan bulan.',
    breaches: sql`
      select company_id, format('KU %s: terakhir %s, tercatat %s jurnal', period, c.last, coalesce(e.entries, 0)) as detail
      from document_counter c
      full join (
        select company_id, period, count(*) as entries, 'KU' as doc from journal_entry group by 1, 2
      ) e using (company_id, period, doc)
      where doc = 'KU' and c.last is distinct from e.entries
    `,
  },
  {
    name: 'journal-locked',
    law: 'Tidak ada jurnal yang dicatat ke periode yang sudah dikunci.',
    breaches: sql`
      select e.company_id, format('%s tanggal %s', e.number, e.entry_date) as detail
      from period_lock l
      join journal_entry e on e.company_id = l.company_id and e.entry_date <= l.locked_until and e.posted_at > l.locked_at
      where l.area in (e.area, 'finance')
    `,
  },
  {
    name: 'opening-balance',
    law: 'Jurnal saldo awal sama dengan barisnya, dan yang dibatalkan bersaldo nol.',
    breaches: sql`
      select company_id, format('saldo awal %s akun %s: tercatat Rp%s, jurnal Rp%s', id, account_code,
        coalesce(o.net, 0), coalesce(l.net, 0)) as detail
      from (
        select b.company_id, b.id, l.account_code, sum(l.debit - l.credit) filter (where b.state = 'posted') as net
        from opening_balance b join opening_balance_line l on l.opening_id = b.id
        where l.account_code <> '3-1000' group by 1, 2, 3
      ) o
      full join (
        select e.company_id, e.source_id as id, l.account_code, sum(l.debit - l.credit) as net
        from journal_entry e join journal_line l on l.entry_id = e.id
        where e.source_kind = 'opening-balance' and l.account_code <> '3-1000' group by 1, 2, 3
      ) l using (company_id, id, account_code)
      where coalesce(o.net, 0) <> coalesce(l.net, 0)
    `,
  },
]
