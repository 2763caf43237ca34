import * as z from 'zod/mini'
import type { InstantText, MoneyText } from '#kit/http/wire.ts'
import { zId, zMoneyOrZero, zOptionalText, zVersion } from '#kit/http/shapes.ts'

/** What an approver may say. */
export const decisions = ['approve', 'approve-note', 'return', 'reject'] as const
export type Decision = (typeof decisions)[number]

/** The decisions as people read them. */
export const decisionWords: Readonly<Record<Decision, string>> = {
  approve: 'Disetujui',
  'approve-note': 'Disetujui dengan catatan',
  return: 'Dikembalikan untuk revisi',
  reject: 'Ditolak',
}

/** The documents that approval rules can name. */
export const approvable = [
  'purchase-request',
  'purchase-order',
  'purchase-bill',
  'sales-order',
  'sales-invoice',
  'sales-write-off',
  'wage-settlement',
] as const
export type Approvable = (typeof approvable)[number]

/** The right to approve a kind; it alone decides where the amount reaches no band any more. */
export function usualRight(doc: Approvable): string {
  if (doc === 'wage-settlement') return 'approve slip-gaji'
  return doc.startsWith('sales') ? 'approve order' : 'approve pembelian-barang'
}

/** A decision as it was taken. */
export interface DecisionTaken {
  readonly id: string
  readonly decision: Decision
  readonly note: string | null
  readonly amount: MoneyText
  readonly at: InstantText
  readonly by: string
}

/** From this amount on, a document of this kind needs the yes of people with its right, and the role where one is named. */
export interface ApprovalBand {
  readonly fromAmount: MoneyText
  readonly roleId?: string | undefined
  /** How many different people; one when absent. */
  readonly needed?: number | undefined
}

/** A decision on a document as it was seen; everything but a plain yes says why. */
export const zDecide = z.strictObject({
  id: zId,
  version: zVersion,
  decision: z.enum(decisions),
  note: zOptionalText(500),
})

/** The bands of one kind of document, as they are saved; none means that nothing waits. */
export const zBands = z
  .array(
    z.strictObject({
      fromAmount: zMoneyOrZero,
      roleId: z.optional(zId),
      needed: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
    }),
  )
  .check(
    z.maxLength(8),
    z.refine(
      (bands) => new Set(bands.map((band) => band.fromAmount)).size === bands.length,
      'Dua batas tidak boleh mulai dari jumlah yang sama.',
    ),
  )
