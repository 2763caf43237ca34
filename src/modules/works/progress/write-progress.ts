import { percentFormat } from '#ground/format.ts'
import { Refusal } from '#ground/refusal.ts'
import { percentText } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { knownProject, tellWorkItemUse } from '#modules/projects/face.ts'
import { throwDraftAway } from '../thrown-away.ts'
import type { approveProgress, removeProgress, saveProgress } from './contract.ts'
import { draftOfOthers } from './after-week.ts'
import { agreedWeek, refuseSilentLowering } from './agree.ts'
import { measurementOf } from './measure.ts'
import { earnedOf, judgeWeek } from './rules.ts'
import * as store from './store.ts'

type Saved = { readonly id: string; readonly version: number }

/** Writes the draft of a week's progress, whole; begins one where there is none. */
export async function writeProgress(tx: Tx, actor: Actor, asked: AskedOf<typeof saveProgress>): Promise<Saved> {
  const { companyId } = actor
  await knownProject(tx, actor, asked.id, true)
  const lines = await store.measuredLines(tx, companyId, asked.id)
  if (lines.length === 0) throw new Refusal('progress.no-rab')
  const told = asked.lines.map((line) => ({ ...line, measurements: line.measurements.map(measurementOf) }))
  const week = told.filter((line) => line.volume !== 0n)
  if (week.length === 0) throw new Refusal('progress.empty', {}, { field: 'lines' })
  judgeWeek(lines, told)
  refuseSilentLowering(lines, told, asked.note)
  const reports = await store.progressReports(tx, companyId, asked.id)
  const draft = reports.find((report) => report.state === 'draft')
  if (!draft && asked.version !== null) throw new Refusal('progress.draft-gone')
  if (draft) expectVersion(draft, asked.version ?? 0)
  const last = reports.find((report) => report.state === 'approved')
  if (last && asked.week <= last.week) {
    throw new Refusal('progress.week-taken', { week: asked.week, last: last.week }, { field: 'week' })
  }
  const words = { week: asked.week, report_date: asked.date, note: asked.note }
  const saved = draft
    ? await store.updateProgress(tx, actor, draft.id, {
        ...words,
        ...{ returned_note: null, returned_by_name: null, returned_at: null },
        writers: [...new Set([...draft.writers, actor.userId])],
        updated_at: instant(),
        updated_by: actor.userId,
        updated_by_name: actor.name,
      })
    : await store.insertProgress(tx, actor, { ...words, id: newId(), project_id: asked.id, writers: [actor.userId] })
  await store.replaceVolumes(tx, companyId, saved.id, week)
  const reason = `Minggu ${saved.week}`
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'write-progress', reason })
  return { id: saved.id, version: saved.version }
}

/** Makes a week's progress count, judged again on what holds now; tells the share of the whole up to it. */
export async function approveWeek(tx: Tx, actor: Actor, asked: AskedOf<typeof approveProgress>): Promise<Saved> {
  const { companyId } = actor
  const report = await draftOfOthers(tx, actor, asked)
  const lines = await store.measuredLines(tx, companyId, asked.id)
  const week = agreedWeek(await store.volumesOfReport(tx, companyId, report.id), asked.agreed, asked.remark)
  const differs = week.some(({ internal }) => internal !== null)
  // What was measured stays beside a volume that is not its sum any more.
  const judged = week.map((line) => (line.internal === null ? line : { ...line, measurements: [] }))
  judgeWeek(lines, judged)
  if (differs) await store.replaceVolumes(tx, companyId, report.id, week)
  const { earned, pct } = earnedOf(lines, week)
  const saved = await store.updateProgress(tx, actor, report.id, {
    ...{ state: 'approved', earned, pct: percentText(pct) },
    ...{ approved_by: actor.userId, approved_by_name: actor.name, approved_at: instant() },
    ...{ returned_note: null, returned_by_name: null, returned_at: null },
    agreed_note: differs ? asked.remark : null,
  })
  const said = differs ? `, dengan catatan: ${asked.remark}` : ''
  const reason = `Minggu ${report.week}: ${percentFormat(percentText(pct))}${said}`
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'approve-progress', reason })
  return { id: saved.id, version: saved.version }
}

/** Throws a draft away. */
export async function dropProgress(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof removeProgress>,
): Promise<{ id: string }> {
  const project = await knownProject(tx, actor, asked.id, true)
  const report = await store.lockProgress(tx, actor.companyId, { projectId: asked.id, id: asked.reportId })
  if (report.state !== 'draft') throw new Refusal('progress.not-draft', { week: report.week })
  await throwDraftAway(tx, actor, { table: 'progress_report', project, draft: { id: report.id, number: report.week } })
  const reason = `Minggu ${report.week}`
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'delete-progress', reason })
  return { id: report.id }
}

tellWorkItemUse((tx, companyId, item) => store.isMeasured(tx, companyId, item.id))
