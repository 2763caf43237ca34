/** Chance that always falls the same way for the same seed, in whole numbers only. */
export interface Dice {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** True about `percent` times of a hundred. */
  chance(percent: number): boolean
}

/** Makes dice (a 31-bit linear congruential generator: believable, not secret). */
export function diceOf(seed: number): Dice {
  let state = BigInt(seed) & 0x7fffffffn
  const next = () => {
    state = (state * 1_103_515_245n + 12_345n) & 0x7fffffffn
    // The low bits of such a generator repeat soon; the high ones do not.
    return Number(state >> 8n)
  }
  const between = (from: number, to: number) => from + (next() % (to - from + 1))
  return {
    between,
    pick: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
    chance: (percent) => between(1, 100) <= percent,
  }
}
