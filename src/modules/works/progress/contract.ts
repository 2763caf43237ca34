import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zQuantity, zVersion } from '#kit/http/shapes.ts'
import type { DayText, MoneyText, PercentText, QtyText } from '#kit/http/wire.ts'
import { MOST_MEASUREMENTS, zMeasurement, type Measurement } from './measure.ts'
import { MOST_RAB_ROWS } from '../rab/rules.ts'

export const progressStates = { draft: 'Draf', approved: 'Disetujui' } as const
export type ProgressState = keyof typeof progressStates

/** The progress of one week (opname). */
export interface ProgressReport {
  readonly id: string
  readonly week: number
  readonly date: DayText
  readonly state: ProgressState
  readonly note: string | null
  /** Up to this week; null while it is a draft. */
  readonly pct: PercentText | null
  readonly earned: MoneyText | null
  readonly updatedBy: string
  readonly approvedBy: string | null
  readonly version: number
}

/** A line of the bill that holds, with how far it has come. */
export interface ProgressLine {
  readonly workItemId: string
  readonly code: string
  readonly name: string
  readonly unit: string | null
  readonly contract: QtyText
  /** Approved before the draft. */
  readonly before: QtyText
  /** Of the draft; '0' where it has none. */
  readonly week: QtyText
  /** What the volume of the draft was measured from; none where it was typed as a whole. */
  readonly measurements: readonly Measurement[]
}

/** The progress of a project: its reports, and its lines with the draft. */
export interface ProgressSheet {
  readonly projectName: string
  /** Of what was approved. */
  readonly pct: PercentText
  /** Null for who may not see what the contract is worth. */
  readonly earned: MoneyText | null
  readonly total: MoneyText | null
  /** Newest first. */
  readonly reports: readonly ProgressReport[]
  readonly draft: ProgressReport | null
  /** Why this person may not approve the draft: 'own' when they wrote on it, 'right' without the right. */
  readonly hindrance: 'own' | 'right' | null
  readonly nextWeek: number
  readonly lines: readonly ProgressLine[]
}

const reads = ['progress', 'rab', 'projects']
const touches = ['progress', 'projects', 'billing']

export const openProgress = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/progres',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<ProgressSheet>(),
  reads,
})

/** Writes the draft of a week's progress, whole; begins one where there is none. */
export const saveProgress = endpoint({
  method: 'PUT',
  path: '/api/daftar-proyek/:id/progres',
  permission: 'update daftar-proyek',
  input: z.strictObject({
    id: zId,
    /** Of the draft as it was read; null where there was none. */
    version: zOrNull(zVersion),
    week: z.int().check(z.minimum(1), z.maximum(1000)),
    date: zDay,
    note: zOptionalText(300),
    lines: z
      .array(
        z.strictObject({
          ...{ workItemId: zId, volume: zQuantity },
          /** What the volume is the sum of; none: it was typed as a whole. */
          measurements: z._default(z.array(zMeasurement).check(z.maxLength(MOST_MEASUREMENTS)), []),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_RAB_ROWS)),
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Makes a week's progress count; somebody who wrote nothing on it does it. */
export const approveProgress = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/progres/:reportId/setuju',
  permission: 'approve daftar-proyek',
  input: z.strictObject({ id: zId, reportId: zId, version: zVersion }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Throws a draft away. */
export const removeProgress = endpoint({
  method: 'DELETE',
  path: '/api/daftar-proyek/:id/progres/:reportId',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId, reportId: zId }),
  answer: answer<{ readonly id: string }>(),
  touches,
})
