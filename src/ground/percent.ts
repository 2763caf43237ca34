import { mulDiv, scaled, unscaled } from './decimal.ts'
import type { Money } from './money.ts'

declare const brand: unique symbol

/** A share in 1/10,000 of one percent: '11' is 110000n. */
export type Percent = bigint & { readonly [brand]: 'percent' }

const SCALE = 4

/** The whole: 100 %. */
export const HUNDRED_PERCENT = 1_000_000n as Percent

/** Reads plain decimal text: percent('2.5') is 25000n. */
export function percent(value: string): Percent {
  return scaled(value, SCALE) as Percent
}

/** Writes it as plain decimal text: '2.5'. */
export function percentText(p: Percent): string {
  return unscaled(p, SCALE)
}

/**
 * Takes a share of an amount, half up to whole rupiah.
 *
 *   percentOf(money(225000000), percent('1.75'))  // 3937500n
 */
export function percentOf(m: Money, p: Percent): Money {
  return mulDiv(m, p, HUNDRED_PERCENT) as Money
}

/**
 * Tells what share one amount is of another, half up to four decimals of a percent; nothing has no shares.
 *
 *   shareOf(money(5), money(40))  // 12.5 percent
 */
export function shareOf(part: Money, whole: Money): Percent | null {
  return whole === 0n ? null : (mulDiv(part, HUNDRED_PERCENT, whole) as Percent)
}

/**
 * Writes a share to one decimal, rounded half away from zero: what it amounts to, at a glance.
 *
 *   oneDecimal('1.6667')  // '1.7'
 */
export function oneDecimal(text: string): string {
  const places = text.split('.')[1]?.length ?? 0
  return unscaled(mulDiv(scaled(text, places), 10n, 10n ** BigInt(places)), 1)
}
