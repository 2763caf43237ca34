import type { Actor } from '#kit/access/actor.ts'
import type { Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { approveDays, openWeek } from '../weeks/contract.ts'

type SentRow = Parameters<Desk['do']>[1]

/** A mark of a whole day as a phone sends one, with what differs from it. */
export function aMark(workerId: string, given: Readonly<Record<string, unknown>> = {}): SentRow & object {
  const none = { version: null, halfDays: 2, absence: null, overtime: 0, restHours: 0, workItemId: null, note: null }
  return { workerId, ...none, markedAt: '2026-10-10T09:00:00Z', ...given }
}

/** Somebody else of the same company with every right. */
export function anotherOf(actor: Actor): Actor {
  return { ...actor, userId: newId(), name: 'Rina Marlina' }
}

/** Approves everything that waits in the week of a project that holds a day. */
export async function approveWhole(desk: Desk, projectId: string, day: string): Promise<void> {
  const week = await desk.do(openWeek, { projectId, day })
  const rows = week.rows
    .flatMap(({ marks }) => Object.values(marks))
    .filter(({ approvedBy }) => approvedBy === null)
    .map(({ id, version }) => ({ id, version }))
  if (rows.length > 0) await desk.do(approveDays, { projectId, rows })
}
