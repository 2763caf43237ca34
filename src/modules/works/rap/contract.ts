import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOptionalText, zOrNull, zPositiveQuantity, zPrice, zText, zVersion } from '#kit/http/shapes.ts'
import type { InstantText, MoneyText, PriceText, QtyText } from '#kit/http/wire.ts'
import type { AnalysisCopy } from '../ahsp/contract.ts'
import { costHeads, type CostHead } from '#modules/projects/contract.ts'

export const rapStates = { draft: 'Draf', approved: 'Disetujui', superseded: 'Digantikan' } as const
export type RapState = keyof typeof rapStates

/** So many lines a cost plan has at most. */
export const MOST_RAP_LINES = 6000

/** A version of the cost plan (RAP) of a project. */
export interface RapBrief {
  readonly id: string
  readonly revision: number
  readonly state: RapState
  /** The first that was approved: what changes are counted from. */
  readonly isFirst: boolean
  readonly total: MoneyText
  readonly lineCount: number
  readonly note: string | null
  readonly updatedBy: string
  readonly updatedAt: InstantText
  readonly approvedBy: string | null
  readonly approvedAt: InstantText | null
  readonly version: number
}

/** A line of a cost plan: what of a work item, under which head, costs how much. */
export interface RapLine {
  readonly id: string
  /** Null: of the project as a whole. */
  readonly workItemId: string | null
  readonly code: string
  readonly head: CostHead
  readonly description: string
  readonly unit: string
  readonly qty: QtyText
  readonly unitCost: PriceText
  readonly amount: MoneyText
}

/** What a work item, or the project, sells for beside what it may cost; margin in percent of the price, one decimal. */
export interface RapMargin {
  /** Null: what belongs to no work item of the bill. */
  readonly workItemId: string | null
  readonly code: string
  readonly name: string
  readonly sold: MoneyText
  readonly planned: MoneyText
  readonly margin: string | null
}

/** A version whole. */
export interface Rap extends RapBrief {
  readonly lines: readonly RapLine[]
  readonly margins: readonly RapMargin[]
  readonly whole: Pick<RapMargin, 'sold' | 'planned' | 'margin'>
  /** Why this person may not approve it: 'own' when they wrote on it, 'right' without the right. */
  readonly hindrance: 'own' | 'right' | null
}

/** A line of the bill that holds: what a cost plan is made from. */
export interface RapBase {
  readonly workItemId: string
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly volume: QtyText
  readonly unitPrice: PriceText
  /** The copy of the analysis the line keeps. */
  readonly analysis: AnalysisCopy | null
}

/** The cost plans of a project, newest first, and the lines of the bill they stand on. */
export interface RapSheet {
  readonly versions: readonly RapBrief[]
  readonly bill: readonly RapBase[]
}

const touches = ['rap']
const one = { id: zId, rapId: zId }
const heads = Object.keys(costHeads) as [CostHead, ...CostHead[]]

export const listRap = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/rap',
  permission: 'view biaya',
  input: z.strictObject({ id: zId }),
  answer: answer<RapSheet>(),
  reads: ['rap', 'rab', 'projects'],
})

export const openRap = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/rap/:rapId',
  permission: 'view biaya',
  input: z.strictObject(one),
  answer: answer<Rap>(),
  reads: ['rap', 'rab', 'projects'],
})

/** Writes the draft of a project's cost plan, whole; begins one where there is none. */
export const saveRap = endpoint({
  method: 'PUT',
  path: '/api/daftar-proyek/:id/rap',
  permission: 'update daftar-proyek',
  input: z.strictObject({
    id: zId,
    /** Of the draft as it was read; null where there was none. */
    version: zOrNull(zVersion),
    note: zOptionalText(300),
    lines: z
      .array(
        z.strictObject({
          workItemId: zOrNull(zId),
          head: z.enum(heads),
          description: zText(300),
          unit: zText(20),
          qty: zPositiveQuantity,
          unitCost: zPrice,
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_RAP_LINES)),
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Makes a draft the plan that holds. */
export const approveRap = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/rap/:rapId/setuju',
  permission: 'approve daftar-proyek',
  input: z.strictObject({ ...one, version: zVersion }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Throws a draft away. */
export const removeRap = endpoint({
  method: 'DELETE',
  path: '/api/daftar-proyek/:id/rap/:rapId',
  permission: 'update daftar-proyek',
  input: z.strictObject(one),
  answer: answer<{ readonly id: string }>(),
  touches: [...touches, 'trash'],
})

/** A cost plan on paper. */
export const printRap = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/rap/:rapId/cetak',
  permission: 'view biaya',
  input: z.strictObject(one),
  answer: answer<never>(),
})

/** The same as a file; only for who may see costs as well. */
export const exportRap = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/rap/:rapId/ekspor',
  permission: 'export daftar-proyek',
  input: z.strictObject({ ...one, format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})
