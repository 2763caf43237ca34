import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addDays, type Day } from '#ground/day.ts'
import { firstDay, lastDay, periodOf } from '#ground/period.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { costAccounts } from '#modules/journal/accounts.ts'
import type { JournalTables } from '#modules/journal/tables.ts'

const db = (tx: Tx) => tables<JournalTables>(tx)

/** Tells whether a journal line `l` moves a cash account. */
export const isCashLine = sql`l.account_code >= '1-1100' and l.account_code < '1-1300'`

/** Days whose debits and credits are wanted together; without `from` everything up to `to`. */
export interface SumRange {
  readonly from: Day | null
  readonly to: Day
}

/** Debit and credit of an account within one of the ranges asked for. */
export interface AccountSum {
  /** Place of the range among those asked for, from 0. */
  readonly range: number
  readonly account: string
  readonly name: string
  readonly debit: bigint
  readonly credit: bigint
}

/** Whose sums: of the whole company, or of one project; without costs only entries that book none. */
export interface SummedOf {
  readonly companyId: string
  readonly projectId: string | null
  readonly withCosts: boolean
}

/** The condition that an entry books no cost: what stands against a cost tells it. */
export function booksNoCost(entryId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`not exists (
    select 1 from journal_line told where told.entry_id = ${entryId} and told.account_code = any (${[...costAccounts]})
  )`
}

/** What keeps the lines of an entry apart in a sum: all of them, save those that wages book person by person. */
export function byLine(entry: string, line: string): RawBuilder<unknown> {
  const [area, party, number] = [`${entry}.area`, `${line}.party_id`, `${line}.line_no`].map((name) => sql.ref(name))
  return sql`case when ${area} = 'payroll' and ${party} is not null then 0 else ${number} end`
}

/**
 * Sums debit and credit of every account over several ranges of days at once: whole months and single days as they are kept.
 * The days of one project come from its lines; without the right to costs all of it does.
 */
export async function accountSums(tx: Tx, of: SummedOf, ranges: readonly SumRange[]): Promise<AccountSum[]> {
  const { companyId, projectId, withCosts } = of
  const parts = ranges.map((range) => (withCosts ? partsOf(range) : { months: null, days: [range] }))
  const months = parts.flatMap(({ months: whole }, at) => (whole ? [{ at, ...whole }] : []))
  const days = parts.flatMap(({ days: some }, at) => some.map(({ from, to }) => ({ at, from: from ?? BEGINNING, to })))
  const kept = projectId === null ? sql`account_balance` : sql`project_balance`
  const ofProject = projectId === null ? sql`true` : sql`k.project_id = ${projectId}`
  const keptOfDays = projectId === null && withCosts
  const lineOfProject = projectId === null ? sql`true` : sql`l.project_id = ${projectId}`
  const { rows } = await sql<AccountSum>`
    select m.at as range, a.code as account, a.name, sum(m.debit)::bigint as debit, sum(m.credit)::bigint as credit
    from (
      select w.at, k.account_code, k.debit, k.credit
      from unnest(${months.map(({ at }) => at)}::int[], ${months.map(({ first }) => first)}::text[],
        ${months.map(({ last }) => last)}::text[]) as w (at, first, last)
      join ${kept} k on k.company_id = ${companyId} and k.period between w.first and w.last and ${ofProject}
      union all
      select d.at, c.code, s.debit, s.credit
      from unnest(${days.map(({ at }) => at)}::int[], ${days.map(({ from }) => from)}::date[],
        ${days.map(({ to }) => to)}::date[]) as d (at, first, last)
      join account c on c.company_id = ${companyId} and c.normal <> 'header'
      cross join lateral (
        select sum(l.debit) as debit, sum(l.credit) as credit from ${keptOfDays ? sql`account_day` : sql`journal_line`} l
        where l.company_id = ${companyId} and l.account_code = c.code and l.entry_date between d.first and d.last
          and ${lineOfProject} and ${withCosts ? sql`true` : booksNoCost(sql`l.entry_id`)}
      ) s
      where s.debit is not null
    ) m join account a on a.company_id = ${companyId} and a.code = m.account_code
    group by 1, 2, 3 order by 1, 2
  `.execute(db(tx))
  return rows
}

/**
 * What is told apart from the rest: what closed years moved, what stood there when the books began, and what moved the
 * equity without cash (goods, claims and debts that were there already).
 */
export type Apart = 'year_closing' | 'opening_balance' | 'cashless_equity'

/** Sums what closings or openings moved within the ranges, so that a report can tell the same without them. */
export async function sumsApart(
  tx: Tx,
  of: SummedOf,
  ranges: readonly SumRange[],
  apart: Apart,
): Promise<AccountSum[]> {
  if (of.projectId !== null) return []
  const { rows } = await sql<AccountSum>`
    select r.at as range, a.code as account, a.name, sum(l.debit)::bigint as debit, sum(l.credit)::bigint as credit
    from unnest(${ranges.map((_, at) => at)}::int[], ${ranges.map(({ from }) => from ?? BEGINNING)}::date[],
      ${ranges.map(({ to }) => to)}::date[]) as r (at, first, last)
    join ${sourcesApart(apart, of.companyId, ranges)} y on y.company_id = ${of.companyId}
    join journal_entry e on e.company_id = y.company_id and e.source_id = y.id and e.entry_date between r.first and r.last
    join journal_line l on l.entry_id = e.id
    join account a on a.company_id = l.company_id and a.code = l.account_code
    where ${of.withCosts ? sql`true` : booksNoCost(sql`e.id`)}
    group by 1, 2, 3 order by 1, 2
  `.execute(db(tx))
  return rows
}

/**
 * The sources (company_id, id) of what is told apart within some ranges. What moved the equity without cash is told by the source of
 * its entries, as closings and openings are; these are told for themselves. Each step is worked out once whatever the planner knows:
 * of a company it has not counted yet it would begin anew for every entry.
 */
export function sourcesApart(apart: Apart, companyId: string, ranges: readonly SumRange[]): RawBuilder<unknown> {
  return apart === 'cashless_equity' ? cashlessEquity(companyId, ranges) : sql.table(apart)
}

function cashlessEquity(companyId: string, ranges: readonly SumRange[]): RawBuilder<unknown> {
  const [from, to] = [ranges.map((one) => one.from ?? BEGINNING), ranges.map((one) => one.to)]
  return sql`(
    with touched as materialized (
      select distinct q.entry_id
      from account c join journal_line q on q.company_id = c.company_id and q.account_code = c.code
        and q.entry_date between ${from.toSorted()[0] ?? BEGINNING}::date and ${to.toSorted().at(-1) ?? BEGINNING}::date
      where c.company_id = ${companyId} and c.code like '3-%'
    ), cashless as materialized (
      select distinct e.company_id, e.source_id as id
      from touched t join journal_entry e on e.id = t.entry_id and e.source_kind <> 'opening-balance'
      where not exists (select from journal_line l where l.entry_id = e.id and (${isCashLine} or l.account_code >= '4-'))
        and not exists (select from year_closing y where y.company_id = e.company_id and y.id = e.source_id)
    )
    select company_id, id from cashless
  )`
}

const BEGINNING = '1900-01-01'

/** Debit and credit of an account of laba rugi that bear a project. */
export interface ProjectSum extends Omit<AccountSum, 'range'> {
  readonly projectId: string
}

/** Sums what each project moved on accounts of laba rugi, or on one of them, within a span: whole months as they are kept, other days from lines, as `accountSums` does. */
export async function profitOfProjects(
  tx: Tx,
  { companyId, withCosts, account }: Omit<SummedOf, 'projectId'> & { readonly account?: string },
  span: { readonly from: Day; readonly to: Day },
): Promise<ProjectSum[]> {
  const { months, days } = withCosts ? partsOf(span) : { months: null, days: [span] }
  const [least, most] = account === undefined ? ['4-', '9'] : [account, account]
  const { rows } = await sql<ProjectSum>`
    select m.project_id as "projectId", a.code as account, a.name, sum(m.debit)::bigint as debit, sum(m.credit)::bigint as credit
    from (
      select k.project_id, k.account_code, k.debit, k.credit from project_balance k
      where k.company_id = ${companyId} and k.account_code between ${least} and ${most} and k.period between ${months?.first ?? '9'} and ${months?.last ?? '0'}
      union all
      select l.project_id, l.account_code, l.debit, l.credit
      from unnest(${days.map(({ from }) => from ?? BEGINNING)}::date[], ${days.map(({ to }) => to)}::date[]) as d (first, last)
      join journal_line l on l.company_id = ${companyId} and l.account_code between ${least} and ${most} and l.entry_date between d.first and d.last
      where l.project_id is not null and ${withCosts ? sql`true` : booksNoCost(sql`l.entry_id`)}
    ) m join account a on a.company_id = ${companyId} and a.code = m.account_code
    group by 1, 2, 3
  `.execute(db(tx))
  return rows
}

/** The whole months of a range, and the days before and after them. */
function partsOf({ from, to }: SumRange) {
  const first =
    from === null ? null : from.endsWith('-01') ? periodOf(from) : periodOf(addDays(lastDay(periodOf(from)), 1))
  const isWholeEnd = to === lastDay(periodOf(to))
  const last = isWholeEnd ? periodOf(to) : periodOf(addDays(firstDay(periodOf(to)), -1))
  if (first !== null && first > last) {
    // Within one month, or over the end of one into the next.
    return { months: null, days: from !== null && from > to ? [] : [{ from, to }] }
  }
  const head = from !== null && !from.endsWith('-01') ? [{ from, to: lastDay(periodOf(from)) }] : []
  const tail = isWholeEnd ? [] : [{ from: firstDay(periodOf(to)), to }]
  return { months: { first: first ?? '0000-00', last }, days: [...head, ...tail] }
}
