import { addDays, day, monthLength, partsOf, type Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { today } from '#kit/posting/today.ts'
import { knownProject } from '#modules/projects/face.ts'
import type { Diary, openDiary, SiteReport, siteReportOfDay } from './contract.ts'
import { photosAgain } from './photos-again.ts'
import { missingDays } from './rules.ts'
import * as store from './store.ts'

/** Shows one daily report with what may be done with it. */
export async function showSiteReport(tx: Tx, actor: Actor, id: string): Promise<SiteReport> {
  return reportShown(tx, actor, await store.siteReportRow(tx, actor, id))
}

/** Shows the report of a project on a day, or nothing where nobody wrote one that this person may see. */
export async function showReportOfDay(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof siteReportOfDay>,
): Promise<{ report: SiteReport | null }> {
  await knownProject(tx, actor, asked.projectId)
  const row = await store.siteReportOn(tx, actor.companyId, asked)
  if (!row || (actor.scope.ownOnly && row.created_by !== actor.userId)) return { report: null }
  return { report: await reportShown(tx, actor, row) }
}

/** Shows a month of a project's diary and of which working days nothing was told. */
export async function showDiary(tx: Tx, actor: Actor, asked: AskedOf<typeof openDiary>): Promise<Diary> {
  const project = await knownProject(tx, actor, asked.projectId)
  const from = day(`${asked.month}-01`)
  const { year, month } = partsOf(from)
  const within = { projectId: project.id, from, to: addDays(from, monthLength(year, month) - 1) }
  const { told, first } = await store.toldDaysOf(tx, actor.companyId, within)
  const start = earlier(project.startDate, first)
  return {
    ...{ projectId: project.id, projectName: project.name, projectCode: project.code, month: asked.month },
    days: await store.diaryDays(tx, actor, within),
    missing: missingDays({ ...within, start, end: project.endDate, today: today(actor), told }),
  }
}

// What was told before the work was to begin says that it began.
const earlier = (a: Day | null, b: Day | null) => (a && b ? (a < b ? a : b) : (a ?? b))

async function reportShown(tx: Tx, actor: Actor, row: store.KeptSiteReport): Promise<SiteReport> {
  const project = await knownProject(tx, actor, row.project_id)
  return {
    ...{ id: row.id, version: row.version, date: row.report_date, state: row.state },
    ...{ projectId: project.id, projectName: project.name, projectCode: project.code },
    ...{ weatherMorning: row.weather_morning, weatherAfternoon: row.weather_afternoon },
    ...{ rainHours: row.rain_hours.replace(/\.?0+$/, '') || '0', workers: row.workers, crew: row.crew },
    lines: await store.siteWorkOf(tx, row),
    ...{ deliveries: row.deliveries, equipment: row.equipment, blockers: row.blockers },
    ...{ k3: row.k3, k3Note: row.k3_note, note: row.note, writerNames: row.writer_names, remark: row.remark },
    ...{ sentAt: row.sent_at, checkedBy: row.checked_by_name, checkedAt: row.checked_at },
    ...{ updatedAt: row.updated_at, updatedBy: row.updated_by_name },
    photosAgain: await photosAgain(tx, actor, row.id),
    can: actsOn(actor, row),
  }
}

function actsOn(actor: Actor, row: store.KeptSiteReport): SiteReport['can'] {
  const mayWrite = actor.can('create dokumentasi-proyek') || actor.can('update dokumentasi-proyek')
  if (row.state === 'draft') return mayWrite ? ['edit', 'send', 'delete'] : []
  if (!actor.can('approve dokumentasi-proyek')) return []
  const isOwn = row.writers.includes(actor.userId)
  return row.state === 'sent' && !isOwn ? ['check', 'give-back'] : ['give-back']
}
