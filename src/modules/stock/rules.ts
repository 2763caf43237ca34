import { unscaled } from '#ground/decimal.ts'
import { min, minus, money, mulDiv, plus, ZERO, type Money } from '#ground/money.ts'
import { price, type Price } from '#ground/price.ts'
import { minusQty, plusQty, type Quantity } from '#ground/quantity.ts'

// 100 hundredths of a rupiah × 10,000 parts of a unit.
const HUNDREDTHS_PER_UNIT = 1_000_000n

/** What lies in one warehouse of one item: how much, and what it is worth. The average is value / qty. */
export interface Holding {
  readonly qty: Quantity
  readonly value: Money
}

/** What a move does to a holding. `difference` is what was asked for but could not become value of stock. */
export interface Effect {
  readonly after: Holding
  readonly value: Money
  readonly difference: Money
}

/**
 * Takes out at the moving average, half up; the last piece takes all the rest, so nothing is worth nothing.
 *
 *   3 pieces worth 100: 33, then 34 (half of 67, half up), then 33
 */
export function issued(held: Holding, qty: Quantity): Effect {
  const value = held.qty === qty ? held.value : valueOf(held, qty)
  return effect(held, minusQty(held.qty, qty), minus(ZERO, value), ZERO)
}

/**
 * Takes in at a given value. Where more was issued than there was, what remains is worth the incoming price, and the
 * part that pays for the shortage is a price difference.
 */
export function received(held: Holding, qty: Quantity, value: Money): Effect {
  if (held.qty >= 0n) return effect(held, plusQty(held.qty, qty), value, ZERO)

  const qtyAfter = plusQty(held.qty, qty)
  const booked = minus(money(mulDiv(value, qtyAfter, qty)), held.value)
  return effect(held, qtyAfter, booked, minus(value, booked))
}

/**
 * Takes a receipt back at its original value. What the stock no longer holds of it (it was sold at another average)
 * is a price difference.
 */
export function receiptTakenBack(held: Holding, qty: Quantity, value: Money): Effect {
  const qtyAfter = minusQty(held.qty, qty)
  const taken = qtyAfter === 0n ? held.value : qtyAfter > 0n ? min(value, held.value) : value
  return effect(held, qtyAfter, minus(ZERO, taken), minus(taken, value))
}

/** Tells the average cost of one unit, to the hundredth of a rupiah; nothing held has no average. */
export function averageCost(held: Holding): Price | null {
  if (held.qty === 0n) return null
  return price(unscaled(mulDiv(held.value, HUNDREDTHS_PER_UNIT, held.qty), 2))
}

function valueOf(held: Holding, qty: Quantity): Money {
  return held.qty === 0n ? ZERO : money(mulDiv(held.value, qty, held.qty))
}

function effect(held: Holding, qty: Quantity, value: Money, difference: Money): Effect {
  return { after: { qty, value: plus(held.value, value) }, value, difference }
}
