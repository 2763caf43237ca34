import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { ListSource } from '#kit/list/source.ts'
import { cashEntryColumns } from './columns.ts'
import { seenCashEntries } from './visible.ts'

/** Money in, out and moved, as far as a person may see it. */
export function cashEntrySource(actor: Actor): ListSource {
  const tie = sql.ref('c.id')
  return {
    columns: cashEntryColumns,
    from: sql`cash_entry c join cash_account k on k.id = c.cash_account_id
      left join cash_account t on t.id = c.to_cash_account_id`,
    where: sql`${seenCashEntries(actor)}`,
    alias: 'c',
    at: {
      label: sql`coalesce(c.number, 'Draf')`,
      date: sql.ref('c.entry_date'),
      categories: sql`coalesce((
        select string_agg(distinct a.name, ', ' order by a.name) from cash_entry_line l
        join account a on a.company_id = l.company_id and a.code = l.account_code where l.entry_id = c.id
      ), 'Pindah kas')`,
      cashAccountName: sql`concat_ws(' → ', k.name, t.name)`,
      projectNames: sql`(select string_agg(distinct p.name, ', ' order by p.name) from cash_entry_line l
        join project p on p.company_id = l.company_id and p.id = l.project_id where l.entry_id = c.id)`,
      cashIn: sql`(case when c.kind = 'masuk' and c.state = 'posted' then c.amount else 0 end)`,
      cashOut: sql`(case when c.state <> 'posted' then 0 when c.kind = 'keluar' then c.amount else c.fee end)`,
      hasProof: sql`exists (select from file f where f.company_id = c.company_id
        and f.owner_subject = 'laporan-keuangan' and f.owner_id = c.id)`,
      cashAccountId: sql.ref('c.cash_account_id'),
      projectId: sql`(select l.project_id from cash_entry_line l where l.entry_id = c.id and l.project_id is not null order by l.line_no limit 1)`,
      account: sql`(select l.account_code from cash_entry_line l where l.entry_id = c.id order by l.line_no limit 1)`,
    },
    sorts: { label: { by: sql`coalesce(c.number, '')`, tie } },
    search: sql.ref('c.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}
