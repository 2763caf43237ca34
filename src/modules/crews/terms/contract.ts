import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrZero, zOrNull, zPositiveMoney } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'

/** What was agreed with a worker from a day on, beside the wage of a day. */
export interface WorkerTerms {
  readonly id: string
  readonly validFrom: DayText
  readonly meal: MoneyText
  /** For an hour of overtime on a workday; null: as the law says. */
  readonly overtimeRate: MoneyText | null
  /** A foreman's, for each man-day of his crew. */
  readonly crewFee: MoneyText
  readonly by: string
}

/** What was agreed with a worker, the newest first. */
export const workerTerms = endpoint({
  method: 'GET',
  path: '/api/pekerja/:id/kesepakatan',
  permission: 'view gaji',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly WorkerTerms[]>(),
  reads: ['workers', 'crew-terms'],
})

/** Says what is agreed with a worker from a day on; what was agreed before ends the day before. */
export const addWorkerTerms = endpoint({
  method: 'POST',
  path: '/api/pekerja/:id/kesepakatan',
  permission: 'update gaji',
  input: z.strictObject({
    id: zId,
    validFrom: zDay,
    meal: zMoneyOrZero,
    overtimeRate: zOrNull(zPositiveMoney),
    crewFee: zMoneyOrZero,
  }),
  answer: answer<{ readonly id: string }>(),
  touches: ['crew-terms', 'wages'],
  idempotent: true,
})
