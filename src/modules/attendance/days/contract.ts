import * as z from 'zod/mini'
import { period } from '#ground/period.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOrNull } from '#kit/http/shapes.ts'

/** What a day of an employee was, when it was not as the week of the company says. */
export const dayMarks = {
  H: 'Hadir',
  I: 'Izin tidak dibayar',
  S: 'Sakit',
  C: 'Cuti',
  A: 'Alpa',
  D: 'Dinas luar',
  B: 'Belum lengkap',
} as const
export type DayMark = keyof typeof dayMarks

/** The marks of days that are not paid. */
export const unpaidMarks: readonly DayMark[] = ['I', 'A']

/** A day of the month as everybody has it. */
export interface MonthDay {
  readonly day: string
  readonly kind: 'work' | 'rest' | 'holiday'
  /** The holiday's. */
  readonly name: string | null
}

/** The month of the employees: days across, people down. */
export interface DayMatrix {
  readonly month: string
  readonly weekDays: 5 | 6
  readonly days: readonly MonthDay[]
  readonly people: readonly {
    readonly id: string
    readonly code: string
    readonly name: string
    readonly position: string
    /** Days that the site where they wholly work makes other than the company's are. */
    readonly site: Readonly<Record<string, MonthDay>>
    /** Days outside the employment have no mark to set. */
    readonly from: string | null
    readonly until: string | null
    readonly marks: Readonly<Record<string, DayMark>>
    /** Marks that are only for a half of their day. */
    readonly halves: Readonly<Record<string, 'first' | 'second'>>
  }[]
}

/** A month in an address, '2026-11'. */
export const zMonth = z.string().check(
  z.refine((text) => {
    try {
      return Boolean(period(text))
    } catch {
      return false
    }
  }, 'Tulis bulan, misalnya 2026-11.'),
)

/** A month of at most five hundred employees. */
export const employeeDays = endpoint({
  method: 'GET',
  path: '/api/absensi/karyawan',
  permission: 'view absensi',
  input: z.strictObject({ month: zMonth }),
  answer: answer<DayMatrix>(),
  reads: ['employee-days', 'employees'],
})

/** A month of one employee, as that of all is answered; absent: this month. */
export const daysOfEmployee = endpoint({
  method: 'GET',
  path: '/api/absensi/karyawan/:id',
  permission: 'view absensi',
  input: z.strictObject({ id: zId, month: z.optional(zMonth) }),
  answer: answer<DayMatrix>(),
  reads: ['employee-days', 'employees'],
})

/** Marks days; null takes a mark away, and the day is as the week says. */
export const markEmployeeDays = endpoint({
  method: 'PUT',
  path: '/api/absensi/karyawan',
  permission: 'update absensi',
  input: z.strictObject({
    marks: z
      .array(
        z.strictObject({
          employeeId: zId,
          day: zDay,
          mark: zOrNull(z.enum(Object.keys(dayMarks) as [DayMark, ...DayMark[]])),
          /** Only a half of the day; the other is as usual. */
          half: z.optional(zOrNull(z.enum(['first', 'second']))),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
  answer: answer<{ readonly saved: number }>(),
  touches: ['employee-days', 'payroll'],
})

/** Says which days a week the company works. */
export const saveWorkWeek = endpoint({
  method: 'PUT',
  path: '/api/absensi/pekan-kerja',
  permission: 'update absensi',
  input: z.strictObject({ days: z.union([z.literal(5), z.literal(6)]) }),
  answer: answer<{ readonly days: 5 | 6 }>(),
  touches: ['employee-days', 'payroll'],
})
