import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import type { DayText } from '#kit/http/wire.ts'
import { zDay, zId, zOrNull, zText } from '#kit/http/shapes.ts'
import { zMonth } from '../days/contract.ts'
import type { ToldLine } from '#kit/history/contract.ts'
import type { Seen } from '../presence/contract.ts'
import type { ClockProblem } from './rules/clocked.ts'
import type { ScanFile } from './rules/layouts.ts'

/** What becomes of a day of a file: it is taken; somebody marked it by hand, and that stays; its wage was booked; it is outside the period. */
export type ClockVerdict = 'taken' | 'manual' | 'paid' | 'outside'

/** A day of an employee by the machine; hours as clocks show them, '07.47'. */
export interface JudgedDay {
  readonly employeeId: string
  readonly name: string
  readonly day: string
  readonly scans: number
  readonly kept: number
  readonly inAt: string | null
  readonly outAt: string | null
  readonly lateMinutes: number
  readonly workedMinutes: number | null
  readonly problem: ClockProblem | null
  readonly verdict: ClockVerdict
}

/** What a file of a machine would do, or did. */
export interface ScanJudgement {
  readonly layout: ScanFile['layout']
  readonly scans: number
  /** The days of its first scan and its last, whatever period was asked for. */
  readonly first: DayText
  readonly last: DayText
  /** Those not kept before. */
  readonly added: number
  readonly days: readonly JudgedDay[]
  /** Numbers of the machine that are nobody's yet, with the name the machine has for them. */
  readonly unknown: readonly { readonly machineId: string; readonly name: string; readonly scans: number }[]
  readonly unread: ScanFile['unread']
}

const file = z.strictObject({ device: zText(40), from: zDay, until: zDay })

/** Reads a file of a fingerprint machine and tells what it would do; nothing is kept. */
export const judgeScans = endpoint({
  method: 'POST',
  path: '/api/absensi/mesin/:device/:from/:until/periksa',
  permission: 'update absensi',
  input: file,
  answer: answer<ScanJudgement>(),
  multipart: true,
})

/** Keeps the scans of a file and derives the days of a period from them; the same file twice adds nothing. */
export const keepScans = endpoint({
  method: 'POST',
  path: '/api/absensi/mesin/:device/:from/:until',
  permission: 'update absensi',
  input: file,
  answer: answer<ScanJudgement>(),
  touches: ['employee-days', 'payroll', 'scans'],
  multipart: true,
})

/** Says whose number of a machine it is, or nobody's (null); remembered, and counted for what was kept before. */
export const tieMachineNumber = endpoint({
  method: 'PUT',
  path: '/api/absensi/mesin/nomor',
  permission: 'update absensi',
  input: z.strictObject({ device: zText(40), machineId: zText(20), employeeId: zOrNull(zId) }),
  answer: answer<{ readonly days: number }>(),
  touches: ['employee-days', 'payroll', 'scans'],
})

/** The newest files of machines, and whose numbers are known: at most fifty files and a thousand numbers. */
export const machineFiles = endpoint({
  method: 'GET',
  path: '/api/absensi/mesin',
  permission: 'update absensi',
  input: z.strictObject({}),
  answer: answer<{
    readonly files: readonly {
      readonly id: string
      readonly device: string
      readonly fileName: string
      readonly from: string
      readonly until: string
      readonly scans: number
      readonly added: number
      readonly at: string
      readonly by: string
    }[]
    readonly numbers: readonly {
      readonly device: string
      readonly machineId: string
      readonly employeeId: string | null
      readonly name: string | null
    }[]
  }>(),
  reads: ['scans', 'employees'],
})

/** The days of a month that have to be completed before its wages: at most five hundred, the oldest first. */
export const incompleteDays = endpoint({
  method: 'GET',
  path: '/api/absensi/perlu-dilengkapi',
  permission: 'update absensi',
  input: z.strictObject({ month: zMonth }),
  answer: answer<{
    readonly days: readonly {
      readonly employeeId: string
      readonly name: string
      readonly day: string
      readonly inAt: string | null
      readonly outAt: string | null
      /** Null where somebody marked it so by hand. */
      readonly problem: ClockProblem | null
    }[]
  }>(),
  reads: ['employee-days', 'scans'],
})

/** What the machine saw of one employee's day, whether somebody's mark stands above it, and who marked it. */
export const clockOfDay = endpoint({
  method: 'GET',
  path: '/api/absensi/karyawan/:employeeId/:day/mesin',
  permission: 'update absensi',
  input: z.strictObject({ employeeId: zId, day: zDay }),
  answer: answer<{
    readonly clock: Pick<JudgedDay, 'inAt' | 'outAt' | 'lateMinutes' | 'workedMinutes' | 'problem' | 'scans'> | null
    readonly source: 'manual' | 'scan' | null
    /** What the employee told by phone that day, with the place. */
    readonly places: readonly Seen[]
    /** Who marked it as what, the newest first. */
    readonly told: readonly ToldLine[]
  }>(),
  reads: ['employee-days', 'scans'],
})
