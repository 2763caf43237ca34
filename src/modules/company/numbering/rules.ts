import type { Day } from '#ground/day.ts'
import { counterPeriod, type NumberReset } from '#kit/posting/number-template.ts'

/** How far the counters of one series have come. */
export interface Standing {
  /** The last number of the period that runs now; null when it has none. */
  readonly last: bigint | null
  /** What the first number of that period was told to be; 1 unless somebody said. */
  readonly first: bigint
  /** The highest number given that this counter could give once more. */
  readonly highest: bigint
}

interface Counters {
  /** Of one series in one year: '2026-11' → 36, '2026' → 118. */
  readonly taken: ReadonlyMap<string, bigint>
  readonly first: { readonly no: bigint; readonly period: string | null }
}

/**
 * Tells how a series stands when it begins anew each month, or each year. A month's numbers bear their month, so only
 * a counter of the whole year could have given them before; numbers of a year go on after all that were given in it.
 */
export function standingOf({ taken, first }: Counters, today: Day, reset: NumberReset): Standing {
  const period = counterPeriod(today, reset)
  const alike = reset === 'yearly' ? [...taken.keys()] : [period, counterPeriod(today, 'yearly')]
  const given = alike.map((each) => taken.get(each) ?? 0n)
  return {
    last: taken.get(period) ?? null,
    first: first.period === period ? first.no : 1n,
    highest: given.reduce((most, each) => (each > most ? each : most), 0n),
  }
}

/** The next number, when the first of a period not yet begun shall be this one: never one that was given already. */
export function nextSeq({ last, first, highest }: Standing, wanted?: bigint): bigint {
  if (last !== null) return last + 1n
  const from = wanted ?? first
  return from > highest ? from : highest + 1n
}

/** Whether a counter that runs would come upon numbers that another counter gave in the same period. */
export function wouldRepeat({ last, highest }: Standing): boolean {
  return last !== null && last < highest
}
