import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zQuantity, zText, zVersion } from '#kit/http/shapes.ts'
import type { DayText, InstantText, MoneyText, PercentText, QtyText } from '#kit/http/wire.ts'
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
  /** Why other volumes were agreed to than were measured; null where none were. */
  readonly agreedNote: string | null
  /** Who handed the draft back, and why; null once it was written again. */
  readonly returned: { readonly by: string; readonly at: InstantText; readonly note: string } | null
  /** Who signed it, and on which day; null before. */
  readonly signed: Signatures | null
  readonly version: number
}

/** Who signed an opname for whom; a supervisor is not always there. */
export interface Signatures {
  readonly contractor: string
  readonly supervisor: string | null
  readonly owner: string
  readonly on: DayText
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
  /** Measured by the site up to there; null where all of it was agreed to as it was measured. */
  readonly internal: QtyText | null
  /** Of the draft; '0' where it has none. */
  readonly week: QtyText
  /** What the volume of the draft was measured from; none where it was typed as a whole. */
  readonly measurements: readonly Measurement[]
  /** Photos that show it, and those of the days the site worked on it that show no other; null for who may not see its reports. */
  readonly photos: number | null
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

const reads = ['progress', 'rab', 'projects', 'site-reports', 'files']
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

/** Makes a week's progress count, as it was measured or with other volumes that were agreed to; somebody who wrote nothing on it does it. */
export const approveProgress = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/progres/:reportId/setuju',
  permission: 'approve daftar-proyek',
  input: z.strictObject({
    ...{ id: zId, reportId: zId, version: zVersion },
    /** Lines of the week that were agreed to with another volume; the others as they were measured. */
    agreed: z._default(
      z.array(z.strictObject({ workItemId: zId, volume: zQuantity })).check(z.maxLength(MOST_RAB_ROWS)),
      [],
    ),
    /** Why, where any differ. */
    remark: z._default(zOptionalText(300), null),
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Hands a draft back to who wrote it, with what is to be changed. */
export const returnProgress = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/progres/:reportId/kembalikan',
  permission: 'approve daftar-proyek',
  input: z.strictObject({
    ...{ id: zId, reportId: zId, version: zVersion },
    remark: zText(300, 'Tulis apa yang perlu diperbaiki.'),
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Keeps who signed an approved opname. */
export const signProgress = endpoint({
  method: 'PUT',
  path: '/api/daftar-proyek/:id/progres/:reportId/tanda-tangan',
  permission: 'update daftar-proyek',
  input: z.strictObject({
    ...{ id: zId, reportId: zId, version: zVersion },
    contractor: zText(120, 'Tulis siapa yang menandatangani untuk kontraktor.'),
    supervisor: zOptionalText(120),
    owner: zText(120, 'Tulis siapa yang menandatangani untuk pemberi kerja.'),
    on: zDay,
  }),
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
  touches: [...touches, 'trash'],
})
