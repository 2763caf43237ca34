import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'

/** What must be true of the wages of employees. */
export const payrollChecks: readonly Check[] = [
  {
    name: 'wage-split',
    law: 'Yang ditanggung proyek dan kantor dari sebuah slip gaji berjumlah pendapatan hari yang dibayar ditambah yang ditanggung perusahaan.',
    breaches: sql`
      select s.company_id, format('slip %s: biaya Rp%s, terbagi Rp%s', s.id, s.earned - l.unpaid + s.employer, h.split) as detail
      from payroll_slip s
      cross join lateral (
        select coalesce(sum((line ->> 'amount')::bigint) filter (where line ->> 'code' in ('tanpa_upah', 'koreksi')), 0) as unpaid
        from jsonb_array_elements(s.lines) line
      ) l
      cross join lateral (
        select sum((share ->> 'amount')::bigint) as split from jsonb_array_elements(s.shares) share
      ) h
      where s.shares <> '[]' and h.split <> s.earned - l.unpaid + s.employer
    `,
  },
  {
    name: 'wage-projects',
    law: 'Biaya gaji tiap proyek di jurnal perhitungan gaji sama dengan bagian proyek itu di slip-slipnya.',
    breaches: sql`
      select company_id, format('perhitungan gaji %s, proyek %s: slip Rp%s, jurnal Rp%s', run_id, project_id,
        coalesce(k.amount, 0), coalesce(b.amount, 0)) as detail
      from (
        select s.company_id, s.run_id, (share ->> 'projectId')::uuid as project_id, sum((share ->> 'amount')::bigint) as amount
        from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
        cross join jsonb_array_elements(s.shares) share
        where r.state = 'posted' and not s.is_void and share ->> 'projectId' is not null group by 1, 2, 3
      ) k
      full join (
        select e.company_id, e.source_id as run_id, l.project_id, sum(l.debit - l.credit) as amount
        from journal_entry e join journal_line l on l.entry_id = e.id
        where e.source_kind = 'payroll-run' and l.project_id is not null group by 1, 2, 3
      ) b using (company_id, run_id, project_id)
      where coalesce(k.amount, 0) <> coalesce(b.amount, 0)
    `,
  },
]
