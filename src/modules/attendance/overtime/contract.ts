import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zText, zVersion } from '#kit/http/shapes.ts'
import { zMonth } from '../days/contract.ts'

export type OvertimeState = 'pending' | 'approved' | 'refused' | 'void'

/** One name of an order; half hours. */
export interface OvertimeLine {
  readonly employeeId: string
  readonly name: string
  readonly planned: number
  /** Null until somebody says what was worked: then the plan counts. */
  readonly worked: number | null
  /** What the law would have one look at: more than four hours a day, or eighteen a week. */
  readonly warnings: readonly ('day' | 'week')[]
}

/** A surat perintah lembur. */
export interface OvertimeOrder {
  readonly id: string
  readonly number: string | null
  readonly day: string
  readonly reason: string
  readonly state: OvertimeState
  readonly note: string | null
  readonly decidedBy: string | null
  readonly askedBy: string
  /** Nobody decides what they asked themselves, while another could. */
  readonly mayDecide: boolean
  readonly version: number
  readonly lines: readonly OvertimeLine[]
}

const touches = ['overtime', 'payroll']
const changed = answer<{ readonly id: string; readonly number: string | null; readonly version: number }>()
const zHalfHours = z.int({ error: 'Tulis jamnya.' }).check(z.lte(48, 'Paling lama 24 jam.'))

/** The orders of a month, and those of any month that wait for a yes; the newest first: at most three hundred. */
export const overtimeOrders = endpoint({
  method: 'GET',
  path: '/api/absensi/lembur',
  permission: ['view absensi', 'update absensi'],
  input: z.strictObject({ month: zMonth }),
  answer: answer<{ readonly orders: readonly OvertimeOrder[] }>(),
  reads: ['overtime', 'employees'],
})

/** Writes an order; it waits for somebody else's yes. */
export const addOvertime = endpoint({
  method: 'POST',
  path: '/api/absensi/lembur',
  permission: 'create absensi',
  input: z.strictObject({
    day: zDay,
    reason: zText(200, 'Tulis pekerjaannya.'),
    lines: z
      .array(
        z.strictObject({
          employeeId: zId,
          /** In half hours: 5 are two hours and a half. */
          planned: zHalfHours.check(z.gte(1, 'Tulis jamnya.')),
        }),
      )
      .check(z.minLength(1, 'Pilih karyawannya.'), z.maxLength(100)),
  }),
  answer: changed,
  touches: ['overtime'],
  idempotent: true,
})

/** Says yes or no to an order; with yes it gets its number. */
export const decideOvertime = endpoint({
  method: 'POST',
  path: '/api/absensi/lembur/:id/putusan',
  permission: 'approve absensi',
  input: z.strictObject({ id: zId, version: zVersion, isApproved: z.boolean(), note: zOptionalText(200) }),
  answer: changed,
  touches,
})

/** Says what was worked of an order: never more than it orders. */
export const setOvertimeWorked = endpoint({
  method: 'PUT',
  path: '/api/absensi/lembur/:id/jam',
  permission: 'update absensi',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    lines: z
      .array(
        z.strictObject({
          employeeId: zId,
          /** In half hours. */
          worked: zHalfHours.check(z.gte(0)),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  answer: changed,
  touches,
})

/** Takes an order back; what it ordered is not paid. */
export const voidOvertime = endpoint({
  method: 'POST',
  path: '/api/absensi/lembur/:id/batal',
  permission: 'update absensi',
  input: z.strictObject({ id: zId, version: zVersion, reason: zText(200, 'Tulis alasannya.') }),
  answer: changed,
  touches,
})

/** The paper of an order, for the signatures of who agrees to work. */
export const printOvertime = endpoint({
  method: 'GET',
  path: '/api/absensi/lembur/:id/cetak',
  permission: ['view absensi', 'update absensi'],
  input: z.strictObject({ id: zId }),
  answer: answer<never>(),
})
