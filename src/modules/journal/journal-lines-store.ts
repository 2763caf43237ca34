import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { booksNoCost, byLine } from '#modules/journal/sums-store.ts'
import type { JournalTables } from '#modules/journal/tables.ts'

/** A line of the journal with what it belongs to; debit or credit is 0. */
export interface JournalLineTold {
  readonly entryId: string
  readonly date: Day
  readonly entryNumber: string
  readonly sourceNumber: string | null
  readonly memo: string
  readonly account: string
  readonly accountName: string
  readonly projectName: string | null
  readonly debit: bigint
  readonly credit: bigint
}

/** Which lines: of all entries between two days, without those that book a cost for who may not see it. */
export interface JournalSpan {
  readonly companyId: string
  readonly from: Day
  readonly to: Day
  readonly withCosts: boolean
  /** With what each person is paid; else an entry of wages is one line of its account. */
  readonly byPerson: boolean
}

/** Entries that are read at once. */
const PAGE = 1000

/** Reads the journal of a span by day, entries whole, a page of them at a time. */
export async function* journalPages(tx: Tx, span: JournalSpan): AsyncGenerator<JournalLineTold[]> {
  const { companyId, from, to, withCosts, byPerson } = span
  let after: { readonly date: string; readonly entryId: string } = { date: '1900-01-01', entryId: NOBODY }
  for (;;) {
    const { rows } = await sql<JournalLineTold & { count: number }>`
      with page as materialized (
        select e.id, e.entry_date, e.number, e.memo, e.source_id, e.area, e.company_id from journal_entry e
        where e.company_id = ${companyId} and e.entry_date between ${from}::date and ${to}::date
          and (e.entry_date, e.id) > (${after.date}::date, ${after.entryId}::uuid)
          and ${withCosts ? sql`true` : booksNoCost(sql`e.id`)}
        order by e.entry_date, e.id limit ${PAGE}
      )
      select p.id as "entryId", p.entry_date as date, p.number as "entryNumber", (
          select n.number from document_number n
          where n.company_id = p.company_id and n.document_id = p.source_id order by n.given_at limit 1
        ) as "sourceNumber", concat_ws(' · ', nullif(p.memo, ''), nullif(l.memo, '')) as memo, a.code as account,
        a.name as "accountName", (select j.name from project j where j.company_id = p.company_id and j.id = l.project_id) as "projectName",
        greatest(sum(l.debit - l.credit), 0)::bigint as debit, greatest(sum(l.credit - l.debit), 0)::bigint as credit,
        (select count(*)::int from page) as count
      from page p join journal_line l on l.entry_id = p.id
      join account a on a.company_id = p.company_id and a.code = l.account_code
      group by p.id, p.entry_date, p.number, p.memo, p.source_id, p.area, p.company_id, l.memo, l.project_id, a.code, a.name,
        ${byPerson ? sql`l.line_no` : byLine('p', 'l')}
      order by p.entry_date, p.id, min(l.line_no)
    `.execute(tables<JournalTables>(tx))
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (last.count < PAGE) return
    after = { date: last.date, entryId: last.entryId }
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Counts the lines of a span, no further than `most`. */
export async function countLines(tx: Tx, { companyId, from, to }: JournalSpan, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from journal_line l where l.company_id = ${companyId} and l.entry_date between ${from}::date and ${to}::date
      limit ${most}
    ) counted
  `.execute(tables<JournalTables>(tx))
  return rows[0]?.count ?? 0
}
