import type { Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { knownProject } from '#modules/projects/face.ts'
import { measuredLines, type BillLine } from '../progress/store.ts'
import { throwDraftAway } from '../thrown-away.ts'
import type { approveSchedule, removeSchedule, saveSchedule } from './contract.ts'
import { judgePlan, weekOneOf, type PlannedWork } from './rules.ts'
import * as store from './store.ts'

type Saved = { readonly id: string; readonly version: number }

/** Writes the draft of a project's schedule, whole; begins one where there is none. */
export async function writeSchedule(tx: Tx, actor: Actor, asked: AskedOf<typeof saveSchedule>): Promise<Saved> {
  const { companyId } = actor
  await knownProject(tx, actor, asked.id, true)
  const lines = await store.scheduleVersions(tx, companyId, asked.id)
  const bill = await measuredLines(tx, companyId, asked.id)
  if (bill.length === 0) throw new Refusal('schedule.no-rab')
  const holding = lines.find((one) => one.state === 'approved')
  const weekOne = weekOneKept(holding, weekOneOf(asked.firstDay, asked.weekStart))
  judgePlan(weekOne, asked.lines, new Map(bill.map((line) => [line.workItemId, line.name])))
  const draft = lines.find((one) => one.state === 'draft')
  if (!draft && asked.version !== null) throw new Refusal('schedule.draft-gone')
  if (draft) expectVersion(draft, asked.version ?? 0)
  const words = {
    ...{ week_one: weekOne, week_start: holding?.week_start ?? asked.weekStart, note: asked.note },
    holds_from: holding ? asked.holdsFrom : null,
  }
  const saved = draft
    ? await store.updateSchedule(tx, actor, draft.id, {
        ...words,
        writers: [...new Set([...draft.writers, actor.userId])],
        ...{ updated_at: instant(), updated_by: actor.userId, updated_by_name: actor.name },
      })
    : await store.insertSchedule(tx, actor, { ...words, id: newId(), project_id: asked.id, writers: [actor.userId] })
  await store.replacePlannedWork(tx, companyId, saved.id, asked.lines)
  const reason = `Revisi ${saved.revision}`
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'write-schedule', reason })
  return { id: saved.id, version: saved.version }
}

/** Makes a draft the schedule that holds; every line of the bill that costs something has its place in it. */
export async function approveScheduleVersion(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof approveSchedule>,
): Promise<Saved> {
  const { companyId } = actor
  await knownProject(tx, actor, asked.id, true)
  const draft = await store.lockSchedule(tx, companyId, { projectId: asked.id, id: asked.scheduleId })
  if (draft.state !== 'draft') throw new Refusal('schedule.not-draft', { revision: draft.revision })
  expectVersion(draft, asked.version)
  if (draft.writers.includes(actor.userId)) throw new Refusal('schedule.own-approval', { revision: draft.revision })
  const planned = (await store.plannedWork(tx, companyId, [draft.id])).get(draft.id) ?? []
  refuseUnplanned(await measuredLines(tx, companyId, asked.id), planned)
  const versions = await store.scheduleVersions(tx, companyId, asked.id)
  const isFirst = !versions.some((one) => one.state === 'approved')
  const saved = await store.updateSchedule(tx, actor, draft.id, {
    ...{ state: 'approved', holds_from: isFirst ? null : (draft.holds_from ?? today(actor)) },
    ...{ approved_by: actor.userId, approved_by_name: actor.name, approved_at: instant() },
  })
  const reason = `Revisi ${draft.revision}`
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'approve-schedule', reason })
  return { id: saved.id, version: saved.version }
}

/** Throws a draft away, into the trash; what holds stays. */
export async function dropSchedule(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof removeSchedule>,
): Promise<{ id: string }> {
  const project = await knownProject(tx, actor, asked.id, true)
  const draft = await store.lockSchedule(tx, actor.companyId, { projectId: asked.id, id: asked.scheduleId })
  if (draft.state !== 'draft') throw new Refusal('schedule.not-draft', { revision: draft.revision })
  await throwDraftAway(tx, actor, { table: 'schedule', project, draft: { id: draft.id, number: draft.revision } })
  const reason = `Revisi ${draft.revision}`
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'delete-schedule', reason })
  return { id: draft.id }
}

// Weeks that were measured keep their numbers.
function weekOneKept(holding: store.ScheduleStored | undefined, weekOne: Day): Day {
  if (holding && holding.week_one !== weekOne) {
    throw new Refusal('schedule.week-one-kept', { first: holding.week_one }, { field: 'firstDay' })
  }
  return weekOne
}

function refuseUnplanned(bill: readonly BillLine[], planned: readonly PlannedWork[]): void {
  const known = new Set(planned.map((line) => line.workItemId))
  const missing = bill.filter((line) => line.amount !== 0n && !known.has(line.workItemId))
  const [first] = missing
  if (first) throw new Refusal('schedule.unplanned', { name: `${first.code} ${first.name}`, count: missing.length })
}
