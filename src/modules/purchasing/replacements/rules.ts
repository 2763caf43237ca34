import { plus, ZERO, type Money } from '#ground/money.ts'
import { minQty, minusQty, plusQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { sliceOf } from '#modules/company/tax/rules.ts'

/** Billed goods that went back and are owed to us in goods. */
export interface Claim {
  readonly partId: string
  readonly billLineId: string
  readonly billId: string
  readonly qty: Quantity
  /** Came already, or was given up. */
  readonly replaced: Quantity
  /** Of the whole part, as its bill had it. */
  readonly net: Money
  readonly ppn: Money
  readonly cost: Money
}

export interface Replacing {
  readonly partId: string
  readonly billLineId: string
  readonly billId: string
  readonly qty: Quantity
  readonly net: Money
  readonly ppn: Money
  readonly cost: Money
}

export interface Replaced {
  readonly qty: Quantity
  readonly value: Money
  readonly rows: readonly Replacing[]
}

/**
 * What comes in answers the oldest claims first and comes in at what they left with; the rest is newly delivered.
 *
 *   two claims of 3 and 2, 4 come: 3 of the first, 1 of the second
 */
export function answerClaims(claims: readonly Claim[], came: Quantity): Replaced {
  const rows: Replacing[] = []
  let left = came
  for (const claim of claims) {
    const qty = minQty(left, minusQty(claim.qty, claim.replaced))
    if (qty <= 0n) continue
    left = minusQty(left, qty)
    const part = (whole: Money) => sliceOf(whole, claim.qty, claim.replaced, qty)
    const { partId, billLineId, billId } = claim
    rows.push({ partId, billLineId, billId, qty, net: part(claim.net), ppn: part(claim.ppn), cost: part(claim.cost) })
  }
  return {
    qty: rows.reduce((all, row) => plusQty(all, row.qty), ZERO_QTY),
    value: rows.reduce((all, row) => plus(all, row.cost), ZERO),
    rows,
  }
}
