import { absolute, mulDiv } from './decimal.ts'

export { mulDiv }

declare const brand: unique symbol

/** Whole rupiah. Exact: a bigint in the program, decimal text on the wire, int8 in the database. */
export type Money = bigint & { readonly [brand]: 'money' }

/** No rupiah. */
export const ZERO = 0n as Money

/**
 * Takes a whole number of rupiah; refuses sen, floats past exactness and what no int8 holds.
 *
 *   money('57417525')  // 57417525n
 */
export function money(value: bigint | number | string): Money {
  const whole = wholeNumber(value)
  if (BigInt.asIntN(64, whole) !== whole) throw new RangeError(`too large for rupiah: ${value}`)
  return whole as Money
}

/** Adds one or more amounts to the first. */
export function plus(a: Money, ...others: readonly Money[]): Money {
  return others.reduce<bigint>((total, other) => total + other, a) as Money
}

/** Takes b from a. */
export function minus(a: Money, b: Money): Money {
  return (a - b) as Money
}

/** Turns debit into credit. */
export function negate(a: Money): Money {
  return -a as Money
}

/** Adds a list; an empty one is ZERO. */
export function sum(list: Iterable<Money>): Money {
  let total = 0n
  for (const each of list) total += each
  return total as Money
}

/** Picks the smaller. */
export function min(a: Money, b: Money): Money {
  return a < b ? a : b
}

/** Picks the larger. */
export function max(a: Money, b: Money): Money {
  return a > b ? a : b
}

/**
 * Splits a total by weights without losing a rupiah; the remainder goes to the largest shares first.
 *
 *   allocate(money(100n), [1n, 1n, 1n])  // 34n, 33n, 33n
 */
export function allocate(total: Money, weights: readonly bigint[]): Money[] {
  const whole = weights.reduce((all, weight) => all + weight, 0n)
  if (weights.some((weight) => weight < 0n)) throw new RangeError('a weight is below zero')
  if (whole === 0n) return nothingToShare(total, weights)

  const size = absolute(total)
  const shares = weights.map((weight) => (size * weight) / whole)
  let rest = size - shares.reduce((all, share) => all + share, 0n)
  for (const index of largestFirst(weights)) {
    if (rest === 0n) break
    shares[index] = (shares[index] ?? 0n) + 1n
    rest -= 1n
  }
  return shares.map((share) => (total < 0n ? -share : share) as Money)
}

function nothingToShare(total: Money, weights: readonly bigint[]): Money[] {
  if (total !== 0n) throw new RangeError('nothing to share by: every weight is zero')
  return weights.map(() => ZERO)
}

function largestFirst(weights: readonly bigint[]): number[] {
  const order = weights.map((weight, index) => ({ weight, index }))
  order.sort((a, b) => (a.weight === b.weight ? a.index - b.index : a.weight > b.weight ? -1 : 1))
  return order.map((each) => each.index)
}

function wholeNumber(value: bigint | number | string): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value)
  throw new RangeError(`not a whole number of rupiah: ${value}`)
}
