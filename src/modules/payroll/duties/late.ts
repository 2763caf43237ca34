import { daysBetween, type Day } from '#ground/day.ts'
import { mulDiv, ZERO, type Money } from '#ground/money.ts'
import { lateWagePercent } from './rules.ts'

/** What wages that are late cost beside them, in rupiah. */
export interface LateWages {
  /** Since the day they were due. */
  readonly days: number
  readonly percent: number
  readonly fine: Money
}

/**
 * Tells what wages not paid by their day cost on another: a share of what is still open (PP 36/2021 art. 61). Null within
 * the first three days, and where nothing is open.
 *
 *   lateWages({ dueOn: '2026-10-30', on: '2026-11-05', open: 4_400_000n })  // 6 days, 15 %, Rp660.000
 */
export function lateWages(given: { readonly dueOn: Day; readonly on: Day; readonly open: Money }): LateWages | null {
  const { dueOn, on, open } = given
  const days = daysBetween(dueOn, on)
  const percent = lateWagePercent(days)
  if (percent === 0 || open <= ZERO) return null
  return { days, percent, fine: mulDiv(open, BigInt(percent), 100n) as Money }
}
