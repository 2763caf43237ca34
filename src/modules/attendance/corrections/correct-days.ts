import type { Day } from '#ground/day.ts'
import { periodOf } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AnswerFrom, AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { employeesOf } from '#modules/people/face.ts'
import { MARKS_TOLD, markDays, markText, refusePaid } from '../days/mark-days.ts'
import { marksAt } from '../days/store.ts'
import { decides } from '../decides.ts'
import { own } from '../store.ts'
import type { askCorrection, dayCorrections, decideCorrection, SaidDay, voidCorrection } from './contract.ts'
import { changeCorrection, lockCorrection, newestCorrections } from './store.ts'

type Changed = { readonly id: string; readonly version: number }
type Correction = NonNullable<Awaited<ReturnType<typeof lockCorrection>>>

/** Lists the newest corrections with what the actor may do with each. */
export async function listCorrections(tx: Tx, actor: Actor): Promise<AnswerFrom<typeof dayCorrections>> {
  const rows = await newestCorrections(tx, actor.companyId)
  const employeeIds = [...new Set(rows.map(({ employeeId }) => employeeId))]
  const names = new Map((await employeesOf(tx, actor.companyId, employeeIds)).map(({ id, name }) => [id, name]))
  const mayDecide = await decides(tx, actor)
  return {
    corrections: rows.map(({ askedById, was_mark, was_half, mark, half, ...row }) => ({
      ...row,
      ...{ name: names.get(row.employeeId) ?? '', was: { mark: was_mark, half: was_half }, to: { mark, half } },
      mayDecide: mayDecide(askedById),
      mayVoid: row.state === 'pending' && askedById === actor.userId,
    })),
  }
}

/**
 * Asks that a day be put right. Refused where its month was paid ('day.paid'), the day is to come or outside the
 * employment, is so already, or waits for another correction.
 */
export async function askForCorrection(tx: Tx, actor: Actor, asked: AskedOf<typeof askCorrection>): Promise<Changed> {
  const { companyId } = actor
  const { employeeId, day, mark, half, reason } = asked
  if (half && (mark === null || mark === 'B')) throw new Refusal('correction.half', {}, { field: 'half' })
  if (day > today(actor)) throw new Refusal('correction.future', {}, { field: 'day' })
  const [employee] = await employeesOf(tx, companyId, [employeeId])
  if (!employee) throw new Refusal('day.no-employee', {}, { field: 'employeeId' })
  const { name, joinDate, leftOn } = employee
  if ((joinDate && day < joinDate) || (leftOn && day > leftOn))
    throw new Refusal('correction.outside', { name }, { field: 'day' })
  await refusePaid(tx, actor, periodOf(day), [asked])
  const was = await saidNow(tx, companyId, asked)
  if (markText(was) === markText(asked)) throw new Refusal('correction.same', { name }, { field: 'mark' })
  const id = newId()
  const added = await own(tx)
    .insertInto('day_correction')
    .values({
      ...{ id, company_id: companyId, employee_id: employeeId, day, mark, half, reason, state: 'pending' },
      ...{ was_mark: was.mark, was_half: was.half, created_by: actor.userId, created_by_name: actor.name },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new Refusal('correction.twice', { name }, { field: 'day' })
  await tell(tx, actor, { employeeId, day, was, to: asked }, { act: 'ask-correction', reason })
  return { id, version: 1 }
}

/**
 * Says yes or no to a correction; not whoever asked it, while another could. With yes the day is marked. Refused where
 * the day was marked otherwise since ('correction.changed') or its month was paid ('day.paid').
 */
export async function decideOnCorrection(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof decideCorrection>,
): Promise<Changed> {
  const kept = await waitingIn(tx, actor, asked)
  if (!(await decides(tx, actor))(kept.askedById)) throw new Refusal('correction.own')
  const { id, employeeId, day, mark, half } = kept
  const was = { mark: kept.was_mark, half: kept.was_half }
  const reason = [`${kept.askedBy}: ${kept.reason}`, asked.note].filter(Boolean).join(' · ')
  if (asked.isApproved) {
    const now = await saidNow(tx, actor.companyId, kept)
    if (markText(now) !== markText(was)) throw new Refusal('correction.changed')
    await markDays(tx, actor, { marks: [{ employeeId, day, mark, half }] }, { act: 'approve-correction', reason })
  } else {
    await tell(tx, actor, { employeeId, day, was, to: kept }, { act: 'reject-correction', reason })
  }
  const version = await changeCorrection(tx, actor.companyId, id, {
    ...{ state: asked.isApproved ? 'approved' : 'refused', decision_note: asked.note, decided_at: instant() },
    ...{ decided_by: actor.userId, decided_by_name: actor.name },
  })
  return { id, version }
}

/** Takes back a correction that waits; refused to all but whoever asked it ('correction.not-yours'). */
export async function takeCorrectionBack(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof voidCorrection>,
): Promise<Changed> {
  const kept = await waitingIn(tx, actor, asked)
  if (kept.askedById !== actor.userId) throw new Refusal('correction.not-yours', { by: kept.askedBy })
  const { id, employeeId, day } = kept
  const version = await changeCorrection(tx, actor.companyId, id, { state: 'void', decision_note: asked.reason })
  const was = { mark: kept.was_mark, half: kept.was_half }
  await tell(tx, actor, { employeeId, day, was, to: kept }, { act: 'void-correction', reason: asked.reason })
  return { id, version }
}

async function waitingIn(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version: number },
): Promise<Correction> {
  const kept = found(await lockCorrection(tx, actor.companyId, asked.id))
  if (kept.state !== 'pending') throw new Refusal('correction.decided', { by: kept.decidedBy ?? kept.askedBy })
  expectVersion({ version: kept.version, updatedByName: kept.askedBy, updatedAt: instant() }, asked.version)
  return kept
}

async function saidNow(
  tx: Tx,
  companyId: string,
  of: { readonly employeeId: string; readonly day: Day },
): Promise<SaidDay> {
  const [kept] = await marksAt(tx, companyId, [of])
  return { mark: kept?.mark ?? null, half: kept?.half ?? null }
}

async function tell(
  tx: Tx,
  actor: Actor,
  of: { readonly employeeId: string; readonly day: Day; readonly was: SaidDay; readonly to: SaidDay },
  said: { readonly act: string; readonly reason: string },
): Promise<void> {
  const changes = { [of.day]: [markText(of.was), markText(of.to)] as const }
  await recordHistory(tx, actor, { subject: MARKS_TOLD, id: of.employeeId, changes, ...said })
}
