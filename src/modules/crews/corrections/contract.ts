import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zText, zVersion } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'
import { zOnlyId } from '#kit/posting/acts.ts'

/** Where a correction of a paid day stands. */
export type CorrectionState = 'waiting' | 'approved' | 'paid' | 'void'

/** What a paid day should have been, and where that stands. */
export interface PaidCorrection {
  readonly id: string
  readonly halfDays: number
  readonly overtime: number
  readonly restHours: number
  readonly reason: string
  readonly state: CorrectionState
  readonly by: string
  readonly approvedBy: string | null
  readonly voidReason: string | null
  /** The wages it came with. */
  readonly wages: { readonly id: string; readonly number: string } | null
  readonly can: readonly ('approve' | 'void')[]
}

/** A difference that came with wages. */
export interface CorrectionKept {
  readonly day: DayText
  readonly projectId: string
  readonly project: string
  readonly reason: string
  readonly amount: MoneyText
}

const touches = ['crew-days', 'wages']
const zCount = (most: number) => z.int().check(z.minimum(0), z.maximum(most))

/** Says what a day that is in wages should have been; another approves it, and the difference comes with the next wages. */
export const correctPaidDay = endpoint({
  method: 'POST',
  path: '/api/absensi/pekerja/:id/koreksi-dibayar',
  permission: 'update absensi',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    /** In halves of a day: 2 is a whole day. */
    halfDays: zCount(3),
    /** In half hours. */
    overtime: zCount(16),
    /** In half hours, on a day of rest or a holiday. */
    restHours: zCount(24),
    reason: zText(300, 'Tulis alasannya.'),
  }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Says yes to a correction of a paid day. */
export const approvePaidCorrection = endpoint({
  method: 'POST',
  path: '/api/absensi/pekerja/koreksi-dibayar/:id/setujui',
  permission: 'approve absensi',
  input: zOnlyId,
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Takes a correction of a paid day back that came with no wages yet. */
export const voidPaidCorrection = endpoint({
  method: 'POST',
  path: '/api/absensi/pekerja/koreksi-dibayar/:id/batalkan',
  permission: 'update absensi',
  input: z.strictObject({ id: zId, reason: zText(300, 'Tulis alasannya.') }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})
