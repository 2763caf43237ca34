import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { siteRest } from '#modules/attendance/face.ts'
import { workersById } from '#modules/people/face.ts'
import { checkDims, projectNames } from '#modules/projects/face.ts'
import { tellCorrections } from '../corrections/correct-paid.ts'
import { judgeRow } from '../sheets/rules.ts'
import { crewDaysOn, holdManDays, sheetMark, writeCrewDays } from '../sheets/store.ts'
import { markText, rowRefusals } from '../words.ts'
import type { correctCrewDay, CrewDayPage } from './contract.ts'
import { seenDay } from './seen-day.ts'

/** Shows one worker's day with what may be done with it. */
export async function showCrewDay(tx: Tx, actor: Actor, id: string): Promise<CrewDayPage> {
  const { companyId } = actor
  const row = await seenDay(tx, actor, id)
  const ids = [row.worker_id, ...(row.foreman_id === null ? [] : [row.foreman_id])]
  const people = new Map((await workersById(tx, companyId, ids)).map((worker) => [worker.id, worker]))
  const names = await projectNames(tx, companyId, [row.project_id])
  const worker = people.get(row.worker_id)
  const rest = await siteRest(tx, companyId, { projectId: row.project_id, from: row.day, until: row.day })
  const isPaid = row.wage_note_id !== null
  return {
    ...{ id, day: row.day, rest: rest(row.day) },
    ...{ workerId: row.worker_id, worker: worker?.name ?? '', trade: worker?.trade ?? '' },
    foreman: people.get(row.foreman_id ?? '')?.name ?? null,
    ...{ projectId: row.project_id, project: names.get(row.project_id) ?? '' },
    mark: sheetMark(row),
    state: isPaid ? 'paid' : row.approved_at === null ? 'waiting' : 'approved',
    ...{ markedAt: row.marked_at, savedAt: row.updated_at },
    can: actor.can('update absensi') ? [isPaid ? 'correct-paid' : 'correct'] : [],
    corrections: await tellCorrections(tx, actor, id),
  }
}

/**
 * Corrects a day with a reason, approved or not: it waits for somebody else's approval again. Refused where it is in wages
 * already, or does not fit ('crew-day.not-so').
 */
export async function correctDay(tx: Tx, actor: Actor, asked: AskedOf<typeof correctCrewDay>) {
  const { companyId } = actor
  const { worker_id: workerId, day, project_id: projectId } = await seenDay(tx, actor, asked.id)
  const { workItemId } = asked
  await checkDims(tx, actor, { projectId, lines: [{ projectId, workItemId }] })
  const on = { workerIds: [workerId], day }
  await holdManDays(tx, companyId, on)
  const rows = await crewDaysOn(tx, companyId, on)
  const kept = found(rows.find((row) => row.id === asked.id))
  const [worker] = await workersById(tx, companyId, [workerId])
  const verdict = judgeRow(asked, {
    ...{ today: today(actor), day, isKnown: true, startDate: worker?.startDate ?? null, mayReopen: true },
    elsewhere: rows.filter((row) => row !== kept).reduce((all, row) => all + row.half_days, 0),
    kept: { ...sheetMark(kept), isApproved: kept.approved_at !== null },
  })
  if (verdict.outcome === 'conflict') throw new Refusal('crew-week.changed', { name: worker?.name ?? '' })
  if (verdict.outcome === 'refused') throw new Refusal('crew-day.not-so', { why: rowRefusals[verdict.why] })
  if (verdict.outcome === 'same') return { id: kept.id, version: kept.version }
  const mark = { ...asked, workerId, foremanId: kept.foreman_id, markedAt: kept.marked_at }
  const saved = found((await writeCrewDays(tx, actor, { projectId, day, rows: [mark] }))[0])
  const reason = `${worker?.name ?? ''} ${day}: ${markText(sheetMark(kept))} menjadi ${markText(asked)}. ${asked.reason}`
  await recordHistory(tx, actor, { subject: 'project', id: projectId, act: 'correct-crew', reason })
  return { id: saved.id, version: saved.version }
}
