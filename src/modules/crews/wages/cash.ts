import { money, sum, type Money } from '#ground/money.ts'

/** Notes and coins that envelopes are filled with, the largest first. */
export const notesAndCoins = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500] as const

const SMALLEST = 500n

/** Rounds what goes into an envelope up to Rp500. */
export function envelope(amount: Money): Money {
  return money(((amount + SMALLEST - 1n) / SMALLEST) * SMALLEST)
}

/** How many of a note or coin are needed. */
export interface Pieces {
  readonly worth: number
  readonly count: number
}

/**
 * Counts the notes and coins of envelopes: as few as each takes, then all together; what is not needed is left out.
 *
 *   notesFor([money(718000n), money(718000n)])  // 14 of 100.000, 2 of 10.000, 2 of 5.000, 2 of 2.000, 2 of 1.000
 */
export function notesFor(envelopes: readonly Money[]): Pieces[] {
  const counts = new Map<number, number>()
  for (const each of envelopes) {
    let left = Number(envelope(each))
    for (const worth of notesAndCoins) {
      counts.set(worth, (counts.get(worth) ?? 0) + Math.trunc(left / worth))
      left %= worth
    }
  }
  return notesAndCoins.map((worth) => ({ worth, count: counts.get(worth) ?? 0 })).filter(({ count }) => count > 0)
}

/** Adds up envelopes as they are filled. */
export function cashOf(amounts: readonly Money[]): Money {
  return sum(amounts.map(envelope))
}
