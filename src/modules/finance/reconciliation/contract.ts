import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoney, zText, zVersion } from '#kit/http/shapes.ts'

/** Something that only one side knows on the day; amounts in rupiah, below zero what goes out. */
export interface OpenItem {
  readonly date: string
  /** Number of the document, or the bank's reference. */
  readonly number: string | null
  readonly about: string
  readonly amount: string
}

/** A reconciliation that was locked. */
export interface Reconciled {
  readonly id: string
  readonly version: number
  readonly to: string
  readonly bank: string
  readonly state: 'locked' | 'opened'
  readonly lockedAt: string
  readonly lockedBy: string
  readonly openedBy: string | null
  readonly openReason: string | null
  /** It is the last one locked of its account: those before it are opened after it. */
  readonly isLast: boolean
}

/** Book and bank of an account at the end of a day, and what is open between them. */
export interface Reconciliation {
  readonly account: { readonly id: string; readonly name: string; readonly code: string }
  /** Null before the first file of the bank. */
  readonly to: string | null
  readonly book: string
  /** What the bank said; null where its files tell no balance. */
  readonly bank: string | null
  readonly outgoing: string
  readonly incoming: string
  readonly waiting: string
  /** bank − (book + outgoing − incoming + waiting) */
  readonly difference: string | null
  /** At most 500 of each side, oldest first. */
  readonly inBook: readonly OpenItem[]
  readonly onBank: readonly OpenItem[]
  /** The newest first, at most 24. */
  readonly past: readonly Reconciled[]
}

const touches = ['bank-lines']

/** How an account stands on a day; absent: its first bank account, on the last day of its last file. */
export const openReconciliation = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/rekonsiliasi',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ cashAccountId: z.optional(zId), to: z.optional(zDay), bank: z.optional(zMoney) }),
  answer: answer<Reconciliation>(),
  reads: ['bank-lines', 'journal', 'cash'],
})

/** Keeps that book and bank agree on a day, and locks what was matched until then. Refused with a difference. */
export const lockReconciliation = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/rekonsiliasi',
  permission: ['create laporan-keuangan', 'update laporan-keuangan'],
  input: z.strictObject({
    cashAccountId: zId,
    to: zDay,
    /** The balance on paper; absent: as the files of the bank tell it. */
    bank: z.optional(zMoney),
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Opens a reconciliation again, the last one first. */
export const reopenReconciliation = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/rekonsiliasi/:id/buka',
  permission: 'approve laporan-keuangan',
  input: z.strictObject({ id: zId, version: zVersion, reason: zText(300) }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** A locked reconciliation as a paper. */
export const printReconciliation = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/rekonsiliasi/:id/cetak',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ id: zId }),
  answer: answer<never>(),
})
