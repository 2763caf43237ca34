import { minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { minQty, minusQty, sumQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'

/** Good pieces that were made for a line, and what they cost to make. */
export interface Made {
  readonly qty: Quantity
  readonly cost: Money
}

/** What the book says left of an item, and its cost there. */
export interface Left {
  readonly qty: Quantity
  readonly cost: Money
}

/**
 * What delivered pieces of a line cost: those that were made for it at what making them cost, the rest at what the
 * stock book took them out for.
 *
 *   90 delivered, 60 made for it at 180.000, the book has 90 for 315.000: 180.000 + 30/90 of 315.000
 */
export function lineCost(delivered: Quantity, made: readonly Made[], left: Left | undefined): Money {
  const qty = sumQty(made.map((each) => each.qty))
  const own = qty > 0n ? minQty(delivered, qty) : ZERO_QTY
  const ownCost = own === 0n ? ZERO : money(mulDiv(sum(made.map((each) => each.cost)), own, qty))
  const rest = minusQty(delivered, own)
  if (rest === 0n || !left || left.qty === 0n) return ownCost
  return plus(ownCost, money(mulDiv(left.cost, rest, left.qty)))
}

/** The part of the value of an order's pieces that its good ones bear; seconds bear theirs. */
export function goodShare(value: Money, graded: { readonly good: Money; readonly second: Money }): Money {
  const whole = plus(graded.good, graded.second)
  return whole === 0n ? value : minus(value, money(mulDiv(value, graded.second, whole)))
}
