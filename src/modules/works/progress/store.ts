import { sql, type Selectable } from 'kysely'
import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { ProgressReportTable } from '../tables.ts'
import { versionsIn } from '../versions.ts'
import type { MeasuredLine, WeekVolume } from './rules.ts'

export type ProgressStored = Selectable<ProgressReportTable>

/** The reports of a project: the newest week first, one locked until commit or 404. */
export const {
  list: progressReports,
  lock: lockProgress,
  insert: insertProgress,
  update: updateProgress,
  remove: deleteProgress,
} = versionsIn('progress_report')

/** The last week of a project that was approved; 0 before the first. */
export async function lastWeek(tx: Tx, companyId: string, projectId: string): Promise<number> {
  const row = await own(tx)
    .selectFrom('progress_report')
    .select('week')
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .where('state', '=', 'approved')
    .orderBy('week', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.week ?? 0
}

/** A line of the bill that holds, as the sheet names it. */
export type BillLine = MeasuredLine & { readonly code: string }

/** The same without what was measured of it, which takes longer to add up than to read the bill. */
export type HeldLine = Omit<BillLine, 'before'>

interface HeldRow {
  readonly project_id: string
  readonly work_item_id: string
  readonly code: string
  readonly name: string
  readonly unit: string | null
  readonly volume: string
  readonly amount: Money
}

const heldLine = (row: HeldRow): HeldLine => ({
  ...{ workItemId: row.work_item_id, code: row.code, name: row.name.split('\n')[0] ?? row.name, unit: row.unit },
  ...{ volume: quantity(row.volume), amount: money(row.amount) },
})

/** The lines of the bills that hold of several projects, in their order, by project; one without a bill is missing. */
export async function heldLinesOf(
  tx: Tx,
  companyId: string,
  projectIds: readonly string[],
): Promise<Map<string, HeldLine[]>> {
  const { rows } = await sql<HeldRow>`
    select b.project_id, r.work_item_id, r.code, r.name, r.unit, r.volume, r.amount
    from rab b
    join rab_row r on r.company_id = b.company_id and r.rab_id = b.id and not r.is_group
    where b.company_id = ${companyId} and b.project_id = any (${[...projectIds]}::uuid[]) and b.state = 'approved'
    order by b.project_id, r.position
  `.execute(own(tx))
  return new Map([...Map.groupBy(rows, (row) => row.project_id)].map(([id, some]) => [id, some.map(heldLine)]))
}

/** The lines of one version of a bill, in their order, whether it holds or not. */
export async function linesOfBill(tx: Tx, companyId: string, rabId: string): Promise<HeldLine[]> {
  const { rows } = await sql<HeldRow>`
    select ${rabId} as project_id, r.work_item_id, r.code, r.name, r.unit, r.volume, r.amount
    from rab_row r where r.company_id = ${companyId} and r.rab_id = ${rabId} and not r.is_group order by r.position
  `.execute(own(tx))
  return rows.map(heldLine)
}

/** The lines of the bill that holds, in their order, with what approved reports say of each, with `on` up to that day; none where no bill holds. */
export async function measuredLines(
  tx: Tx,
  companyId: string,
  projectId: string,
  on: Day | null = null,
): Promise<BillLine[]> {
  return (await measuredOf(tx, companyId, [projectId], on)).get(projectId) ?? []
}

/** The same of several projects, by project; one without a bill is missing. */
export async function measuredOf(
  tx: Tx,
  companyId: string,
  projectIds: readonly string[],
  on: Day | null = null,
): Promise<Map<string, BillLine[]>> {
  const ids = [...projectIds]
  const { rows } = await sql<HeldRow & { readonly before: string }>`
    select b.project_id, r.work_item_id, r.code, r.name, r.unit, r.volume, r.amount, coalesce(d.volume, 0) as before
    from rab b
    join rab_row r on r.company_id = b.company_id and r.rab_id = b.id and not r.is_group
    left join (
      select p.project_id, l.work_item_id, sum(l.volume) as volume
      from progress_report p join progress_line l on l.company_id = p.company_id and l.report_id = p.id
      where p.company_id = ${companyId} and p.project_id = any (${ids}::uuid[]) and p.state = 'approved'
        and (${on}::date is null or p.report_date <= ${on}::date)
      group by 1, 2
    ) d on d.project_id = b.project_id and d.work_item_id = r.work_item_id
    where b.company_id = ${companyId} and b.project_id = any (${ids}::uuid[]) and b.state = 'approved'
    order by b.project_id, r.position
  `.execute(own(tx))
  const measured = (row: (typeof rows)[number]) => ({ ...heldLine(row), before: quantity(row.before) })
  return new Map([...Map.groupBy(rows, (row) => row.project_id)].map(([id, some]) => [id, some.map(measured)]))
}

/** What approved reports of a project say of each work item, whichever bill holds. */
export async function measuredVolumes(tx: Tx, companyId: string, projectId: string): Promise<Map<string, Quantity>> {
  const { rows } = await sql<{ id: string; volume: string }>`
    select l.work_item_id as id, sum(l.volume)::text as volume
    from progress_report p join progress_line l on l.company_id = p.company_id and l.report_id = p.id
    where p.company_id = ${companyId} and p.project_id = ${projectId} and p.state = 'approved'
    group by l.work_item_id
  `.execute(own(tx))
  return new Map(rows.map(({ id, volume }) => [id, quantity(volume)]))
}

/** What the site measured of each work item up to the last approved report, where other volumes were agreed to. */
export async function internalVolumes(tx: Tx, companyId: string, projectId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; volume: string }>`
    select l.work_item_id as id, trim_scale(sum(coalesce(l.internal, l.volume)))::text as volume
    from progress_report p join progress_line l on l.company_id = p.company_id and l.report_id = p.id
    where p.company_id = ${companyId} and p.project_id = ${projectId} and p.state = 'approved'
    group by l.work_item_id having sum(coalesce(l.internal, l.volume)) <> sum(l.volume)
  `.execute(own(tx))
  return new Map(rows.map(({ id, volume }) => [id, volume]))
}

/** Counts the photos of each work item: those that show it, and those of the days it was worked on that show no other; without one it is left out. */
export async function photosOfItems(tx: Tx, companyId: string, projectId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; photos: number }>`
    with sent as (
      select s.id, n.work_item_id as shown, count(*) as photos from site_report s
      join file f on f.company_id = s.company_id and f.owner_subject = 'dokumentasi-proyek' and f.owner_id = s.id
      left join photo_note n on n.company_id = f.company_id and n.file_id = f.id
      where s.company_id = ${companyId} and s.project_id = ${projectId} and s.state <> 'draft'
        and f.type like 'image/%' and not f.is_private
      group by s.id, n.work_item_id
    ), worked as (
      select shown as id, photos from sent where shown is not null
      union all
      select w.id, sent.photos from sent
      join (select distinct work_item_id as id, report_id from site_report_work
        where company_id = ${companyId} and work_item_id is not null) w on w.report_id = sent.id
      where sent.shown is null
    )
    select id, sum(photos)::int as photos from worked group by id
  `.execute(own(tx))
  return new Map(rows.map(({ id, photos }) => [id, photos]))
}

/** What a report says of each work item. */
export async function volumesOfReport(tx: Tx, companyId: string, reportId: string): Promise<WeekVolume[]> {
  const rows = await own(tx)
    .selectFrom('progress_line')
    .select(['work_item_id', 'volume', 'measurements'])
    .where('company_id', '=', companyId)
    .where('report_id', '=', reportId)
    .execute()
  return rows.map(({ work_item_id: workItemId, volume, measurements }) => ({
    ...{ workItemId, volume: quantity(volume), measurements },
  }))
}

/** Writes the volumes of a draft anew. */
export async function replaceVolumes(
  tx: Tx,
  companyId: string,
  reportId: string,
  week: readonly (WeekVolume & { readonly internal?: Quantity | null })[],
): Promise<void> {
  const table = own(tx).deleteFrom('progress_line').where('company_id', '=', companyId)
  await table.where('report_id', '=', reportId).execute()
  const rows = week.map(({ workItemId, volume, measurements = [], internal = null }) => ({
    ...{ work_item_id: workItemId, volume: quantityText(volume), measurements: JSON.stringify(measurements) },
    internal: internal === null ? null : quantityText(internal),
  }))
  await insertRows(
    tx,
    'progress_line',
    rows.map((row) => ({ ...row, company_id: companyId, report_id: reportId })),
  )
}

/** Tells whether anything was measured or agreed of a work item. */
export async function isMeasured(tx: Tx, companyId: string, workItemId: string): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('progress_line')
    .select('report_id')
    .where('company_id', '=', companyId)
    .where('work_item_id', '=', workItemId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
