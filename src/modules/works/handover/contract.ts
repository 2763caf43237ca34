import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOrNull, zPercent, zPositiveMoney, zText, zVersion } from '#kit/http/shapes.ts'
import type { DayText, MoneyText, PercentText } from '#kit/http/wire.ts'

/** The handovers of a project (BAST-1, BAST-2), and what follows from them today. */
export interface Handover {
  readonly version: number
  readonly firstOn: DayText
  readonly firstNumber: string
  readonly maintenanceDays: number
  /** The last day of the maintenance. */
  readonly maintenanceUntil: DayText
  readonly penaltyPerMille: PercentText | null
  readonly penaltyCap: PercentText | null
  readonly penaltyBase: MoneyText | null
  readonly finalOn: DayText | null
  readonly finalNumber: string | null
  /** Days after the agreed end. */
  readonly lateDays: number
  /** What the customer may hold back for them by the contract. */
  readonly penalty: MoneyText
  /** Whether the retention may be billed: handed over for good, or a guarantee stands in for it. */
  readonly isRetentionFree: boolean
}

/** A maintenance guarantee that the customer holds. */
export interface StandingGuarantee {
  readonly number: string
  readonly amount: MoneyText
  readonly validTo: DayText
}

const touches = ['billing', 'handover', 'projects']

/** Writes the first handover (BAST-1) down, or anew: its day, the maintenance, and what was agreed for being late. */
export const saveFirstHandover = endpoint({
  method: 'PUT',
  path: '/api/daftar-proyek/:id/bast-1',
  permission: 'update daftar-proyek',
  input: z.strictObject({
    id: zId,
    /** As it was read; null for a new one. */
    version: zOrNull(zVersion),
    date: zDay,
    number: zText(60, 'Tulis nomor BAST-nya.'),
    maintenanceDays: z
      .int('Isi hari dengan angka bulat.')
      .check(z.minimum(0, 'Isi 0 atau lebih.'), z.maximum(3650, 'Paling lama 3.650 hari.')),
    penaltyPerMille: zOrNull(zPercent),
    penaltyCap: zOrNull(zPercent),
    penaltyBase: zOrNull(zPositiveMoney),
  }),
  answer: answer<{ readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Writes the final handover (BAST-2) down: the maintenance is over, the retention may be billed. */
export const saveFinalHandover = endpoint({
  method: 'PUT',
  path: '/api/daftar-proyek/:id/bast-2',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId, version: zVersion, date: zDay, number: zText(60, 'Tulis nomor BAST-nya.') }),
  answer: answer<{ readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Takes the last handover back: the final one, else the first; not after the retention was billed. */
export const undoHandover = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/bast/batal',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId, version: zVersion }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})
