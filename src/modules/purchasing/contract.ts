import * as z from 'zod/mini'
import { zId, zPositiveQuantity } from '#kit/http/shapes.ts'

export type { DayText, InstantText, MoneyText, PercentText, PriceText, QtyText } from '#kit/http/wire.ts'
export type { DocumentAct, DocumentRef, Progress } from '#kit/posting/acts.ts'
export { zAct, zActWithReason, zOnlyId, zReason } from '#kit/posting/acts.ts'
export type { DocumentState } from '#kit/posting/state.ts'
export type { TaxRow } from '#modules/company/tax/rules.ts'

/** Something worth saying that does not stop the act. */
export interface Warning {
  readonly code: 'price-up' | 'duplicate-order' | 'over-budget'
  /** Index of the line it is about, if any. */
  readonly line?: number
  readonly text: string
}

/** A quantity of one line of a request or an order. */
export const zLineQty = z.strictObject({ lineId: zId, qty: zPositiveQuantity })
