import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { CashCounterEntry } from '#modules/journal/cash-counter-store.ts'
import { booksNoCost, sourcesApart, type Apart } from '#modules/journal/sums-store.ts'
import type { JournalTables } from '#modules/journal/tables.ts'

/** Which entries of one account: of days of a span, without what is told apart and some entries; at most `most` from the one at `offset` on. */
export interface EntriesAsked {
  readonly companyId: string
  readonly withCosts: boolean
  readonly account: string
  readonly from: Day
  readonly to: Day
  readonly without: readonly string[]
  readonly offset: number
  readonly most: number
}

/** Tells the entries that a sum of `accountSums` without `sumsApart` comes from, by day. */
export async function entriesWithout(
  tx: Tx,
  asked: EntriesAsked,
  apart: readonly Apart[],
): Promise<CashCounterEntry[]> {
  const { companyId, account, from, to } = asked
  const left = apart.map(
    (kind) =>
      sql`e.source_id not in (select y.id from ${sourcesApart(kind, companyId, [{ from, to }])} y where y.company_id = ${companyId})`,
  )
  const { rows } = await sql<CashCounterEntry>`
    select e.id as "entryId", e.entry_date as date, e.number as "entryNumber", e.source_kind as "sourceKind",
      e.source_id as "sourceId", e.memo, sum(l.credit - l.debit)::bigint as flow
    from journal_line l join journal_entry e on e.id = l.entry_id
    where l.company_id = ${companyId} and l.account_code = ${account} and l.entry_date between ${from}::date and ${to}::date
      and ${asked.withCosts ? sql`true` : booksNoCost(sql`l.entry_id`)} and l.entry_id <> all (${asked.without}::uuid[])
      and ${sql.join(left, sql` and `)}
    group by 1, 2, 3, 4, 5, 6 having sum(l.credit - l.debit) <> 0 order by 2, 3 limit ${asked.most} offset ${asked.offset}
  `.execute(tables<JournalTables>(tx))
  return rows
}
