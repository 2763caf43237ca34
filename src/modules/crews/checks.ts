import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'

/** What must be true of crews. */
export const crewChecks: readonly Check[] = [
  {
    name: 'piece-retention',
    law: 'Retensi borongan tiap kepala regu, dikurangi yang sudah dibayar, sama dengan saldo Utang Retensi atas namanya.',
    breaches: sql`
      select company_id, format('%s: retensi Rp%s, buku Rp%s', person_id, coalesce(h.open, 0), coalesce(b.open, 0)) as detail
      from (
        select company_id, person_id, sum(amount) as open from (
          select w.company_id, w.person_id, s.retention as amount
          from piece_share s
          join piece_opname o on o.company_id = s.company_id and o.id = s.opname_id
          join piece_crew c on c.company_id = o.company_id and c.id = o.crew_id
          join worker w on w.company_id = c.company_id and w.id = c.leader_id
          join wage_note n on n.company_id = s.company_id and n.id = s.wage_note_id
          join wage_settlement t on t.company_id = n.company_id and t.id = n.settlement_id and t.state = 'posted'
          where s.retention > 0
          union all
          select company_id, person_id, amount from piece_retention_opening where not is_void
          union all
          select company_id, person_id, -amount from piece_retention_release where not is_void
        ) each group by 1, 2
      ) h
      full join (
        select p.company_id, p.party_id as person_id, p.credit - p.debit as open from party_balance p
        where p.account_code = '2-1120' and exists (
          select from worker w where w.company_id = p.company_id and w.person_id = p.party_id)
      ) b using (company_id, person_id)
      where coalesce(h.open, 0) <> coalesce(b.open, 0)
    `,
  },
  {
    name: 'wage-corrections',
    law: 'Koreksi di tiap upah pekerja sama dengan jumlah koreksi hari yang dibayar bersamanya.',
    breaches: sql`
      select company_id, format('upah %s: koreksi Rp%s, hari Rp%s', id, coalesce(n.correction, 0), coalesce(c.amount, 0)) as detail
      from (
        select company_id, wage_note_id as id, sum(amount) as amount from crew_correction where wage_note_id is not null group by 1, 2
      ) c
      full join (
        select n.company_id, n.id, n.correction from wage_note n
        join wage_settlement t on t.company_id = n.company_id and t.id = n.settlement_id
        where t.state <> 'void' and n.correction <> 0
      ) n using (company_id, id)
      where coalesce(n.correction, 0) <> coalesce(c.amount, 0)
    `,
  },
]
