import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zText, zVersion } from '#kit/http/shapes.ts'
import { dayMarks, type DayMark } from '../days/contract.ts'
import type { LeaveHalf, LeaveState } from '../leave/contract.ts'

/** What a day is, or should be: a mark, or null for as the week says. */
export interface SaidDay {
  readonly mark: DayMark | null
  /** Only for a half of the day. */
  readonly half: LeaveHalf | null
}

/** A day that somebody wants put right, with who asked and who decided. */
export interface CorrectionShown {
  readonly id: string
  readonly employeeId: string
  readonly name: string
  readonly day: string
  /** As it stood when it was asked. */
  readonly was: SaidDay
  readonly to: SaidDay
  readonly reason: string
  readonly state: LeaveState
  readonly note: string | null
  readonly askedBy: string
  readonly decidedBy: string | null
  /** Nobody decides what they asked themselves, while another could. */
  readonly mayDecide: boolean
  /** Whoever asked takes it back as long as it waits. */
  readonly mayVoid: boolean
  readonly version: number
}

const readers = ['view absensi', 'update absensi'] as const
const changed = answer<{ readonly id: string; readonly version: number }>()

/** The newest two hundred corrections, those that wait first. */
export const dayCorrections = endpoint({
  method: 'GET',
  path: '/api/absensi/koreksi',
  permission: readers,
  input: z.strictObject({}),
  answer: answer<{ readonly corrections: readonly CorrectionShown[] }>(),
  reads: ['day-corrections', 'employees'],
})

/** Asks that a day be put right; it waits for somebody else's yes. */
export const askCorrection = endpoint({
  method: 'POST',
  path: '/api/absensi/koreksi',
  permission: 'create absensi',
  input: z.strictObject({
    employeeId: zId,
    day: zDay,
    mark: zOrNull(z.enum(Object.keys(dayMarks) as [DayMark, ...DayMark[]])),
    half: zOrNull(z.enum(['first', 'second'])),
    reason: zText(200, 'Tulis alasannya.'),
  }),
  answer: changed,
  touches: ['day-corrections', 'employee-days'],
  idempotent: true,
})

/** Says yes or no to a correction; with yes the day is marked. */
export const decideCorrection = endpoint({
  method: 'POST',
  path: '/api/absensi/koreksi/:id/putusan',
  permission: 'approve absensi',
  input: z.strictObject({ id: zId, version: zVersion, isApproved: z.boolean(), note: zOptionalText(200) }),
  answer: changed,
  touches: ['day-corrections', 'employee-days', 'payroll'],
})

/** Takes back a correction that waits; whoever asked it alone. */
export const voidCorrection = endpoint({
  method: 'POST',
  path: '/api/absensi/koreksi/:id/batal',
  permission: 'create absensi',
  input: z.strictObject({ id: zId, version: zVersion, reason: zText(200, 'Tulis alasannya.') }),
  answer: changed,
  touches: ['day-corrections', 'employee-days'],
})
