import { mulDiv, scaled, unscaled } from './decimal.ts'
import type { Money } from './money.ts'
import type { Quantity } from './quantity.ts'

declare const brand: unique symbol

/** What one unit costs, in 1/100 rupiah. */
export type Price = bigint & { readonly [brand]: 'price' }

const SCALE = 2
const PER_RUPIAH_AND_UNIT = 100n * 10_000n

/**
 * Reads plain decimal text; refuses a third decimal.
 *
 *   price('68000.5')  // 6800050n
 */
export function price(value: string): Price {
  return scaled(value, SCALE) as Price
}

/** Writes it as plain decimal text: '68000.5'. */
export function priceText(p: Price): string {
  return unscaled(p, SCALE)
}

/**
 * Values a line in whole rupiah, half up: the only rounding a line knows.
 *
 *   lineAmount(quantity('2.5'), price('33333.33'))  // 83333n
 */
export function lineAmount(q: Quantity, p: Price): Money {
  return mulDiv(q, p, PER_RUPIAH_AND_UNIT) as Money
}

/**
 * Tells what one unit costs when a quantity costs an amount, half up at the sen.
 *
 *   unitPrice(money(1000), quantity('3'))  // 333.33
 */
export function unitPrice(amount: Money, q: Quantity): Price {
  return mulDiv(amount, PER_RUPIAH_AND_UNIT, q) as Price
}

/**
 * Tells the price of another unit that holds num/den of this one.
 *
 *   convertPrice(price('5000'), 12n, 1n)  // a dus of twelve: 60000
 */
export function convertPrice(p: Price, num: bigint, den: bigint): Price {
  return mulDiv(p, num, den) as Price
}
