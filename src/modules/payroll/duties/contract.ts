import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'

/** What somebody gets when their contract for a time (PKWT) ends. */
export interface EndOfContractPay {
  readonly from: DayText
  readonly to: DayText
  /** Base and fixed allowances of the last day, rupiah a month. */
  readonly monthly: MoneyText
  /** Whole months, extensions counted apart. */
  readonly months: number
  readonly compensation: MoneyText
}

/** The compensation at the end of somebody's newest PKWT; null where they have none, or no wage. */
export const endOfContract = endpoint({
  method: 'GET',
  path: '/api/karyawan/:id/kompensasi',
  permission: 'view gaji',
  input: z.strictObject({ id: zId }),
  answer: answer<EndOfContractPay | null>(),
  reads: ['employees'],
})
