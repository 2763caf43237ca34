import { daysBetween, type Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { employeesOf } from '#modules/people/face.ts'
import { dayKinds } from '../calendar/day-kinds.ts'
import type { Span } from '../calendar/site-rest.ts'
import { markDays } from '../days/mark-days.ts'
import { decides } from '../decides.ts'
import { own } from '../store.ts'
import type { decideLeave, requestLeave, voidLeave } from './contract.ts'
import { leaveHalfDays, leaveLeft, takenDays } from './rules.ts'
import { changeRequest, hasLeaveIn, insertLeaveRows, leaveRowsOf, lockRequest } from './store.ts'
import { leaveTypes, type LeaveTypeCode } from './words.ts'

type Changed = { readonly id: string; readonly version: number }
type Request = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

/** Asks for leave. Refused where it holds no workday, is longer than the law gives, overlaps another, or is more than is left. */
export async function ask(tx: Tx, actor: Actor, asked: AskedOf<typeof requestLeave>): Promise<Changed> {
  const { companyId } = actor
  const { employeeId, from, until, half } = asked
  const type = leaveTypes[asked.type]
  if (until < from || daysBetween(from, until) > 366) throw new Refusal('leave.span', {}, { field: 'until' })
  if (half && from !== until) throw new Refusal('leave.half', {}, { field: 'half' })
  const [employee] = await employeesOf(tx, companyId, [employeeId])
  if (!employee) throw new Refusal('day.no-employee', {}, { field: 'employeeId' })
  const halfDays = leaveHalfDays(asked, type.isCalendar, await kindsFor(tx, actor, asked))
  if (halfDays === 0) throw new Refusal('leave.no-workday', {}, { field: 'from' })
  if (type.most !== null && halfDays > type.most * 2) {
    throw new Refusal('leave.too-long', { name: type.name, most: type.most }, { field: 'until' })
  }
  if (await hasLeaveIn(tx, companyId, asked))
    throw new Refusal('leave.twice', { name: employee.name }, { field: 'from' })
  await refuseBeyond(tx, actor, { ...asked, halfDays, name: employee.name })
  const id = newId()
  await own(tx)
    .insertInto('leave_request')
    .values({
      ...{ id, company_id: companyId, employee_id: employeeId, type: asked.type, half, half_days: halfDays },
      ...{ valid_from: from, valid_until: until, reason: asked.reason, state: 'pending' },
      ...{ created_by: actor.userId, created_by_name: actor.name },
    })
    .execute()
  await recordHistory(tx, actor, { subject: 'leave', id, act: 'add' })
  return { id, version: 1 }
}

/** Says yes or no to a request; not whoever asked it, while another could. With yes its days are marked and the right is used. */
export async function decide(tx: Tx, actor: Actor, asked: AskedOf<typeof decideLeave>): Promise<Changed> {
  const request = await requestIn(tx, actor, asked, 'pending')
  if (!(await decides(tx, actor))(request.askedById)) throw new Refusal('leave.own')
  const said = { decision_note: asked.note, decided_by_name: actor.name, decided_at: instant() }
  const state = asked.isApproved ? 'approved' : 'refused'
  if (asked.isApproved) {
    const [employee] = await employeesOf(tx, actor.companyId, [request.employeeId])
    await refuseBeyond(tx, actor, { ...request, type: request.type as LeaveTypeCode, name: employee?.name ?? '' })
    await markLeave(tx, actor, request, true)
    await move(tx, actor, request, 'use')
  }
  const version = await changeRequest(tx, actor.companyId, request.id, { state, ...said })
  await recordHistory(tx, actor, {
    subject: 'leave',
    id: request.id,
    act: asked.isApproved ? 'approve' : 'reject',
    reason: asked.note,
  })
  return { id: request.id, version }
}

/** Takes a leave back; refused where its month was paid ('day.paid'). */
export async function takeBack(tx: Tx, actor: Actor, asked: AskedOf<typeof voidLeave>): Promise<Changed> {
  const request = await requestIn(tx, actor, asked, 'pending', 'approved')
  if (request.state === 'approved') {
    await markLeave(tx, actor, request, false)
    await move(tx, actor, request, 'return')
  }
  const version = await changeRequest(tx, actor.companyId, request.id, { state: 'void', decision_note: asked.reason })
  await recordHistory(tx, actor, { subject: 'leave', id: request.id, act: 'void', reason: asked.reason })
  return { id: request.id, version }
}

async function requestIn(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version: number },
  ...states: readonly Request['state'][]
): Promise<Request> {
  const request = found(await lockRequest(tx, actor.companyId, asked.id))
  if (!states.includes(request.state)) throw new Refusal('leave.decided', { by: request.decidedBy ?? request.askedBy })
  expectVersion({ version: request.version, updatedByName: request.askedBy, updatedAt: instant() }, asked.version)
  return request
}

async function refuseBeyond(
  tx: Tx,
  actor: Actor,
  of: { employeeId: string; type: LeaveTypeCode; from: Day; halfDays: number; name: string },
): Promise<void> {
  if (!leaveTypes[of.type].isYearly) return
  const { left } = leaveLeft(await leaveRowsOf(tx, actor.companyId, [of.employeeId]), of.from)
  if (left < of.halfDays) throw new Refusal('leave.not-enough', { name: of.name, left: left / 2 }, { field: 'until' })
}

// A right that returns ends when the one it was taken from would have.
async function move(tx: Tx, actor: Actor, request: Request, kind: 'use' | 'return'): Promise<void> {
  if (!leaveTypes[request.type as LeaveTypeCode].isYearly) return
  const grants = (await leaveRowsOf(tx, actor.companyId, [request.employeeId])).filter(
    ({ kind: each, expiresOn }) => each === 'grant' && (expiresOn === null || expiresOn >= request.from),
  )
  const expiresOn = kind === 'return' ? (grants[0]?.expiresOn ?? null) : null
  const halfDays = kind === 'use' ? -request.halfDays : request.halfDays
  const { employeeId, id: requestId, from: on } = request
  await insertLeaveRows(tx, actor, [{ employeeId, requestId, kind, on, halfDays, expiresOn, note: null }])
}

// Of a leave by workdays those alone are marked; what is rest or a holiday stays so.
async function markLeave(tx: Tx, actor: Actor, request: Request, isTaken: boolean): Promise<void> {
  const { employeeId, half } = request
  const { mark } = leaveTypes[request.type as LeaveTypeCode]
  const marks = takenDays(request, await kindsFor(tx, actor, request)).map((day) => ({
    ...{ employeeId, day, mark: isTaken ? mark : null, half: isTaken ? half : null },
  }))
  if (marks.length > 0) await markDays(tx, actor, { marks })
}

async function kindsFor(tx: Tx, actor: Actor, { employeeId, from, until }: Span & { readonly employeeId: string }) {
  const kindOf = await dayKinds(tx, actor.companyId, { from, until, employeeIds: [employeeId] })
  return (day: Day) => kindOf(employeeId, day)
}
