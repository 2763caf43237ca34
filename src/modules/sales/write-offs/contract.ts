import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrZero, zOrNull, zVersion } from '#kit/http/shapes.ts'
import { zDecide } from '#kit/posting/decisions.ts'
import { zActWithReason, zReason } from '../contract.ts'
import type { DayText, DocumentRef, MoneyText } from '../contract.ts'

/**
 * What bears what nobody will pay: the year's result, the allowance set aside before, of a few rupiah the rounding, or
 * revenue, where the customer holds back a penalty for being late.
 */
export const writeOffBearers = {
  expense: 'Beban kerugian piutang',
  allowance: 'Cadangan kerugian piutang',
  rounding: 'Selisih pembulatan',
  penalty: 'Denda keterlambatan',
} as const
export type WriteOffBearer = keyof typeof writeOffBearers

/** What an entry, a statement and a paper call it. */
export const writeOffWords: Readonly<Record<WriteOffBearer, string>> = {
  expense: 'Penghapusan piutang',
  allowance: 'Penghapusan piutang',
  rounding: 'Pembulatan',
  penalty: 'Denda keterlambatan',
}

/** A write-off as its invoice shows it. */
export interface WriteOff {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly state: 'pending_approval' | 'posted' | 'void'
  readonly date: DayText
  readonly amount: MoneyText
  readonly against: WriteOffBearer
  readonly reason: string
  readonly submittedBy: string
  readonly postedBy: string | null
  readonly voidReason: string | null
  readonly can: readonly ('decide' | 'void')[]
}

const touches = ['invoices', 'orders', 'journal', 'sales-statement', 'parties']

/** Hapus buku: takes what is open of an invoice, or a part of it, off the books; waits for a yes where a band says so. A few rupiah of
 * rounding, up to what the company set, wait for nobody. */
export const writeOffInvoice = endpoint({
  method: 'POST',
  path: '/api/invoice/:id/hapus-buku',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    date: zOrNull(zDay),
    /** Absent: all that is open. */
    amount: z.optional(zMoneyOrZero),
    against: z._default(z.enum(['expense', 'allowance', 'rounding', 'penalty']), 'expense'),
    reason: zReason,
    /** What shows that nobody will pay; it lies at the invoice. */
    files: zFileIds(),
  }),
  answer: answer<DocumentRef & { readonly isWaiting: boolean }>(),
  touches,
  idempotent: true,
})

/** A decision on a write-off that waits; whoever asked for it is refused, unless nobody else could. */
export const decideWriteOff = endpoint({
  method: 'POST',
  path: '/api/hapus-buku/:id/keputusan',
  permission: 'approve order',
  input: zDecide,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Takes a write-off back: the customer owes again, the entry is mirrored. One that waits is withdrawn, by who handed it in too; else with 'delete order'. */
export const voidWriteOff = endpoint({
  method: 'POST',
  path: '/api/hapus-buku/:id/batal',
  permission: 'update order',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})
