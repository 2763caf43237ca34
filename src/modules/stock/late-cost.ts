import { allocate, ZERO, type Money } from '#ground/money.ts'
import { minusQty, sumQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { LateCost } from '#modules/stock/late-cost-store.ts'
import type { Document } from '#modules/stock/goods.ts'

/** Goods of one receipt that a document took out. */
export interface Taker {
  readonly of: Document
  /** When it took them. */
  readonly seq: bigint
  readonly qty: Quantity
}

/**
 * Charges what goods turned out to cost to the documents that took them, by quantity. What nobody is known to have taken
 * is charged to none.
 *
 *   600 over 6 that left, of which a surat jalan took 4: it bears 400
 */
export function chargedTo(itemId: string, value: Money, gone: Quantity, takers: readonly Taker[]): readonly LateCost[] {
  const known = sumQty(takers.map((one) => one.qty))
  const unknown = minusQty(gone, known)
  const parts = [...takers.map((one) => one.qty), unknown > 0n ? unknown : ZERO_QTY]
  if (value === ZERO || known === 0n) return []
  const shares = allocate(value, parts)
  return takers.flatMap(({ of }, at) => {
    const share = shares[at] ?? ZERO
    return share === ZERO ? [] : [{ itemId, of, value: share }]
  })
}
