import * as z from 'zod/mini'
import { zId, zPercent, zPositiveQuantity } from '#kit/http/shapes.ts'
import type { MoneyText, PercentText } from '#kit/http/wire.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'

export type { TaxRow } from '#modules/company/tax/rules.ts'

export type { DayText, InstantText, MoneyText, PercentText, PriceText, QtyText } from '#kit/http/wire.ts'
export type { DocumentRef, Progress } from '#kit/posting/acts.ts'
export { zAct, zActWithReason, zOnlyId, zReason } from '#kit/posting/acts.ts'
export type { DocumentState } from '#kit/posting/state.ts'

/** Income tax the customer holds back when paying. */
export type WithholdingKind = 'pph22' | 'pph23' | 'pph-final'
export const withholdingKinds = ['pph22', 'pph23', 'pph-final'] as const

/** One of the taxes a customer holds back; each kind stands once. */
export interface WithholdingTax {
  readonly kind: WithholdingKind
  readonly rate: PercentText
}

/** The same of an invoice: what it is taken of, and what it comes to. */
export interface InvoiceWithholding extends WithholdingTax {
  readonly base: MoneyText
  readonly amount: MoneyText
}

export const withholdingTax = { kind: z.enum(withholdingKinds), rate: zPercent }

/** Something worth saying that does not stop the act. */
export interface Warning {
  readonly code: 'credit-limit' | 'below-cost' | 'duplicate-po' | 'short-stock'
  /** Index of the line it is about, if any. */
  readonly line?: number
  readonly text: string
}

export interface SavedDocument extends DocumentRef {
  readonly warnings: readonly Warning[]
}

/** A quantity of one line of the order. */
export const zOrderLineQty = z.strictObject({ orderLineId: zId, qty: zPositiveQuantity })

/** When the PPN of what is held back is due. */
export const retentionTaxes = {
  'at-release': 'Saat retensi ditagih',
  'at-invoice': 'Bersama termin',
  'at-handover': 'Saat BAST-1',
} as const
export type RetentionTax = keyof typeof retentionTaxes

/** How what is held back of a contract is taken: its share of each termin, or that of the whole with the last. */
export const retentionManners = { each: 'Tiap termin', last: 'Sekaligus di termin terakhir' } as const
export type RetentionManner = keyof typeof retentionManners

/** Of what the percent of the retention is taken: of all that a termin bills, or of what the down payment leaves of it. */
export const retentionBases = { gross: 'Nilai termin', net: 'Nilai termin setelah uang muka' } as const
export type RetentionBase = keyof typeof retentionBases
