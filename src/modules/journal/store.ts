import { sql } from 'kysely'
import { rowDims } from '#ground/dims.ts'
import { addDays, type Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { refusing } from '#kit/posting/database-refusal.ts'
import { settlesWith } from '#modules/journal/cash-counter-store.ts'
import type { EntryLine } from '#modules/journal/rules.ts'
import { isCashLine } from '#modules/journal/sums-store.ts'
import type { JournalTables } from '#modules/journal/tables.ts'

const db = (tx: Tx) => tables<JournalTables>(tx)

/** A header ready to be written. */
export interface EntryToWrite {
  readonly id: string
  readonly companyId: string
  readonly by: string
  readonly on: Day
  readonly area: string
  readonly series: { readonly doc: string; readonly period: string; readonly head: string }
  readonly source: { readonly kind: string; readonly id: string }
  readonly memo: string
  readonly total: Money
  readonly reverses: string | null
  readonly reason: string | null
}

/**
 * Writes number, header, lines and balances in one statement. The counter row comes first and serves as the
 * company's queue: whoever holds it is alone at the balance rows, so postings cannot deadlock with each other.
 */
export async function writeEntry(tx: Tx, entry: EntryToWrite, lines: readonly EntryLine[]) {
  const { rows } = await refusing(
    sql<{ number: string; written: bigint }>`
      with taken as (
        insert into document_counter as c (company_id, doc, period, last)
        values (${entry.companyId}, ${entry.series.doc}, ${entry.series.period}, 1)
        on conflict (company_id, doc, period) do update set last = c.last + 1
        returning last
      ), entry as (
        insert into journal_entry (id, company_id, number, entry_date, area, source_kind, source_id, memo,
          total_debit, total_credit, reverses_id, reason, posted_by)
        select ${entry.id}::uuid, ${entry.companyId}::uuid,
          ${entry.series.head}::text || lpad(last::text, greatest(4, length(last::text)), '0'),
          ${entry.on}::date, ${entry.area}::text, ${entry.source.kind}::text, ${entry.source.id}::uuid,
          ${entry.memo}::text, ${entry.total}::bigint, ${entry.total}::bigint, ${entry.reverses}::uuid,
          ${entry.reason}::text, ${entry.by}::uuid
        from taken
        returning id, company_id, entry_date, period, number
      ), lines as (
        insert into journal_line (entry_id, line_no, company_id, entry_date, account_code, debit, credit,
          party_id, project_id, work_item_id, memo)
        select e.id, l.n, e.company_id, e.entry_date, a.code, l.debit, l.credit, l.party, l.project, l.work_item, l.memo
        from entry e
        cross join unnest(
          ${lines.map((line) => line.account)}::text[], ${lines.map((line) => line.debit)}::bigint[],
          ${lines.map((line) => line.credit)}::bigint[], ${lines.map((line) => line.partyId ?? null)}::uuid[],
          ${lines.map((line) => line.projectId)}::uuid[], ${lines.map((line) => line.workItemId)}::uuid[],
          ${lines.map((line) => line.memo ?? null)}::text[]
        ) with ordinality as l (account, debit, credit, party, project, work_item, memo, n)
        join account a on a.company_id = e.company_id and a.code = l.account and a.normal <> 'header'
        returning account_code, debit, credit, party_id, project_id, work_item_id
      ), accounts as (
        insert into account_balance as b (company_id, account_code, period, debit, credit)
        select e.company_id, l.account_code, e.period, sum(l.debit)::bigint, sum(l.credit)::bigint
        from lines l cross join entry e group by 1, 2, 3 order by 2
        on conflict (company_id, account_code, period)
        do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit
      ), account_days as (
        insert into account_day as b (company_id, account_code, entry_date, debit, credit)
        select e.company_id, l.account_code, e.entry_date, sum(l.debit)::bigint, sum(l.credit)::bigint
        from lines l cross join entry e group by 1, 2, 3 order by 2
        on conflict (company_id, account_code, entry_date)
        do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit
      ), cash_days as (
        insert into cash_day as b (company_id, entry_date, account_code, settles, flow)
        select e.company_id, e.entry_date, l.account_code, ${settlesWith(sql`(select array_agg(account_code) from lines)`)},
          sum(l.credit - l.debit)::bigint
        from lines l cross join entry e
        where exists (select from lines l where ${isCashLine}) and not (${isCashLine}) and ${entry.source.kind !== 'opening-balance'}
        group by 1, 2, 3 order by 3
        on conflict (company_id, entry_date, account_code, settles) do update set flow = b.flow + excluded.flow
      ), parties as (
        insert into party_balance as b (company_id, party_id, account_code, debit, credit)
        select e.company_id, l.party_id, l.account_code, sum(l.debit)::bigint, sum(l.credit)::bigint
        from lines l cross join entry e where l.party_id is not null group by 1, 2, 3 order by 2, 3
        on conflict (company_id, party_id, account_code)
        do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit
      ), projects as (
        insert into project_balance as b (company_id, project_id, work_item_id, account_code, period, debit, credit)
        select e.company_id, l.project_id, l.work_item_id, l.account_code, e.period, sum(l.debit)::bigint, sum(l.credit)::bigint
        from lines l cross join entry e where l.project_id is not null group by 1, 2, 3, 4, 5 order by 2, 3, 4
        on conflict (company_id, project_id, work_item_id, account_code, period)
        do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit
      )
      select e.number, (select count(*) from lines) as written from entry e
    `.execute(db(tx)),
  )
  return { number: rows[0]?.number ?? '', written: Number(rows[0]?.written ?? 0n) }
}

/** An entry of a document that nothing has taken back yet, with its lines. */
export interface StandingEntry {
  readonly id: string
  readonly area: string
  readonly memo: string
  readonly kind: string
  readonly lines: readonly EntryLine[]
}

/** The entries of a document that stand, in posting order. */
export async function standingEntriesOf(tx: Tx, companyId: string, kind: string, id: string): Promise<StandingEntry[]> {
  const rows = await db(tx)
    .selectFrom('journal_entry as e')
    .innerJoin('journal_line as l', 'l.entry_id', 'e.id')
    .leftJoin('party_alias as pa', (join) =>
      join.onRef('pa.company_id', '=', 'e.company_id').onRef('pa.from_id', '=', 'l.party_id'),
    )
    .select(['e.id', 'e.area', 'e.memo', 'e.source_kind', 'l.account_code', 'l.debit', 'l.credit'])
    .select(['l.project_id', 'l.work_item_id', 'l.memo as line_memo'])
    // Who was merged into another owes through that one now.
    .select(sql<string | null>`coalesce(pa.into_id, l.party_id)`.as('party_id'))
    .where('e.company_id', '=', companyId)
    .where('e.source_id', '=', id)
    .where('e.source_kind', '=', kind)
    .where('e.reverses_id', 'is', null)
    .where((q) =>
      q.not(q.exists(q.selectFrom('journal_entry as r').select('r.id').whereRef('r.reverses_id', '=', 'e.id'))),
    )
    .orderBy('e.posting_seq')
    .orderBy('l.line_no')
    .execute()
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((lines) => {
    const first = lines[0]
    return first
      ? [{ id: first.id, area: first.area, memo: first.memo, kind: first.source_kind, lines: lines.map(lineOf) }]
      : []
  })
}

function lineOf(row: {
  account_code: string
  debit: bigint
  credit: bigint
  party_id: string | null
  project_id: string | null
  work_item_id: string | null
  line_memo: string | null
}): EntryLine {
  return {
    account: row.account_code,
    debit: money(row.debit),
    credit: money(row.credit),
    partyId: row.party_id,
    ...rowDims(row),
    memo: row.line_memo,
  }
}

/** Debit minus credit of an account, over everything or up to a day: whole months as they are kept, then the days of the last one. */
export async function accountSum(tx: Tx, companyId: string, account: string, until?: Day): Promise<Money> {
  const begun = until && periodOf(addDays(until, 1))
  const { rows } = begun
    ? await sql<{ net: string }>`
        select (
          coalesce((select sum(debit - credit) from account_balance
            where company_id = ${companyId} and account_code = ${account} and period < ${begun}), 0) +
          coalesce((select sum(debit - credit) from account_day
            where company_id = ${companyId} and account_code = ${account}
              and entry_date between ${firstDay(begun)}::date and ${until}::date), 0)
        )::text as net
      `.execute(db(tx))
    : await sql<{ net: string }>`
        select coalesce(sum(debit - credit), 0)::text as net from account_balance
        where company_id = ${companyId} and account_code = ${account}
      `.execute(db(tx))
  return money(rows[0]?.net ?? '0')
}

/** Debit minus credit of some parties in one account. */
export async function partySums(tx: Tx, companyId: string, account: string, partyIds: readonly string[]) {
  const rows = await db(tx)
    .selectFrom('party_balance')
    .select(['party_id', 'debit', 'credit'])
    .where('company_id', '=', companyId)
    .where('account_code', '=', account)
    .where(sql<boolean>`party_id = any (${partyIds}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.party_id, money(row.debit - row.credit)]))
}
