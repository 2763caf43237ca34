import { dayFrom, day as dayOf, partsOf, type Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { found } from '#kit/http/not-found.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { today } from '#kit/posting/today.ts'
import { employeesOf } from '#modules/people/face.ts'
import type { correctLeave, grantLeaveYear, LeaveBalance, LeaveShown } from './contract.ts'
import { leaveLeft, yearlyLeave, type LeaveRow } from './rules.ts'
import { decides } from '../decides.ts'
import { insertLeaveRows, leaveRowsOf, newestRequests, type NewLeaveRow } from './store.ts'
import type { LeaveTypeCode } from './words.ts'

const SHOWN = 100

/** Lists the newest requests for leave. */
export async function listLeave(tx: Tx, actor: Actor): Promise<{ requests: LeaveShown[] }> {
  const rows = await newestRequests(tx, actor.companyId)
  const employeeIds = rows.map(({ employeeId }) => employeeId)
  const names = new Map((await employeesOf(tx, actor.companyId, employeeIds)).map(({ id, name }) => [id, name]))
  const mayDecide = await decides(tx, actor)
  return {
    requests: rows.map(({ halfDays, askedById, type, ...row }) => ({
      ...row,
      mayDecide: mayDecide(askedById),
      ...{ type: type as LeaveTypeCode, name: names.get(row.employeeId) ?? '', days: daysText(halfDays) },
    })),
  }
}

/** Shows what is left to an employee today, and the rows it is the sum of. */
export async function showRight(tx: Tx, actor: Actor, employeeId: string): Promise<LeaveBalance> {
  found((await employeesOf(tx, actor.companyId, [employeeId]))[0])
  const rows = await leaveRowsOf(tx, actor.companyId, [employeeId])
  const { left, expired } = leaveLeft(rows, today(actor))
  return {
    ...{ left: daysText(left), expired: daysText(expired) },
    entries: rows
      .toReversed()
      .slice(0, SHOWN)
      .map(({ id, kind, on, halfDays, expiresOn, note }) => ({
        id,
        kind,
        on,
        days: daysText(halfDays),
        expiresOn,
        note,
      })),
  }
}

/**
 * Gives a year's days to all who have been here for twelve months by its end and have none of it yet: from its first day, or
 * from the day the twelve months are full. What expired before today is written off.
 */
export async function grantYear(
  tx: Tx,
  actor: Actor,
  { year, days }: AskedOf<typeof grantLeaveYear>,
): Promise<{ people: number; expired: number }> {
  const now = today(actor)
  const [first, last] = [dayOf(`${year}-01-01`), dayOf(`${year}-12-31`)]
  const people = (await employeesOf(tx, actor.companyId)).filter(({ leftOn }) => leftOn === null || leftOn >= first)
  const kept = Map.groupBy(
    await leaveRowsOf(
      tx,
      actor.companyId,
      people.map(({ id }) => id),
    ),
    ({ employeeId }) => employeeId,
  )
  const grants = people.flatMap(({ id, joinDate }): NewLeaveRow[] => {
    const from = joinDate && fullYear(joinDate)
    if (!from || from > last || yearlyLeave(12, days) === 0) return []
    if (hasYear(kept.get(id) ?? [], last)) return []
    const on = from > first ? from : first
    return [{ employeeId: id, kind: 'grant', on, halfDays: days * 2, expiresOn: last, note: `Jatah ${year}` }]
  })
  const gone = people.flatMap(({ id }): NewLeaveRow[] => {
    const { expired } = leaveLeft(kept.get(id) ?? [], now)
    const row = { employeeId: id, kind: 'expiry' as const, on: now, halfDays: -expired, expiresOn: null, note: null }
    return expired > 0 ? [row] : []
  })
  await insertLeaveRows(tx, actor, [...grants, ...gone])
  return { people: grants.length, expired: gone.length }
}

/** Corrects what is left to an employee. */
export async function correct(
  tx: Tx,
  actor: Actor,
  { employeeId, halfDays, note }: AskedOf<typeof correctLeave>,
): Promise<{ left: string }> {
  if ((await employeesOf(tx, actor.companyId, [employeeId])).length === 0) {
    throw new Refusal('day.no-employee', {}, { field: 'employeeId' })
  }
  const on = today(actor)
  await insertLeaveRows(tx, actor, [{ employeeId, kind: 'correction', on, halfDays, expiresOn: null, note }])
  await recordHistory(tx, actor, { subject: 'leave', id: employeeId, act: 'amend', reason: note })
  return { left: (await showRight(tx, actor, employeeId)).left }
}

// A grant to the end of the year, or what was left of one when attendance began here.
function hasYear(rows: readonly LeaveRow[], last: Day): boolean {
  const ending = rows.filter(({ expiresOn }) => expiresOn === last)
  const opened = ending.filter(({ kind }) => kind === 'opening').reduce((all, { halfDays }) => all + halfDays, 0)
  return opened > 0 || ending.some(({ kind }) => kind === 'grant')
}

// Twelve months after the first day; who began on 29 February is there a year on 28 February.
function fullYear(joined: Day): Day | undefined {
  const { year, month, date } = partsOf(joined)
  return dayFrom(year + 1, month, date) ?? dayFrom(year + 1, month, date - 1)
}

// Exact: half days are whole numbers.
export function daysText(halfDays: number): string {
  return String(halfDays / 2)
}
