import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zPeriod } from '../runs/asked-month.ts'
import { prorationMethods, type ProrationMethod } from './words.ts'

/** From which month on a company divides wages by a method, and who said so. */
export interface ProrationChange {
  /** '2027-01'. */
  readonly from: string
  readonly method: ProrationMethod
  readonly by: string
}

/** By what wages are divided, the newest change first; before the first one by the workdays of the month. */
export const prorationChanges = endpoint({
  method: 'GET',
  path: '/api/penggajian/prorata',
  permission: ['view slip-gaji', 'update slip-gaji'],
  input: z.strictObject({}),
  answer: answer<{ readonly changes: readonly ProrationChange[] }>(),
  reads: ['payroll'],
})

/** Says by what wages are divided from a month on; refused where wages of that time wait for approval or are booked. */
export const setProration = endpoint({
  method: 'PUT',
  path: '/api/penggajian/prorata',
  permission: 'update slip-gaji',
  input: z.strictObject({
    from: zPeriod,
    method: z.enum(Object.keys(prorationMethods) as [ProrationMethod, ...ProrationMethod[]], {
      error: 'Pilih caranya.',
    }),
  }),
  answer: answer<{ readonly changes: readonly ProrationChange[] }>(),
  touches: ['payroll'],
})
