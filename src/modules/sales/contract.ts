import * as z from 'zod/mini'
import { zId, zPositiveQuantity, zText, zVersion } from '#kit/http/shapes.ts'

export type { TaxRow } from '#modules/company/tax/rules.ts'

/** Whole rupiah as decimal text: '57417525'. */
export type MoneyText = string
/** A quantity as decimal text: '12.5'. */
export type QtyText = string
/** A unit price as decimal text: '68000.5'. */
export type PriceText = string
/** A percentage as decimal text: '2.5'. */
export type PercentText = string
/** A calendar day 'YYYY-MM-DD'. */
export type DayText = string
/** An instant, ISO 8601 in UTC. */
export type InstantText = string

/** The one stored state of every document of this department; everything else is derived. */
export type DocumentState = 'draft' | 'pending_approval' | 'posted' | 'void'

/** How far something has come, derived from quantities or amounts. */
export type Progress = 'none' | 'partial' | 'full'

/** Income tax the customer holds back when paying. */
export type WithholdingKind = 'pph22' | 'pph23' | 'pph-final'
export const withholdingKinds = ['pph22', 'pph23', 'pph-final'] as const

/** What every posting act answers: where the document is and what it is called now. */
export interface DocumentRef {
  readonly id: string
  readonly number: string | null
  readonly version: number
}

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

export const zReason = zText(300)
/** Path id only. */
export const zOnlyId = z.strictObject({ id: zId })
/** An act on a document as it was seen. */
export const zAct = z.strictObject({ id: zId, version: zVersion })
/** An act that must say why. */
export const zActWithReason = z.strictObject({ id: zId, version: zVersion, reason: zReason })
/** A quantity of one line of the order. */
export const zOrderLineQty = z.strictObject({ orderLineId: zId, qty: zPositiveQuantity })
