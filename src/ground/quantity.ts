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

/**
 * Converts a part of a quantity of which `before` was converted already: however it is cut, the parts are the whole.
 *
 *   convertPart(quantity('1'), { before: quantity('2'), num: 1000n, den: 3n })  // the third bag of 1000/3 kg: 333.3334
 */
export function convertPart(
  part: Quantity,
  { before, num, den }: { readonly before: Quantity; readonly num: bigint; readonly den: bigint },
): Quantity {
  return minusQty(convert(plusQty(before, part), num, den), convert(before, num, den))
}

/**
 * Tells in a larger or smaller unit what was converted by num/den: the roundest quantity that is as much, else what fits in.
 *
 *   convertBack(quantity('0.0833'), 1n, 12n)  // of a dus of twelve: 1
 */
export function convertBack(q: Quantity, num: bigint, den: bigint): Quantity {
  for (let step = 10n ** BigInt(SCALE); step > 1n; step /= 10n) {
    const round = (mulDiv(q, den, num * step) * step) as Quantity
    if (convert(round, num, den) === q) return round
  }
  return ((q * den) / num) as Quantity
}

/**
 * Tells in its own unit what `convertPart` converted: the part that comes after `before` and is as much, else what fits in.
 *
 *   convertPartBack(quantity('0.6666'), { before: quantity('1'), num: 2n, den: 3n })  // the second of 2/3 kg: 1
 */
export function convertPartBack(
  q: Quantity,
  { before, num, den }: { readonly before: Quantity; readonly num: bigint; readonly den: bigint },
): Quantity {
  const upTo = convertBack(plusQty(convert(before, num, den), q), num, den)
  return upTo > before ? minusQty(upTo, before) : ZERO_QTY
}
