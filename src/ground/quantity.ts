import { mulDiv, scaled, unscaled } from './decimal.ts'

declare const brand: unique symbol

/** An amount of goods in 1/10,000 of its unit. */
export type Quantity = bigint & { readonly [brand]: 'quantity' }

const SCALE = 4

/** Nothing at all. */
export const ZERO_QTY = 0n as Quantity

/**
 * Reads plain decimal text; refuses a fifth decimal.
 *
 *   quantity('12.5')  // 125000n
 */
export function quantity(value: string): Quantity {
  return scaled(value, SCALE) as Quantity
}

/** Writes it as plain decimal text: '12.5'. */
export function quantityText(q: Quantity): string {
  return unscaled(q, SCALE)
}

/** Adds one or more quantities to the first. */
export function plusQty(a: Quantity, ...others: readonly Quantity[]): Quantity {
  return sumQty([a, ...others])
}

/** Takes b from a. */
export function minusQty(a: Quantity, b: Quantity): Quantity {
  return (a - b) as Quantity
}

/** Adds a list; an empty one is ZERO_QTY. */
export function sumQty(list: Iterable<Quantity>): Quantity {
  let total = 0n
  for (const each of list) total += each
  return total as Quantity
}

/** Picks the smaller. */
export function minQty(a: Quantity, b: Quantity): Quantity {
  return a < b ? a : b
}

/** Picks the larger. */
export function maxQty(a: Quantity, b: Quantity): Quantity {
  return a > b ? a : b
}

/** Turns in into out. */
export function negateQty(q: Quantity): Quantity {
  return -q as Quantity
}

/**
 * Converts to another unit by num/den, half up at the fourth decimal.
 *
 *   convert(quantity('3'), 50n, 1n)  // three bags of 50 kg: 150 kg
 */
export function convert(q: Quantity, num: bigint, den: bigint): Quantity {
  return mulDiv(q, num, den) as Quantity
}
