import * as z from 'zod/mini'
import { readClock } from '#ground/day-input.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zText } from '#kit/http/shapes.ts'
import type { WorkHours } from './rules.ts'

/** Hours of a pattern and when they hold. */
export interface PatternHours {
  readonly id: string
  /** 'Ramadan'; empty for the usual hours. */
  readonly name: string
  readonly from: string
  readonly until: string | null
  readonly hours: readonly (WorkHours | null)[]
  readonly grace: number
}

/** A pattern with its hours, the newest first, and who works by it. */
export interface PatternShown {
  readonly id: string
  readonly name: string
  readonly isUsual: boolean
  readonly hours: readonly PatternHours[]
  readonly people: readonly { readonly id: string; readonly name: string; readonly from: string }[]
}

const zClock = z.string().check(z.refine((text) => readClock(text) === text, 'Tulis jam, misalnya 08.00.'))
const zHours = z
  .array(z.nullable(z.strictObject({ start: zClock, end: zClock, rest: z.int().check(z.gte(0), z.lte(480)) })))
  .check(
    z.length(7),
    z.refine((days) => days.some((each) => each !== null), 'Pilih sedikitnya satu hari kerja.'),
  )
const held = { hours: zHours, grace: z.int().check(z.gte(0), z.lte(120)) }
const touches = ['patterns', 'employee-days', 'payroll', 'scans']
const permission = 'update absensi'

/** The patterns of the company, at most fifty. */
export const workPatterns = endpoint({
  method: 'GET',
  path: '/api/absensi/pola',
  permission: ['view absensi', permission],
  input: z.strictObject({}),
  answer: answer<{ readonly patterns: readonly PatternShown[] }>(),
  reads: ['patterns', 'employees'],
})

/** Adds a pattern; the first one is everybody's who has none. */
export const addPattern = endpoint({
  method: 'POST',
  path: '/api/absensi/pola',
  permission,
  input: z.strictObject({ name: zText(40, 'Tulis namanya.'), ...held }),
  answer: answer<{ readonly id: string }>(),
  touches,
})

/** Adds hours that hold from a day on, or for a while: then they stand above the others. */
export const addPatternHours = endpoint({
  method: 'POST',
  path: '/api/absensi/pola/:id/jam',
  permission,
  input: z.strictObject({ id: zId, name: zOptionalText(40), from: zDay, until: zOrNull(zDay), ...held }),
  answer: answer<Rederived>(),
  touches,
})

/** Takes hours away; the last ones of a pattern stay. */
export const removePatternHours = endpoint({
  method: 'DELETE',
  path: '/api/absensi/pola/jam/:id',
  permission,
  input: z.strictObject({ id: zId }),
  answer: answer<Rederived>(),
  touches,
})

/** Says by which pattern an employee works from a day on. */
export const setEmployeePattern = endpoint({
  method: 'PUT',
  path: '/api/absensi/pola/:id/karyawan',
  permission,
  input: z.strictObject({ id: zId, employeeId: zId, from: zDay }),
  answer: answer<Rederived>(),
  touches,
})

/** What a change meant for days that were derived: how many were derived anew, and whose stay because their month is paid. */
export interface Rederived {
  readonly days: number
  readonly closed: readonly { readonly name: string; readonly month: string }[]
}
