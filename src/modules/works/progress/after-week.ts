import { day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { knownProject } from '#modules/projects/face.ts'
import type { returnProgress, signProgress } from './contract.ts'
import { lockProgress, updateProgress, type ProgressStored } from './store.ts'

type Saved = { readonly id: string; readonly version: number }

/** Locks the draft of a week that somebody else wrote ('progress.own-approval'), as it was read. */
export async function draftOfOthers(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly reportId: string; readonly version: number },
): Promise<ProgressStored> {
  await knownProject(tx, actor, asked.id, true)
  const report = await lockProgress(tx, actor.companyId, { projectId: asked.id, id: asked.reportId })
  if (report.state !== 'draft') throw new Refusal('progress.not-draft', { week: report.week })
  expectVersion(report, asked.version)
  if (report.writers.includes(actor.userId)) throw new Refusal('progress.own-approval', { week: report.week })
  return report
}

/** Hands the draft of a week back with what is to be changed; who wrote on it changes it instead ('progress.own-approval'). */
export async function returnWeek(tx: Tx, actor: Actor, asked: AskedOf<typeof returnProgress>): Promise<Saved> {
  const report = await draftOfOthers(tx, actor, asked)
  const saved = await updateProgress(tx, actor, report.id, {
    ...{ returned_note: asked.remark, returned_by_name: actor.name, returned_at: instant() },
  })
  const reason = `Minggu ${report.week}: ${asked.remark}`
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'return-progress', reason })
  return { id: saved.id, version: saved.version }
}

/** Keeps who signed an approved week, not before the day it was measured ('progress.signed-before' at `on`). */
export async function signWeek(tx: Tx, actor: Actor, asked: AskedOf<typeof signProgress>): Promise<Saved> {
  await knownProject(tx, actor, asked.id, true)
  const report = await lockProgress(tx, actor.companyId, { projectId: asked.id, id: asked.reportId })
  if (report.state !== 'approved') throw new Refusal('progress.not-approved', { week: report.week })
  expectVersion(report, asked.version)
  if (asked.on < report.report_date) {
    const on = dayFormat(day(report.report_date), 'short')
    throw new Refusal('progress.signed-before', { on }, { field: 'on' })
  }
  const saved = await updateProgress(tx, actor, report.id, {
    ...{ signed_contractor: asked.contractor, signed_supervisor: asked.supervisor },
    ...{ signed_owner: asked.owner, signed_on: asked.on },
  })
  const reason = `Minggu ${report.week}: ${[asked.contractor, asked.supervisor, asked.owner].filter(Boolean).join(', ')}`
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'sign-progress', reason })
  return { id: saved.id, version: saved.version }
}
