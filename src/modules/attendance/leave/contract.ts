import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zText, zVersion } from '#kit/http/shapes.ts'
import { leaveTypes, type LeaveEntryKind, type LeaveTypeCode } from './words.ts'

/** Half of a day of leave: before or after noon. */
export type LeaveHalf = 'first' | 'second'
export type LeaveState = 'pending' | 'approved' | 'refused' | 'void'

/** A request for leave; days as texts, '1.5'. */
export interface LeaveShown {
  readonly id: string
  readonly employeeId: string
  readonly name: string
  readonly type: LeaveTypeCode
  readonly from: string
  readonly until: string
  readonly half: LeaveHalf | null
  readonly days: string
  readonly reason: string | null
  readonly state: LeaveState
  readonly note: string | null
  readonly decidedBy: string | null
  readonly askedBy: string
  /** Nobody decides what they asked themselves, while another could. */
  readonly mayDecide: boolean
  readonly version: number
}

/** Somebody's right to yearly leave today. */
export interface LeaveBalance {
  readonly left: string
  readonly expired: string
  readonly entries: readonly {
    readonly id: string
    readonly kind: LeaveEntryKind
    readonly on: string
    readonly days: string
    readonly expiresOn: string | null
    readonly note: string | null
  }[]
}

const readers = ['view absensi', 'update absensi'] as const
const touches = ['leave', 'employee-days', 'payroll']

/** The newest two hundred requests, those that wait first. */
export const leaveRequests = endpoint({
  method: 'GET',
  path: '/api/absensi/cuti',
  permission: readers,
  input: z.strictObject({}),
  answer: answer<{ readonly requests: readonly LeaveShown[] }>(),
  reads: ['leave', 'employees'],
})

/** What is left to an employee, with the newest hundred rows it is the sum of. */
export const leaveOfEmployee = endpoint({
  method: 'GET',
  path: '/api/absensi/cuti/karyawan/:employeeId',
  permission: readers,
  input: z.strictObject({ employeeId: zId }),
  answer: answer<LeaveBalance>(),
  reads: ['leave'],
})

/** Asks for leave; it waits for somebody else's yes. */
export const requestLeave = endpoint({
  method: 'POST',
  path: '/api/absensi/cuti',
  permission: 'create absensi',
  input: z.strictObject({
    employeeId: zId,
    type: z.enum(Object.keys(leaveTypes) as [LeaveTypeCode, ...LeaveTypeCode[]]),
    from: zDay,
    until: zDay,
    half: zOrNull(z.enum(['first', 'second'])),
    reason: zOptionalText(200),
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches: ['leave'],
  idempotent: true,
})

/** Says yes or no to a request; with yes the days are marked and the right is used. */
export const decideLeave = endpoint({
  method: 'POST',
  path: '/api/absensi/cuti/:id/putusan',
  permission: 'approve absensi',
  input: z.strictObject({ id: zId, version: zVersion, isApproved: z.boolean(), note: zOptionalText(200) }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
})

/** Takes a leave back: its days are as usual again and the right returns. */
export const voidLeave = endpoint({
  method: 'POST',
  path: '/api/absensi/cuti/:id/batal',
  permission: 'update absensi',
  input: z.strictObject({ id: zId, version: zVersion, reason: zText(200, 'Tulis alasannya.') }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
})

/** Gives all who have twelve months of service their days for a year, once, and writes off what expired. */
export const grantLeaveYear = endpoint({
  method: 'POST',
  path: '/api/absensi/cuti/jatah-tahunan',
  permission: 'update absensi',
  input: z.strictObject({ year: z.int().check(z.gte(2020), z.lte(2099)), days: z.int().check(z.gte(1), z.lte(60)) }),
  answer: answer<{ readonly people: number; readonly expired: number }>(),
  touches: ['leave'],
  idempotent: true,
})

/** Corrects what is left to an employee: days to add or, below nothing, to take. */
export const correctLeave = endpoint({
  method: 'POST',
  path: '/api/absensi/cuti/koreksi',
  permission: 'update absensi',
  input: z.strictObject({
    employeeId: zId,
    halfDays: z.int().check(
      z.gte(-240),
      z.lte(240),
      z.refine((count) => count !== 0, 'Tulis berapa harinya.'),
    ),
    note: zText(200, 'Tulis alasannya.'),
  }),
  answer: answer<{ readonly left: string }>(),
  touches: ['leave'],
  idempotent: true,
})
