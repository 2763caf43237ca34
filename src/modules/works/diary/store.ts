import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely'
import type { Day } from '#ground/day.ts'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { own } from '../store.ts'
import type { SiteReportTable } from '../tables.ts'
import type { DiaryDay, SiteWork } from './contract.ts'

export type KeptSiteReport = Selectable<SiteReportTable>

/** Which reports (alias `s`) a person may see: those of their projects, and their own where their sight ends there. */
export function seenSiteReports(actor: Actor): RawBuilder<SqlBool> {
  return sql`s.company_id = ${actor.companyId} and ${scoped(actor, { project: 's.project_id', owner: 's.created_by' })}`
}

/** A report that this person may see, locked until commit where an act follows; 404 otherwise. */
export async function siteReportRow(tx: Tx, actor: Actor, id: string, lock = false): Promise<KeptSiteReport> {
  const query = own(tx).selectFrom('site_report as s').selectAll().where('s.id', '=', id).where(seenSiteReports(actor))
  return found(await (lock ? query.forUpdate() : query).executeTakeFirst())
}

/** Whatever stands for a project on a day, whoever wrote it. */
export async function siteReportOn(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly date: Day },
): Promise<KeptSiteReport | undefined> {
  return own(tx)
    .selectFrom('site_report')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', of.projectId)
    .where('report_date', '=', of.date)
    .executeTakeFirst()
}

/** Saves a new report; answers nothing when the day of the project was taken in the meantime. */
export async function insertSiteReport(
  tx: Tx,
  actor: Actor,
  row: Omit<Insertable<SiteReportTable>, 'company_id' | 'created_by' | 'updated_by' | 'updated_by_name'>,
): Promise<KeptSiteReport | undefined> {
  const hand = { created_by: actor.userId, updated_by: actor.userId, updated_by_name: actor.name }
  return own(tx)
    .insertInto('site_report')
    .values({ ...row, company_id: actor.companyId, ...hand })
    .onConflict((taken) => taken.columns(['company_id', 'project_id', 'report_date']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Changes a report that is locked; answers it as it is now. */
export async function changeSiteReport(
  tx: Tx,
  actor: Actor,
  id: string,
  values: Updateable<SiteReportTable>,
): Promise<KeptSiteReport> {
  const row = await own(tx)
    .updateTable('site_report')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return found(row)
}

/** What was done, as a person sends it. */
export interface AskedSiteWork {
  readonly workItemId: string | null
  readonly volume: Quantity | null
  readonly note: string | null
}

/** Writes the work of a day anew. */
export async function replaceSiteWork(
  tx: Tx,
  companyId: string,
  reportId: string,
  works: readonly AskedSiteWork[],
): Promise<void> {
  const old = own(tx).deleteFrom('site_report_work').where('company_id', '=', companyId)
  await old.where('report_id', '=', reportId).execute()
  const rows = works.map(({ workItemId, volume, note }, at) => ({
    ...{ id: newId(), company_id: companyId, report_id: reportId, line_no: at + 1, work_item_id: workItemId },
    ...{ note, volume: volume === null ? null : quantityText(volume) },
  }))
  await insertRows(tx, 'site_report_work', rows)
}

/** The work of a report, each with what the reports up to its day tell of the same work item, and its contract volume. */
export async function siteWorkOf(tx: Tx, report: KeptSiteReport): Promise<SiteWork[]> {
  const { rows } = await sql<SiteWork>`
    select w.work_item_id as "workItemId", i.code, i.name, i.unit, w.note,
      trim_scale(w.volume)::text as volume, trim_scale(so_far.volume)::text as "soFar", trim_scale(r.volume)::text as contract
    from site_report_work w
    left join work_item i on i.company_id = w.company_id and i.id = w.work_item_id
    left join rab b on b.company_id = w.company_id and b.project_id = ${report.project_id} and b.state = 'approved'
    left join rab_row r on r.company_id = w.company_id and r.rab_id = b.id and r.work_item_id = w.work_item_id
    left join lateral (
      select sum(o.volume) as volume from site_report_work o
      join site_report s on s.company_id = o.company_id and s.id = o.report_id
      where o.company_id = w.company_id and o.work_item_id = w.work_item_id and s.report_date <= ${report.report_date}
    ) so_far on true
    where w.company_id = ${report.company_id} and w.report_id = ${report.id} order by w.line_no
  `.execute(own(tx))
  return rows
}

/** The reports of a project within some days. */
export async function diaryDays(
  tx: Tx,
  actor: Actor,
  of: { readonly projectId: string; readonly from: Day; readonly to: Day },
): Promise<DiaryDay[]> {
  const { rows } = await sql<DiaryDay>`
    select s.report_date as date, s.id, s.state, s.workers, jsonb_array_length(s.blockers) as blockers,
      trim_scale(s.rain_hours)::text as "rainHours",
      (select count(*)::int from file f where f.company_id = s.company_id
        and f.owner_subject = 'dokumentasi-proyek' and f.owner_id = s.id) as photos
    from site_report s
    where ${seenSiteReports(actor)} and s.project_id = ${of.projectId}
      and s.report_date between ${of.from} and ${of.to}
    order by s.report_date desc
  `.execute(own(tx))
  return rows
}

/** Days of a project on which anybody told anything, and the first of all: what is missing is missing for everybody. */
export async function toldDaysOf(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly from: Day; readonly to: Day },
): Promise<{ readonly told: ReadonlySet<string>; readonly first: Day | null }> {
  const { rows } = await sql<{ report_date: Day; is_first: boolean }>`
    select report_date, false as is_first from site_report
    where company_id = ${companyId} and project_id = ${of.projectId} and report_date between ${of.from} and ${of.to}
    union all
    (select report_date, true from site_report where company_id = ${companyId} and project_id = ${of.projectId}
      order by report_date limit 1)
  `.execute(own(tx))
  const told = new Set(rows.filter((row) => !row.is_first).map((row) => row.report_date))
  return { told, first: rows.find((row) => row.is_first)?.report_date ?? null }
}

/** Tells whether a report of a site names a work item. */
export async function isTold(tx: Tx, companyId: string, workItemId: string): Promise<boolean> {
  const { rows } = await sql<{ is_told: boolean }>`
    select exists (
      select from site_report_work where company_id = ${companyId} and work_item_id = ${workItemId}
    ) or exists (select from photo_note where company_id = ${companyId} and work_item_id = ${workItemId}) as is_told
  `.execute(own(tx))
  return rows[0]?.is_told === true
}
