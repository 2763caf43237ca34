import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zPrice, zQuantity, zText, zVersion } from '#kit/http/shapes.ts'
import type { DayText, InstantText, MoneyText, PercentText, PriceText, QtyText } from '#kit/http/wire.ts'

export const changeKinds = {
  instruksi: 'Instruksi pemberi kerja',
  permintaan: 'Permintaan pemberi kerja',
  kondisi: 'Kondisi lapangan',
} as const
export type ChangeKind = keyof typeof changeKinds

export const changeStates = {
  draft: 'Draf',
  asked: 'Menunggu persetujuan',
  approved: 'Disetujui',
  rejected: 'Ditolak',
  void: 'Dibatalkan',
} as const
export type ChangeState = keyof typeof changeStates

/** A line of a change of the contract; money is null for who may not see prices. */
export interface ChangeOrderLine {
  readonly isNew: boolean
  readonly workItemId: string | null
  readonly number: string | null
  readonly name: string
  readonly unit: string | null
  readonly volume: QtyText
  readonly unitPrice: PriceText | null
  readonly amount: MoneyText | null
}

/** A change of the contract of a project (CCO). */
export interface ChangeOrder {
  readonly id: string
  readonly number: number
  readonly date: DayText
  readonly kind: ChangeKind
  readonly reason: string
  readonly requestedBy: string | null
  readonly addendumNo: string | null
  readonly days: number
  readonly state: ChangeState
  /** Before PPN; below zero it takes off. */
  readonly net: MoneyText | null
  readonly updatedBy: string
  readonly decidedBy: string | null
  readonly decidedAt: InstantText | null
  readonly remark: string | null
  /** Why this person may not decide on it: 'own' when they wrote on it, 'right' without the right. */
  readonly hindrance: 'own' | 'right' | null
  /** The last that was approved: changes are voided from the end. */
  readonly isLast: boolean
  readonly lines: readonly ChangeOrderLine[]
  readonly version: number
}

/** A row of the bill that holds, to be chosen for a change. */
export interface ChangeableRow {
  readonly workItemId: string
  readonly isGroup: boolean
  readonly code: string
  readonly name: string
  readonly unit: string | null
  readonly volume: QtyText | null
}

/** The changes of a project's contract and what they come to; money is null for who may not see prices. */
export interface ChangeSheet {
  readonly isSigned: boolean
  readonly original: MoneyText | null
  readonly changes: MoneyText | null
  readonly current: MoneyText | null
  /** Of changes that wait for approval. */
  readonly pending: MoneyText | null
  /** Of the price that was signed. */
  readonly share: PercentText | null
  /** Newest first. */
  readonly orders: readonly ChangeOrder[]
  readonly rows: readonly ChangeableRow[]
}

/** So many lines a change has at most. */
export const MOST_CHANGE_LINES = 300

const touches = ['changes', 'rab', 'projects', 'work-items', 'billing', 'orders', 'schedule', 'progress']
const one = { id: zId, changeId: zId }
const saved = answer<{ readonly id: string; readonly number: number; readonly version: number }>()

/** Tab CCO of a project. */
export const openChanges = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/cco',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<ChangeSheet>(),
  reads: ['changes', 'rab', 'projects', 'billing'],
})

/** Writes a draft, whole; begins one where no `changeId` is told. */
export const saveChange = endpoint({
  method: 'PUT',
  path: '/api/daftar-proyek/:id/cco',
  permission: 'update daftar-proyek',
  input: z.strictObject({
    id: zId,
    changeId: zOrNull(zId),
    /** Of the draft as it was read; null for a new one. */
    version: zOrNull(zVersion),
    date: zDay,
    kind: z.enum(['instruksi', 'permintaan', 'kondisi']),
    reason: zText(500),
    requestedBy: zOptionalText(120),
    addendumNo: zOptionalText(60),
    days: z._default(z.int().check(z.minimum(-3650), z.maximum(3650)), 0),
    lines: z
      .array(
        z.strictObject({
          isNew: z.boolean(),
          /** The line that changes; of a new one the group it stands under. */
          workItemId: zOrNull(zId),
          number: zOptionalText(20),
          name: zOptionalText(1000),
          unit: zOptionalText(20),
          volume: zQuantity.check(z.refine((value) => value !== 0n, 'Tulis volume tambah atau kurangnya.')),
          unitPrice: zOrNull(zPrice),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_CHANGE_LINES)),
  }),
  answer: saved,
  touches,
  idempotent: true,
})

/** Asks for the approval of a draft. */
export const askChange = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/cco/:changeId/ajukan',
  permission: 'update daftar-proyek',
  input: z.strictObject({ ...one, version: zVersion }),
  answer: saved,
  touches,
  idempotent: true,
})

/** Lets a change count: bill, contract, end of the project and work items at once. */
export const approveChange = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/cco/:changeId/setuju',
  permission: 'approve daftar-proyek',
  input: z.strictObject({ ...one, version: zVersion }),
  answer: saved,
  touches,
  idempotent: true,
})

/** Says no to a change that was asked for. */
export const rejectChange = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/cco/:changeId/tolak',
  permission: 'approve daftar-proyek',
  input: z.strictObject({ ...one, version: zVersion, reason: zText(300, 'Tulis alasannya.') }),
  answer: saved,
  touches,
  idempotent: true,
})

/** Takes back the last approved change; what it changed is as it was before. */
export const voidChange = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/cco/:changeId/batal',
  permission: 'approve daftar-proyek',
  input: z.strictObject({ ...one, version: zVersion, reason: zText(300, 'Tulis alasannya.') }),
  answer: saved,
  touches,
  idempotent: true,
})

/** Throws a draft away. */
export const removeChange = endpoint({
  method: 'DELETE',
  path: '/api/daftar-proyek/:id/cco/:changeId',
  permission: 'update daftar-proyek',
  input: z.strictObject(one),
  answer: answer<{ readonly id: string }>(),
  touches: [...touches, 'trash'],
})

/** A change of the contract on paper, each line before and after; without prices for who may not see them. */
export const printChange = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/cco/:changeId/cetak',
  permission: 'view daftar-proyek',
  input: z.strictObject(one),
  answer: answer<never>(),
})
