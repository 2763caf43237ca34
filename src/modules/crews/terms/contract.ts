import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrZero, zOrNull, zPercent, zPositiveMoney, zText } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'
import { feeBearers, feeWays, type FeeBearer, type FeeTerms, type FeeWay } from './words.ts'

/** What was agreed with a worker from a day on, beside the wage of a day. */
export interface WorkerTerms extends FeeTerms {
  readonly id: string
  readonly validFrom: DayText
  readonly meal: MoneyText
  /** For an hour of overtime on a workday; null: as the law says. */
  readonly overtimeRate: MoneyText | null
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
    feeWay: z.enum(Object.keys(feeWays) as [FeeWay, ...FeeWay[]]),
    feePercent: zPercent,
    feeBearer: z.enum(Object.keys(feeBearers) as [FeeBearer, ...FeeBearer[]]),
    feeAuthority: zOrNull(zText(120)),
  }),
  answer: answer<{ readonly id: string }>(),
  touches: ['crew-terms', 'wages'],
  idempotent: true,
})
