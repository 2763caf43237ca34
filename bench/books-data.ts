import type pg from 'pg'
import { cashDaysOfLines } from '#modules/journal/face.ts'
import type { Actor } from '#kit/access/actor.ts'

/** Lines of one statement. */
const BATCH = 2_000_000

/**
 * Adds entries of two lines to the journal of a company until it has so many lines, over the five years to 17 November 2026, and
 * sums them as the journal does; past its guards, which ask every entry by itself, and with its indexes made anew afterwards.
 */
export async function addLines(client: pg.Client, { companyId, userId }: Actor, lines: number): Promise<void> {
  await client.query(`set session_replication_role = replica`)
  for (const setting of CARELESS) await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  await client.query(`set maintenance_work_mem = '512MB'`)
  const { rows } = await client.query<{ n: string }>('select count(*) as n from journal_entry where company_id = $1', [
    companyId,
  ])
  await withoutIndexes(client, async () => {
    for (let from = Number(rows[0]?.n ?? 0); from < lines / 2; from += BATCH / 2)
      await client.query(ENTRIES, [companyId, userId, from + 1, Math.min(from + BATCH / 2, lines / 2)])
  })
  for (const sum of SUMS) await client.query(sum)
  await client.query(`set session_replication_role = origin`)
  await client.query('alter system reset all')
  await client.query('select pg_reload_conf()')
  await client.query('vacuum analyze journal_line, journal_entry, account_balance, account_day, cash_day')
}

// A throw-away database need not outlive a power cut while it is filled.
const CARELESS = ['fsync = off', 'full_page_writes = off', `max_wal_size = '16GB'`, `checkpoint_timeout = '30min'`]

const SUMS = [
  'delete from account_day; delete from account_balance; delete from cash_day',
  `insert into account_day (company_id, account_code, entry_date, debit, credit)
   select company_id, account_code, entry_date, sum(debit), sum(credit) from journal_line group by 1, 2, 3`,
  `insert into account_balance (company_id, account_code, period, debit, credit)
   select company_id, account_code, to_char(entry_date, 'YYYY-MM'), sum(debit), sum(credit) from account_day group by 1, 2, 3`,
  `insert into cash_day (company_id, entry_date, account_code, settles, flow) ${cashDaysOfLines}`,
]

/** Works while the journal has no index but its keys. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('journal_entry'::regclass, 'journal_line'::regclass)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

const ENTRIES = `
  with made as (
    select ('0192' || lpad(to_hex(n), 28, '0'))::uuid as id, n, date '2021-12-01' + (n * 7919 % 1813)::int as day,
      10000 + n * 7919 % 9000000 as amount,
      (array['6-2000', '6-1000', '5-1000', '5-2000', '4-1000', '4-2000', '7-1000', '2-1700'])[1 + n % 8] as account, n % 8 in (4, 5, 6) as is_in
    from generate_series($3::bigint, $4::bigint) n
  ), entries as (
    insert into journal_entry (id, company_id, number, entry_date, area, source_kind, source_id, memo, total_debit, total_credit, posted_by)
    select id, $1, 'B-' || n, day, 'finance', 'manual-journal', id, 'Beban ' || n, amount, amount, $2 from made
  )
  insert into journal_line (entry_id, line_no, company_id, entry_date, account_code, debit, credit)
  select id, side, $1, day, case side when 1 then account else '1-1200' end,
    case when is_in = (side = 2) then amount else 0 end, case when is_in = (side = 2) then 0 else amount end
  from made, generate_series(1, 2) side`
