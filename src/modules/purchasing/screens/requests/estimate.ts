import { sum, ZERO, type Money } from '#ground/money.ts'
import { lineAmount, price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { RequestLine } from './values.ts'

/** What the wish would cost at the guessed prices. */
export function estimateOf(lines: readonly RequestLine[]): Money {
  return sum(lines.map(amountOf))
}

// What cannot be read yet counts as not typed; the field itself says what is wrong.
function amountOf({ qty, price: each }: RequestLine): Money {
  if (qty === '' || each === '') return ZERO
  try {
    return lineAmount(quantity(qty), price(each))
  } catch {
    return ZERO
  }
}
