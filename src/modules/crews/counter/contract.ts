import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

/** On how many dates of a month a worker came, and what the law makes of it. */
export interface DaysWorked {
  /** The last months with this one at the end: '2026-11'. */
  readonly months: readonly { readonly month: string; readonly dates: number }[]
  /** How many months in a row had 21 dates or more. */
  readonly run: number
  /** The month that was the third in a row: from then on the contract is one for good. */
  readonly permanentIn: string | null
  /** 'near' from the 18th date of this month, 'reached' from the 21st. */
  readonly warning: 'near' | 'reached' | null
}

/** The 21-day counter of a worker (PP 35/2021 art. 10): distinct dates at all projects, half days too. */
export const daysWorked = endpoint({
  method: 'GET',
  path: '/api/pekerja/:id/hari-kerja',
  permission: 'view absensi',
  input: z.strictObject({ id: zId }),
  answer: answer<DaysWorked>(),
  reads: ['crew-days', 'workers'],
})
