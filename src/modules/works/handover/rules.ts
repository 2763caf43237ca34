import { addDays, daysBetween, type Day } from '#ground/day.ts'
import { money, mulDiv, ZERO, type Money } from '#ground/money.ts'
import { percent, percentOf, type Percent } from '#ground/percent.ts'

/** The last day of the maintenance that begins with the first handover. */
export function maintenanceUntil(firstOn: Day, days: number): Day {
  return addDays(firstOn, days)
}

/** Counts the days that a handover came after the agreed end; none where nothing was agreed. */
export function lateDays(firstOn: Day, dueOn: Day | null): number {
  return dueOn === null ? 0 : Math.max(0, daysBetween(dueOn, firstOn))
}

/** What was agreed for being late: so many thousandths of the base a day, at most a share of it. */
export interface PenaltyTerms {
  readonly base: Money
  readonly perMille: Percent
  readonly cap: Percent | null
}

/**
 * Works out what may be held back for being late, half up to whole rupiah (one thousandth a day is usual: Perpres 16/2018, art. 79).
 *
 *   latePenalty(12, { base: money(100_000_000), perMille: percent('1'), cap: percent('5') })  // 1.200.000
 */
export function latePenalty(days: number, { base, perMille, cap }: PenaltyTerms): Money {
  const owed = money(mulDiv(base, BigInt(days) * perMille, 1000n * percent('1')))
  const most = cap === null ? owed : percentOf(base, cap)
  return owed < most ? owed : most
}

/** A maintenance guarantee that the customer holds. */
export interface StandIn {
  readonly amount: Money
  readonly validTo: Day
}

/** Tells whether a guarantee stands in for the retention: worth at least as much, and valid to the end of the maintenance. */
export function standsIn(guarantee: StandIn, of: { readonly held: Money; readonly until: Day }): boolean {
  return of.held > ZERO && guarantee.amount >= of.held && guarantee.validTo >= of.until
}
