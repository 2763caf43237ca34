import * as z from 'zod/mini'
import { zId, zPositiveQuantity } from '#kit/http/shapes.ts'
import type { PercentText, MoneyText } from '#kit/http/wire.ts'

export type { DayText, InstantText, MoneyText, PercentText, PriceText, QtyText } from '#kit/http/wire.ts'
export type { DocumentAct, DocumentRef, Progress } from '#kit/posting/acts.ts'
export { zAct, zActWithReason, zOnlyId, zReason } from '#kit/posting/acts.ts'
export type { DocumentState } from '#kit/posting/state.ts'

/** One tax code of a document as it was applied: base, its part that is taxed, and the tax. */
export interface TaxRow {
  readonly code: string
  readonly label: string
  readonly rate: PercentText
  /** The share of the price that is taxed: 11/12 for ordinary goods. */
  readonly baseNum: string
  readonly baseDen: string
  readonly base: MoneyText
  readonly taxedBase: MoneyText
  readonly tax: MoneyText
}

/** Something worth saying that does not stop the act. */
export interface Warning {
  readonly code: 'price-up' | 'duplicate-order' | 'not-usual-supplier' | 'leftovers' | 'supplier-not-pkp'
  /** Index of the line it is about, if any. */
  readonly line?: number
  readonly text: string
}

/** A quantity of one line of a request or an order. */
export const zLineQty = z.strictObject({ lineId: zId, qty: zPositiveQuantity })
