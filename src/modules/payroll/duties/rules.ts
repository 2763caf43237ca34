import { addDays, daysBetween, type Day } from '#ground/day.ts'
import { money, mulDiv, ZERO, type Money } from '#ground/money.ts'
import { wholeMonths } from '../thr/rules.ts'

/** Tells how many percent a wage that is late costs: five a day from the fourth, one from the ninth, at most fifty (PP 36/2021 art. 61). */
export function lateWagePercent(daysLate: number): number {
  const dear = Math.min(Math.max(daysLate - 3, 0), 5)
  return Math.min(dear * 5 + Math.max(daysLate - 8, 0), 50)
}

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

/** Tells how many percent of the wage are paid in a month of illness, the first being 1 (UU 13/2003 art. 93(3)). */
export function sickPayPercent(month: number): number {
  if (month <= 4) return 100
  if (month <= 8) return 75
  return month <= 12 ? 50 : 25
}

/** What somebody gets whose contract for a time has ended. */
interface EndOfContract {
  readonly months: number
  readonly compensation: Money
}

/** Works out the compensation at the end of a contract for a time, both its days counted: a twelfth of the month's wage for each whole month (PP 35/2021 art. 15 and 16). */
export function contractCompensation(monthly: Money, first: Day, last: Day): EndOfContract {
  const months = wholeMonths(first, addDays(last, 1))
  return { months, compensation: money(mulDiv(monthly, BigInt(months), 12n)) }
}

/** Tells whether somebody who left still has their holiday bonus: only without an end to the contract, and within thirty days (Permenaker 6/2016 art. 7). */
export function keepsHolidayBonus(isPermanent: boolean, left: Day, holiday: Day): boolean {
  const before = daysBetween(left, holiday)
  return before <= 0 || (isPermanent && before <= 30)
}

/** Where somebody paid by the day stands on the way to a contract for good. */
interface DayCount {
  /** The month, '2026-03', that was the third in a row; null where none was. */
  readonly permanentIn: string | null
  /** How many months in a row had 21 days or more, at the end of what was counted. */
  readonly run: number
}

/**
 * Counts months in a row in which a daily worker came on 21 dates or more: from the third on the contract is one for
 * good (PP 35/2021 art. 10(3) and (4)). A half day is a date; a month that is not named breaks the row.
 */
export function countDailyWork(datesOf: Readonly<Record<string, number>>): DayCount {
  let run = 0
  let permanentIn: string | null = null
  let before: number | null = null
  for (const [month, dates] of Object.entries(datesOf).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
    const follows = before !== null && at === before + 1
    if (dates < 21) run = 0
    else run = follows ? run + 1 : 1
    if (run === 3) permanentIn ??= month
    before = at
  }
  return { permanentIn, run }
}
