import { sql, type Insertable, type Selectable } from 'kysely'
import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { voidDay } from '#kit/posting/void-day.ts'
import type { CostHead } from '#modules/projects/contract.ts'
import { groupedByProject } from '../by-project.ts'
import { own } from '../store.ts'
import { versionsIn } from '../versions.ts'
import type { RapLineTable, RapTable } from './tables.ts'

export type RapVersion = Selectable<RapTable>

/** The cost plans of a project: newest first, one locked until commit or 404, numbered after the last. */
export const { list: rapVersions, lock: lockRap, insert: insertRap, update: updateRap } = versionsIn('rap')

/** The lines of a cost plan in their order, each with the code of its work item. */
export async function rapLines(tx: Tx, companyId: string, rapId: string) {
  const rows = await own(tx)
    .selectFrom('rap_line')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('rap_id', '=', rapId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, amount: money(row.amount) }))
}

/** Writes the lines of a draft anew. */
export async function replaceRapLines(
  tx: Tx,
  companyId: string,
  rapId: string,
  lines: readonly Omit<Insertable<RapLineTable>, 'company_id' | 'rap_id'>[],
): Promise<void> {
  await own(tx).deleteFrom('rap_line').where('company_id', '=', companyId).where('rap_id', '=', rapId).execute()
  await insertRows(
    tx,
    'rap_line',
    lines.map((line) => ({ ...line, company_id: companyId, rap_id: rapId })),
  )
}

/** What a project may cost under a head of a work item: as first approved, and now. */
export interface PlannedCost {
  readonly workItemId: string | null
  readonly head: CostHead
  readonly first: Money
  readonly now: Money
}

/**
 * Sums the first approved cost plan of a project and the one that holds, by work item and head; null where none holds.
 * With `on` the one that held at the end of that day: the last approved by then, else the first, which holds from the
 * beginning.
 */
export async function plannedCosts(
  tx: Tx,
  companyId: string,
  projectId: string,
  on: Day | null = null,
): Promise<PlannedCost[] | null> {
  return (await plannedOf(tx, companyId, [projectId], on)).get(projectId) ?? null
}

/** The same of several projects, by project; one without a cost plan is missing. */
export async function plannedOf(
  tx: Tx,
  companyId: string,
  projectIds: readonly string[],
  on: Day | null = null,
): Promise<Map<string, PlannedCost[]>> {
  const { rows } = await sql<{
    projectId: string
    workItemId: string | null
    head: CostHead
    first: string
    now: string
  }>`
    with known as (
      select id, project_id, revision, approved_at, revision = min(revision) over (partition by project_id) as is_first
      from rap where company_id = ${companyId} and project_id = any (${[...projectIds]}::uuid[]) and state <> 'draft'
    ), plans as (
      select id, project_id, is_first, revision = max(revision) over (partition by project_id) as holds from known
      where ${on}::date is null or is_first or ${voidDay(companyId, sql`approved_at`)} <= ${on}::date
    )
    select p.project_id as "projectId", l.work_item_id as "workItemId", l.head,
      coalesce(sum(l.amount) filter (where p.is_first), 0)::bigint as first,
      coalesce(sum(l.amount) filter (where p.holds), 0)::bigint as now
    from plans p join rap_line l on l.company_id = ${companyId} and l.rap_id = p.id
    where p.is_first or p.holds
    group by 1, 2, 3
  `.execute(own(tx))
  return groupedByProject(rows.map((row) => ({ ...row, first: money(row.first), now: money(row.now) })))
}
