import * as z from 'zod/mini'
import type { ToldLine } from '#kit/history/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrNothing, zOrNull, zText, zVersion } from '#kit/http/shapes.ts'
import type { GiroDirection } from '#modules/journal/giro/contract.ts'

/** A giro or cek that was received or given; amounts in rupiah. */
export interface Giro {
  readonly id: string
  readonly version: number
  readonly direction: GiroDirection
  readonly number: string
  readonly bank: string
  /** The first day on which a bank pays it. */
  readonly dueOn: string
  readonly takenOn: string
  readonly amount: string
  readonly partyName: string
  /** The account of ours that pays one we gave; null where nobody said. */
  readonly drawnOn: string | null
  /** Where its payment is opened. */
  readonly to: string
  /** How it ended; null while it waits. */
  readonly ended: {
    readonly as: 'cleared' | 'rejected'
    readonly on: string
    readonly fee: string
    readonly reason: string | null
    readonly by: string
  } | null
}

/** Giros that wait with what they come to, and those that ended. */
export interface Giros {
  /** The nearest due first, at most 500. */
  readonly open: readonly Giro[]
  /** The newest first, at most 50. */
  readonly ended: readonly Giro[]
  /** What stands in 1-1340 and 2-1130. */
  readonly received: string
  readonly given: string
}

const touches = [
  'giro',
  'payments',
  'purchase-payments',
  'invoices',
  'bills',
  'orders',
  'journal',
  'cash-entries',
  'cash',
  'bank-lines',
]

/** Giros received of customers and given to suppliers. */
export const listGiros = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/giro',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<Giros>(),
  reads: ['giro', 'payments', 'purchase-payments', 'journal'],
})

/** Who took a giro in or gave it, cleared it, rejected it or took a clearing back, the newest first. */
export const giroHistory = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/giro/:id/riwayat',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly ToldLine[]>(),
  reads: ['giro'],
})

/** Writes down that the bank has paid a giro: it comes into an account, or leaves it, with the fee of the bank. */
export const clearGiro = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/giro/:id/cair',
  permission: 'create laporan-keuangan',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    date: zDay,
    cashAccountId: zId,
    fee: zMoneyOrNothing,
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Writes down that the bank has not paid a giro: its payment is taken back today, what was settled is open again; the fee is money out. */
export const rejectGiro = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/giro/:id/tolak',
  permission: 'create laporan-keuangan',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    reason: zText(300),
    fee: zMoneyOrNothing,
    /** Where the fee was taken of; wanted with a fee. */
    cashAccountId: zOrNull(zId),
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Takes the clearing of a giro back by its mirror, on its own day; it waits again. */
export const unclearGiro = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/giro/:id/batal-cair',
  permission: 'delete laporan-keuangan',
  input: z.strictObject({ id: zId, version: zVersion, reason: zText(300) }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})
