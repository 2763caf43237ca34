import { dayFormat } from '#ground/format.ts'
import { quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { removeDraftOf } from '#kit/posting/remove-draft.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { checkDims, knownProject, tellWorkItemUse } from '#modules/projects/face.ts'
import { tiePhotos } from '../album/store.ts'
import { own } from '../store.ts'
import type * as contract from './contract.ts'
import { judgeSiteReport, workersOf } from './rules.ts'
import * as store from './store.ts'

const subject = 'site-report'
type Asked = Omit<AskedOf<typeof contract.updateSiteReport>, 'id' | 'version'>
type Acted = { readonly id: string; readonly version: number }

/** Writes the report of a day with its photos; refuses one that somebody wrote already. `send` hands it to the office. */
export async function writeSiteReport(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.addSiteReport>) {
  const { projectId, date } = asked
  const project = await knownProject(tx, actor, projectId)
  judgeSiteReport(asked, { date, today: today(actor) })
  const shows = asked.shows.filter(({ fileId }) => asked.files.includes(fileId))
  await checkWork(tx, actor, projectId, { lines: [...asked.lines, ...shows] })
  const row = await store.insertSiteReport(tx, actor, {
    ...{ id: newId(), project_id: projectId, report_date: date, ...rowOf(asked) },
    ...{ writers: [actor.userId], writer_names: actor.name },
  })
  if (!row) throw taken(await store.siteReportOn(tx, actor.companyId, asked), project.name)
  await store.replaceSiteWork(tx, actor.companyId, row.id, asked.lines)
  await claimFiles(tx, actor, { ids: asked.files, subject: 'dokumentasi-proyek', ownerId: row.id })
  await tiePhotos(tx, actor, { projectId, shows })
  await recordHistory(tx, actor, { subject, id: row.id, act: 'create' })
  return settled(tx, actor, row, asked.send)
}

/** Writes a draft anew; whoever writes is named beside those before. */
export async function rewriteSiteReport(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.updateSiteReport>) {
  const row = await lockDraft(tx, actor, asked)
  judgeSiteReport(asked, { date: row.report_date, today: today(actor) })
  await checkWork(tx, actor, row.project_id, asked)
  const isNew = !row.writers.includes(actor.userId)
  const saved = await store.changeSiteReport(tx, actor, row.id, {
    ...rowOf(asked),
    ...(isNew && { writers: [...row.writers, actor.userId], writer_names: `${row.writer_names}, ${actor.name}` }),
    ...hand(actor),
  })
  await store.replaceSiteWork(tx, actor.companyId, row.id, asked.lines)
  await recordHistory(tx, actor, { subject, id: row.id, act: 'update' })
  return settled(tx, actor, saved, asked.send)
}

/** Hands a draft to the office as it stands. */
export async function sendReport(tx: Tx, actor: Actor, asked: Acted) {
  return settled(tx, actor, await lockDraft(tx, actor, asked), true)
}

/** Says that the office has read a report; who wrote on it does not. */
export async function checkReport(tx: Tx, actor: Actor, asked: Acted) {
  const row = await lockReport(tx, actor, asked)
  if (row.state !== 'sent') throw notIn(row.state)
  if (row.writers.includes(actor.userId)) throw new Refusal('site-report.own-check')
  const saved = await store.changeSiteReport(tx, actor, row.id, {
    ...{ state: 'checked', checked_by: actor.userId, checked_by_name: actor.name, checked_at: instant() },
    remark: null,
  })
  await recordHistory(tx, actor, { subject, id: row.id, act: 'check' })
  return written(saved)
}

/** Gives a report back to the site with a word. */
export async function giveReportBack(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.giveBackSiteReport>) {
  const row = await lockReport(tx, actor, asked)
  if (row.state === 'draft') throw notIn(row.state)
  const saved = await store.changeSiteReport(tx, actor, row.id, {
    ...{ state: 'draft', checked_by: null, checked_by_name: null, checked_at: null, remark: asked.reason },
  })
  await recordHistory(tx, actor, { subject, id: row.id, act: 'give-back', reason: asked.reason })
  return written(saved)
}

/** Throws a draft away; it lies in the trash for thirty days. */
export async function removeReport(tx: Tx, actor: Actor, { id }: AskedOf<typeof contract.deleteSiteReport>) {
  const row = await lockDraft(tx, actor, { id })
  const project = await knownProject(tx, actor, row.project_id)
  await intoTrash(tx, actor, {
    ...{ subject, table: 'site_report', id, kind: 'Draf laporan harian' },
    title: `${project.name} · ${row.report_date}`,
    permissions: ['create dokumentasi-proyek'],
  })
  await removeDraftOf(own(tx), 'site_report', { companyId: actor.companyId, id })
  await recordHistory(tx, actor, { subject, id, act: 'delete' })
  return { id }
}

async function settled(tx: Tx, actor: Actor, row: store.KeptSiteReport, send: boolean) {
  if (!send) return written(row)
  const sent = await store.changeSiteReport(tx, actor, row.id, { state: 'sent', sent_at: instant(), remark: null })
  await recordHistory(tx, actor, { subject, id: row.id, act: 'send' })
  return written(sent)
}

function written({ id, project_id: projectId, report_date: date, version }: store.KeptSiteReport) {
  return { id, projectId, date, version }
}

async function lockReport(tx: Tx, actor: Actor, { id, version }: { readonly id: string; readonly version?: number }) {
  const row = await store.siteReportRow(tx, actor, id, true)
  if (version !== undefined) expectVersion(versioned(row), version)
  return row
}

async function lockDraft(tx: Tx, actor: Actor, asked: { readonly id: string; readonly version?: number }) {
  const row = await lockReport(tx, actor, asked)
  if (row.state !== 'draft') throw notIn(row.state)
  return row
}

const notIn = (state: store.KeptSiteReport['state']) => new Refusal('site-report.not-now', { state })

function taken(row: store.KeptSiteReport | undefined, project: string): Refusal {
  const facts = { by: row?.writer_names ?? '', date: row ? dayFormat(row.report_date, 'short') : '', project }
  return new Refusal('site-report.day-taken', facts, { field: 'date' })
}

// The head names the project; a line without a work item is of no other.
async function checkWork(
  tx: Tx,
  actor: Actor,
  projectId: string,
  asked: { readonly lines: readonly { readonly workItemId: string | null }[] },
): Promise<void> {
  const lines = asked.lines.map(({ workItemId }) => (workItemId ? { projectId, workItemId } : none))
  await checkDims(tx, actor, { projectId, lines })
}

const none = { projectId: null, workItemId: null }

const hand = (actor: Actor) => ({ updated_at: instant(), updated_by: actor.userId, updated_by_name: actor.name })

function rowOf(asked: Asked) {
  const hours = (of: bigint | null) => (of === null ? null : quantityText(of as Parameters<typeof quantityText>[0]))
  const listed = <T>(rows: readonly T[]) => JSON.stringify(rows)
  return {
    ...{ weather_morning: asked.weatherMorning, weather_afternoon: asked.weatherAfternoon },
    rain_hours: hours(asked.rainHours) ?? '0',
    crew: listed(asked.crew),
    deliveries: listed(asked.deliveries.map((one) => ({ ...one, qty: hours(one.qty) }))),
    equipment: listed(asked.equipment.map((one) => ({ ...one, hours: hours(one.hours) }))),
    blockers: listed(asked.blockers.map((one) => ({ ...one, hours: hours(one.hours) }))),
    ...{ workers: workersOf(asked.crew), k3: asked.k3, k3_note: asked.k3Note, note: asked.note },
  }
}

tellWorkItemUse((tx, companyId, item) => store.isTold(tx, companyId, item.id))
