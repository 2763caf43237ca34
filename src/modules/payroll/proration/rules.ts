import { addDays, dayFrom, monthLength, partsOf, weekdayOf, type Day } from '#ground/day.ts'
import { minus, money, mulDiv } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'

/** How many days a week a company works: Monday to Friday, or to Saturday. */
export type WeekDays = 5 | 6

/** Lists the scheduled workdays of a month, holidays among them; month is '2026-11'. */
export function workdaysOf(month: string, week: WeekDays): Day[] {
  const first = firstOf(month)
  const { year, month: number } = partsOf(first)
  const all = Array.from({ length: monthLength(year, number) }, (_, at) => addDays(first, at))
  return all.filter((each) => weekdayOf(each) < week)
}

/**
 * Gives what a component is worth for the days that are paid, rounded once; parts differ where pay changed within the month.
 *
 *   prorated([{ amount: money(11500000), days: 16 }], 26)  // 7076923n
 */
export function prorated(
  parts: readonly { readonly amount: Money; readonly days: number }[],
  scheduled: number,
): Money {
  const worked = parts.reduce((total, { amount, days }) => total + amount * BigInt(days), 0n)
  return money(mulDiv(worked, 1n, BigInt(scheduled)))
}

/** Takes unpaid days from a wage by the daily wage of PP 36/2021 art. 17 (2): a 25th, or a 21st in a week of five days. */
export function lessDailyWages(wage: Money, unpaid: number, week: WeekDays): Money {
  return minus(wage, money(mulDiv(wage, BigInt(unpaid), week === 6 ? 25n : 21n)))
}

/** Takes unpaid days from a wage by the days of the calendar month. */
export function byCalendarDays(wage: Money, unpaid: number, month: string): Money {
  const { year, month: number } = partsOf(firstOf(month))
  const days = monthLength(year, number)
  return prorated([{ amount: wage, days: days - unpaid }], days)
}

function firstOf(month: string): Day {
  const first = dayFrom(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1)
  if (!first) throw new RangeError(`bukan bulan: ${month}`)
  return first
}
