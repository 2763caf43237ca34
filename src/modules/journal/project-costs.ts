import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { staffAccounts } from './accounts.ts'

/** Tells which lines are cost of the project they name: the cost accounts (5-), and the wages of who was assigned to it. */
export const isProjectCost = (column: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${column} like '5-%' or ${column} = any (${[...staffAccounts]}::text[]))`

/** What a project cost on one account, for one work item or for the project as a whole. */
export interface ProjectCost {
  readonly workItemId: string | null
  readonly account: string
  /** Debit minus credit. */
  readonly amount: Money
}

/** Sums what was booked as cost of a project, by work item and account; with `on` up to that day. */
export async function projectCosts(
  tx: Tx,
  companyId: string,
  projectId: string,
  on: Day | null = null,
): Promise<ProjectCost[]> {
  const rows = await costsByWork(tx, companyId, [projectId], on)
  return rows.map(({ projectId: _project, ...row }) => row)
}

/** Sums what was booked as cost of several projects, by project, work item and account; with `on` up to that day. */
export async function costsByWork(
  tx: Tx,
  companyId: string,
  projectIds: readonly string[],
  on: Day | null = null,
): Promise<(ProjectCost & { readonly projectId: string })[]> {
  const from = on === null ? sql`project_balance b where true` : sql`journal_line b where b.entry_date <= ${on}::date`
  const { rows } = await sql<{ projectId: string; workItemId: string | null; account: string; amount: string }>`
    select b.project_id as "projectId", b.work_item_id as "workItemId", b.account_code as account,
      sum(b.debit - b.credit)::bigint as amount
    from ${from} and b.company_id = ${companyId} and b.project_id = any (${[...projectIds]}::uuid[])
      and ${isProjectCost(sql.ref('b.account_code'))}
    group by 1, 2, 3 order by 3
  `.execute(tables(tx))
  return rows.map((row) => ({ ...row, amount: money(row.amount) }))
}

/** Sums what was booked as cost of several projects, by project; one without cost is missing. */
export async function costsOfProjects(
  tx: Tx,
  companyId: string,
  projectIds: readonly string[],
): Promise<Map<string, Money>> {
  const { rows } = await sql<{ id: string; amount: string }>`
    select project_id as id, sum(debit - credit)::bigint as amount from project_balance
    where company_id = ${companyId} and project_id = any (${[...projectIds]}::uuid[]) and ${isProjectCost(sql.ref('account_code'))}
    group by 1
  `.execute(tables(tx))
  return new Map(rows.map(({ id, amount }) => [id, money(amount)]))
}

/** A line of the books that made a project cost. */
export interface ProjectCostLine extends ProjectCost {
  readonly id: string
  readonly number: string
  readonly date: string
  readonly memo: string
  /** The document that booked it. */
  readonly sourceKind: string
  readonly sourceId: string
}

/** Reads the lines behind the cost of a project, newest first; with `on` up to that day. At most 1,000. */
export async function projectCostLines(
  tx: Tx,
  companyId: string,
  projectId: string,
  on: Day | null = null,
): Promise<ProjectCostLine[]> {
  const { rows } = await sql<Omit<ProjectCostLine, 'amount'> & { readonly amount: string }>`
    select e.id || '-' || l.line_no as id, e.number, e.entry_date as date, coalesce(l.memo, e.memo) as memo,
      e.source_kind as "sourceKind", e.source_id as "sourceId", l.work_item_id as "workItemId",
      l.account_code as account, (l.debit - l.credit)::bigint as amount
    from journal_line l join journal_entry e on e.id = l.entry_id
    where l.company_id = ${companyId} and l.project_id = ${projectId} and ${isProjectCost(sql.ref('l.account_code'))}
      and (${on}::date is null or l.entry_date <= ${on}::date)
    order by e.entry_date desc, e.number desc, l.line_no limit 1000
  `.execute(tables(tx))
  return rows.map((row) => ({ ...row, amount: money(row.amount) }))
}

/** What is asked of the books of a project: up to which day, and by which kind of document not. */
export interface BookedAsked {
  readonly projectId: string
  /** Null: whenever. */
  readonly until: string | null
  /** Kinds of documents that do not count. */
  readonly except: readonly string[]
}

/** Tells whether anything was booked on a project by documents of other kinds. */
export async function isProjectBooked(tx: Tx, companyId: string, asked: BookedAsked): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from journal_line l join journal_entry e on e.id = l.entry_id
      where l.company_id = ${companyId} and l.project_id = ${asked.projectId} and e.source_kind <> all (${[...asked.except]}::text[])
        and (${asked.until}::date is null or e.entry_date <= ${asked.until}::date)
    ) as has
  `.execute(tables(tx))
  return rows[0]?.has ?? false
}
