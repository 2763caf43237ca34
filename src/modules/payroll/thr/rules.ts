import { partsOf, type Day } from '#ground/day.ts'
import { money, mulDiv, sum, type Money } from '#ground/money.ts'
import { percent, percentOf } from '#ground/percent.ts'

/** From so many months of service on the bonus is a whole month's wage. */
export const WHOLE_YEAR = 12

/**
 * Counts the months that are complete from a first day to another; a month that has no such day ends with its last.
 *
 *   wholeMonths('2025-06-22', '2026-03-21')  // 8
 */
export function wholeMonths(from: Day, to: Day): number {
  const [first, last] = [partsOf(from), partsOf(to)]
  const months = (last.year - first.year) * WHOLE_YEAR + last.month - first.month
  return Math.max(last.date < first.date ? months - 1 : months, 0)
}

/** Tells the holiday bonus of somebody paid by the month: a month's wage from twelve months on, before it a twelfth a month (Permenaker 6/2016 art. 3). */
export function holidayBonus(monthly: Money, months: number): Money {
  return money(mulDiv(monthly, BigInt(Math.min(months, WHOLE_YEAR)), BigInt(WHOLE_YEAR)))
}

/** A bonus of somebody paid by the day or piece. */
interface BonusOfDays {
  /** What a month earned on average, in rupiah. */
  readonly base: Money
  readonly thr: Money
}

/**
 * Tells the holiday bonus of somebody paid by the day or piece, of what the months earned, the last at the end: the
 * average of the last twelve, or of those there are (Permenaker 6/2016 art. 3(3)); the average is not rounded first.
 */
export function holidayBonusOfDays(earned: readonly Money[], months: number): BonusOfDays {
  const counted = earned.slice(-WHOLE_YEAR)
  const [total, count] = [sum(counted), BigInt(Math.max(counted.length, 1))]
  const share = BigInt(Math.min(months, WHOLE_YEAR))
  return {
    base: money(mulDiv(total, 1n, count)),
    thr: money(mulDiv(total, share, count * BigInt(WHOLE_YEAR))),
  }
}

/** Tells the fine of a bonus that is late: five of a hundred, once, beside the bonus (Permenaker 6/2016 art. 10(1)). */
export function lateBonusFine(thr: Money): Money {
  return percentOf(thr, percent('5'))
}
