import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOrNull, zText } from '#kit/http/shapes.ts'
import { zOnlyId } from '#kit/posting/acts.ts'
import type { Rederived } from '../patterns/contract.ts'

/** A day of the calendar as the company keeps it. */
export interface CalendarDay {
  readonly day: string
  readonly name: string
  /** By decree, taken together by decree (cuti bersama), or of the company's region. */
  readonly origin: 'national' | 'shared' | 'own'
  /** A cuti bersama that the company works is no holiday. */
  readonly isWorked: boolean
}

/** The holidays of a year: those decreed and those of the company. */
export const companyCalendar = endpoint({
  method: 'GET',
  path: '/api/absensi/kalender',
  permission: ['view absensi', 'update absensi'],
  input: z.strictObject({ year: z.string().check(z.regex(/^20\d\d$/)) }),
  answer: answer<{ readonly days: readonly CalendarDay[] }>(),
  reads: ['calendar'],
})

/** A day that a site keeps for itself, over the calendar of the company. */
export interface SiteDay {
  readonly day: string
  readonly kind: 'holiday' | 'work'
  readonly name: string
}

/** The days a site keeps for itself. */
export const siteCalendar = endpoint({
  method: 'GET',
  path: '/api/absensi/kalender-proyek/:id',
  permission: ['view absensi', 'update absensi'],
  input: zOnlyId,
  answer: answer<readonly SiteDay[]>(),
  reads: ['calendar'],
})

/** Says what a site makes of a day: a holiday of its own, or work where the company rests; null is as the company has it. */
export const setSiteDay = endpoint({
  method: 'PUT',
  path: '/api/absensi/kalender-proyek/:id',
  permission: 'update absensi',
  input: z.strictObject({
    ...{ id: zId, day: zDay, kind: zOrNull(z.enum(['holiday', 'work'])) },
    name: zText(60, 'Tulis liburnya, atau alasan bekerja.'),
  }),
  answer: answer<Rederived>(),
  touches: ['calendar', 'employee-days', 'overtime', 'crew-days', 'payroll', 'scans'],
})

/** Says what the company makes of a day: a holiday of its region, a cuti bersama that is worked; null is as decreed. */
export const setCompanyDay = endpoint({
  method: 'PUT',
  path: '/api/absensi/kalender',
  permission: 'update absensi',
  input: z.strictObject({ day: zDay, kind: zOrNull(z.enum(['holiday', 'work'])), name: zOrNull(zText(60)) }),
  answer: answer<Rederived>(),
  touches: ['calendar', 'employee-days', 'overtime', 'payroll', 'scans'],
})
