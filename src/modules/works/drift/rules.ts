import { minus, type Money } from '#ground/money.ts'
import { mulDiv } from '#ground/decimal.ts'
import { HUNDRED_PERCENT, percent, type Percent } from '#ground/percent.ts'
import { lineAmount, unitPrice, type Price } from '#ground/price.ts'
import { maxQty, minusQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { DRIFT_WARNED } from './contract.ts'

/** What is planned and was used of a material, and the last price paid for it. */
export interface DriftFacts {
  readonly qty: Quantity
  readonly amount: Money
  readonly used: Quantity
  readonly last: Price
}

/** How far the price of a material went from its plan. */
export interface Drift {
  readonly planned: Price
  readonly change: Percent
  readonly isWarned: boolean
  readonly left: Quantity
  readonly effect: Money
}

/**
 * Tells how far a price went from its plan, and what the rest costs more for it; null where the plan has no price.
 *
 *   planned 100 zak at 60,000, 40 used, bought at 66,000: 10 % dearer, 60 × 6,000 = 360,000 more
 */
export function driftOf({ qty, amount, used, last }: DriftFacts): Drift | null {
  if (qty <= 0n) return null
  const planned = unitPrice(amount, qty)
  if (planned <= 0n) return null
  const change = mulDiv(last - planned, HUNDRED_PERCENT, planned) as Percent
  const left = maxQty(minusQty(qty, used), ZERO_QTY)
  const effect = minus(lineAmount(left, last), lineAmount(left, planned))
  return { planned, change, isWarned: change >= percent(DRIFT_WARNED), left, effect }
}
