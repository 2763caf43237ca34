import { sql, type Selectable } from 'kysely'
import type { Day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { percent, percentText } from '#ground/percent.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { ScheduleTable } from '../tables.ts'
import { versionsIn } from '../versions.ts'
import type { CurveBill, CurveWork } from './curve.ts'
import type { PlannedWork } from './rules.ts'

export type ScheduleStored = Selectable<ScheduleTable>

/** The versions of a project's schedule: newest first, one locked until commit or 404, numbered after the last. */
export const {
  list: scheduleVersions,
  lock: lockSchedule,
  insert: insertSchedule,
  update: updateSchedule,
} = versionsIn('schedule')

/** The planned work items of some versions, by version. */
export async function plannedWork(
  tx: Tx,
  companyId: string,
  scheduleIds: readonly string[],
): Promise<Map<string, PlannedWork[]>> {
  if (scheduleIds.length === 0) return new Map()
  const rows = await own(tx)
    .selectFrom('schedule_line')
    .select(['schedule_id', 'work_item_id', 'start_date', 'end_date', 'shares'])
    .where('company_id', '=', companyId)
    .where('schedule_id', 'in', [...scheduleIds])
    .execute()
  const planned = rows.map((row) => ({
    scheduleId: row.schedule_id,
    ...{ workItemId: row.work_item_id, startDate: row.start_date, endDate: row.end_date },
    shares: row.shares?.map(({ week, share }) => ({ week, share: percent(share) })) ?? null,
  }))
  return Map.groupBy(planned, ({ scheduleId }) => scheduleId)
}

/** Writes the planned work items of a draft anew. */
export async function replacePlannedWork(
  tx: Tx,
  companyId: string,
  scheduleId: string,
  lines: readonly PlannedWork[],
): Promise<void> {
  const table = own(tx).deleteFrom('schedule_line').where('company_id', '=', companyId)
  await table.where('schedule_id', '=', scheduleId).execute()
  const rows = lines.map((line) => ({
    ...{ company_id: companyId, schedule_id: scheduleId, work_item_id: line.workItemId },
    ...{ start_date: line.shares ? null : line.startDate, end_date: line.shares ? null : line.endDate },
    shares: line.shares && JSON.stringify(line.shares.map(({ week, share }) => ({ week, share: percentText(share) }))),
  }))
  await insertRows(tx, 'schedule_line', rows)
}

/**
 * The bills by which weeks of several projects are measured, by project, in their order: what held from the beginning, and
 * what came after; one without a bill is missing.
 */
export async function billsOfCurves(
  tx: Tx,
  companyId: string,
  projectIds: readonly string[],
): Promise<Map<string, CurveBill[]>> {
  const { rows } = await sql<BillRow>`
    select b.project_id, b.revision, b.holds_from, r.work_item_id, r.volume, r.amount::text as amount
    from rab b
    join rab_row r on r.company_id = b.company_id and r.rab_id = b.id and not r.is_group
    where b.company_id = ${companyId} and b.project_id = any (${[...projectIds]}::uuid[])
      and b.state in ('approved', 'superseded') and b.revision >= (
        select coalesce(max(revision), 0) from rab
        where company_id = ${companyId} and project_id = b.project_id and state in ('approved', 'superseded') and holds_from is null
      )
    order by b.revision, r.position
  `.execute(own(tx))
  return new Map([...Map.groupBy(rows, (row) => row.project_id)].map(([id, some]) => [id, versionsOf(some)]))
}

/** The same of one project whose bill that holds was read before: a bill has thousands of lines. */
export async function billsOfCurve(
  tx: Tx,
  companyId: string,
  { projectId, held }: { readonly projectId: string; readonly held: CurveBill['lines'] },
): Promise<CurveBill[]> {
  const { rows } = await sql<BillRow & { readonly holds: boolean }>`
    select b.project_id, b.revision, b.holds_from, b.state = 'approved' as holds, r.work_item_id, r.volume, r.amount::text as amount
    from rab b
    left join rab_row r on r.company_id = b.company_id and r.rab_id = b.id and not r.is_group and b.state <> 'approved'
    where b.company_id = ${companyId} and b.project_id = ${projectId}
      and b.state in ('approved', 'superseded') and b.revision >= (
        select coalesce(max(revision), 0) from rab
        where company_id = ${companyId} and project_id = b.project_id and state in ('approved', 'superseded') and holds_from is null
      )
    order by b.revision, r.position
  `.execute(own(tx))
  const before = versionsOf(rows.filter(({ holds }) => !holds))
  const now = rows.find(({ holds }) => holds)
  return now ? [...before, { revision: now.revision, from: now.holds_from, lines: held }] : before
}

interface BillRow {
  readonly project_id: string
  readonly revision: number
  readonly holds_from: Day | null
  readonly work_item_id: string
  readonly volume: string
  readonly amount: string
}

function versionsOf(rows: readonly BillRow[]): CurveBill[] {
  return [...Map.groupBy(rows, ({ revision }) => revision)].map(([revision, lines]) => ({
    ...{ revision, from: lines[0]?.holds_from ?? null },
    lines: lines.map((row) => ({
      ...{ workItemId: row.work_item_id, volume: quantity(row.volume), amount: money(row.amount) },
    })),
  }))
}

/** What the approved reports of a project say of each work item. Weeks come in one text: forty thousand rows take longer to read than to add up. */
export async function builtOfCurve(tx: Tx, companyId: string, projectId: string): Promise<CurveWork[]> {
  const { rows } = await sql<{ id: string; told: string }>`
    select l.work_item_id as id, string_agg(p.week || ':' || (l.volume * 10000)::bigint, ' ' order by p.week) as told
    from progress_report p join progress_line l on l.company_id = p.company_id and l.report_id = p.id
    where p.company_id = ${companyId} and p.project_id = ${projectId} and p.state = 'approved'
    group by l.work_item_id
  `.execute(own(tx))
  const weekOf = (one: string) => {
    const at = one.indexOf(':')
    return { week: Number(one.slice(0, at)), volume: BigInt(one.slice(at + 1)) as Quantity }
  }
  return rows.map(({ id, told }) => ({ workItemId: id, weeks: told.split(' ').map(weekOf) }))
}
