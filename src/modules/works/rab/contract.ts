import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zMoney, zOptionalText, zOrNull, zPrice, zQuantity, zText, zVersion } from '#kit/http/shapes.ts'
import type { InstantText, MoneyText, PercentText, PriceText, QtyText } from '#kit/http/wire.ts'
import type { AnalysisCopy } from '../ahsp/contract.ts'
import type { JudgedRow } from './judge.ts'
import { MOST_RAB_ROWS } from './rules.ts'

export const rabStates = { draft: 'Draf', approved: 'Disetujui', superseded: 'Digantikan', void: 'Dibatalkan' } as const
export type RabState = keyof typeof rabStates

/** A version of the bill of quantities (RAB) of a project. */
export interface RabBrief {
  readonly id: string
  readonly revision: number
  readonly state: RabState
  /** Before PPN; null, as every price, for who may not see what the contract is worth. */
  readonly total: MoneyText | null
  /** What rounding takes off or adds; total + rounding is the price of the contract before PPN. */
  readonly rounding: MoneyText | null
  readonly lineCount: number
  readonly note: string | null
  readonly fileName: string | null
  readonly updatedBy: string
  readonly updatedAt: InstantText
  readonly approvedBy: string | null
  readonly approvedAt: InstantText | null
  readonly version: number
}

/** A group or a line of a version, after what it stands under. */
export interface RabRow {
  readonly id: string
  readonly level: number
  readonly isGroup: boolean
  readonly number: string
  readonly name: string
  readonly unit: string | null
  readonly volume: QtyText | null
  readonly unitPrice: PriceText | null
  readonly amount: MoneyText | null
  /** The analysis whose copy the line keeps. */
  readonly analysisCode: string | null
  /** Of the whole, four decimals; those of the lines sum to 100. */
  readonly weight: PercentText
}

/** A version whole. */
export interface Rab extends RabBrief {
  readonly rows: readonly RabRow[]
  /** Why this person may not approve it: 'own' when they wrote on it, 'right' without the right. */
  readonly hindrance: 'own' | 'right' | null
}

/** A workbook as it was read; nothing of it is kept. */
export interface RabWorkbook {
  readonly fileName: string
  readonly sheets: readonly string[]
  readonly sheet: number
  readonly rows: readonly JudgedRow[]
  /** The unit-price analyses of its other sheets, the first `MOST_AT_ONCE`. */
  readonly analyses: readonly AnalysisCopy[]
  readonly sums: { readonly total: string | null; readonly rounded: MoneyText | null; readonly hasPpn: boolean }
}

const reads = ['rab', 'projects']
const touches = ['rab', 'projects', 'work-items']
const one = { id: zId, rabId: zId }

/** The versions of a project's bill of quantities, newest first. */
export const listRab = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/rab',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly RabBrief[]>(),
  reads,
})

export const openRab = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/rab/:rabId',
  permission: 'view daftar-proyek',
  input: z.strictObject(one),
  answer: answer<Rab>(),
  reads,
})

/** Writes the draft of a project's bill of quantities, whole; begins one where there is none. */
export const saveRab = endpoint({
  method: 'PUT',
  path: '/api/daftar-proyek/:id/rab',
  permission: 'update daftar-proyek',
  input: z.strictObject({
    id: zId,
    /** Of the draft as it was read; null where there was none. */
    version: zOrNull(zVersion),
    note: zOptionalText(300),
    fileName: zOptionalText(200),
    rounding: z._default(zMoney, 0n as never),
    rows: z
      .array(
        z.strictObject({
          number: zOptionalText(20),
          name: zText(1000),
          unit: zOptionalText(20),
          volume: zOrNull(zQuantity),
          unitPrice: zOrNull(zPrice),
          /** Of the library: gives the price where none is written, and a copy of it stays with the line. */
          analysisCode: zOptionalText(40),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_RAB_ROWS)),
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Makes a draft the version that holds; its lines become the work items of the project. */
export const approveRab = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/rab/:rabId/setuju',
  permission: 'approve daftar-proyek',
  input: z.strictObject({ ...one, version: zVersion }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Throws a draft away. */
export const removeRab = endpoint({
  method: 'DELETE',
  path: '/api/daftar-proyek/:id/rab/:rabId',
  permission: 'update daftar-proyek',
  input: z.strictObject(one),
  answer: answer<{ readonly id: string }>(),
  touches: [...touches, 'trash'],
})

/** Reads a workbook (XLSX, CSV) and judges each of its rows; `sheet` is the place of the one to take, from 1. */
export const readRabFile = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/rab/baca/:sheet',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId, sheet: z.string().check(z.regex(/^(otomatis|[1-9]\d?)$/)) }),
  answer: answer<RabWorkbook>(),
  multipart: true,
})

/** A version of the bill of quantities on paper; without prices for who may not see them. */
export const printRab = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/rab/:rabId/cetak',
  permission: 'view daftar-proyek',
  input: z.strictObject(one),
  answer: answer<never>(),
})

/** The same as a file that the import reads back. */
export const exportRab = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/rab/:rabId/ekspor',
  permission: 'export daftar-proyek',
  input: z.strictObject({ ...one, format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})
