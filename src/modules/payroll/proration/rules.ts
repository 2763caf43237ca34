import { addDays, dayFrom, monthLength, partsOf, weekdayOf, type Day } from '#ground/day.ts'
import { money, mulDiv, ZERO } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import type { ProrationMethod } from './words.ts'

/** How many days a week a company works: Monday to Friday, or to Saturday. */
export type WeekDays = 5 | 6

/** Lists the scheduled workdays of a month, holidays among them; month is '2026-11'. */
export function workdaysOf(month: string, week: WeekDays): Day[] {
  const first = firstOf(month)
  return Array.from({ length: lengthOf(month) }, (_, at) => addDays(first, at)).filter((each) => weekdayOf(each) < week)
}

/** What the wage of a month is divided by where that is not its workdays: 25 or 21 days' wages, or its calendar days. */
export interface Division {
  readonly method: Exclude<ProrationMethod, 'workdays'>
  readonly by: number
}

/** Tells what a month is divided by: a day's wage is a 25th in a week of six days, a 21st in one of five (PP 36/2021 art. 17 (2)). */
export function divisionOf(method: ProrationMethod, month: string, week: WeekDays): Division | undefined {
  if (method === 'workdays') return undefined
  return { method, by: method === 'calendar' ? lengthOf(month) : week === 6 ? 25 : 21 }
}

/** Tells by what the wages of a month are divided: as the last change up to it says, else by its workdays. Changes stand newest first. */
export function methodIn(
  changes: readonly { readonly from: string; readonly method: ProrationMethod }[],
  month: string,
): ProrationMethod {
  return changes.find(({ from }) => from <= month)?.method ?? 'workdays'
}

/** The days of one pay within a month. */
export interface Stretch {
  /** Scheduled workdays of employment, and the half days of them that are not paid. */
  readonly days: number
  readonly unpaidHalves: number
  /** All days of employment, where the month is divided by calendar days. */
  readonly calendarDays?: number
}

/**
 * Gives what a component is worth, each figure rounded once: `earned` for all days of employment, `paid` without those that are not paid.
 *
 * By workdays and by calendar days each day bears its part of the month. By days' wages whoever was there all month has the month's wage, the workdays
 * weighing where it changed; who joined or left has a day's wage for each workday, no more than the month's; and a day that is not paid takes a day's wage,
 * also where the month has more workdays than the divisor. Never below nothing, and nothing where no day at all is paid.
 *
 *   prorate([{ amount: money(5250000), days: 27, unpaidHalves: 4 }], 27, { method: 'daily', by: 25 })  // paid 4830000n
 */
export function prorate(
  parts: readonly (Stretch & { readonly amount: Money })[],
  scheduled: number,
  division?: Division,
): { readonly earned: Money; readonly paid: Money } {
  const daysOf = (part: Stretch) => (division?.method === 'calendar' ? (part.calendarDays ?? 0) : part.days)
  const day = division?.by ?? scheduled
  const month = division?.method === 'daily' ? monthOfDays(employedOf(parts), scheduled, day) : day
  const sumOf = (weigh: (part: Stretch) => number) =>
    parts.reduce((all, part) => all + part.amount * BigInt(weigh(part)), 0n)

  const earned = money(mulDiv(sumOf(daysOf), 1n, BigInt(month)))
  const left = sumOf((part) => daysOf(part) * 2 * day - part.unpaidHalves * month)
  const isNonePaid = left <= 0n || parts.every(({ days, unpaidHalves }) => unpaidHalves >= days * 2)
  return { earned, paid: isNonePaid ? ZERO : money(mulDiv(left, 1n, BigInt(month * 2 * day))) }
}

/** Counts the workdays of employment. */
export function employedOf(parts: readonly Stretch[]): number {
  return parts.reduce((all, { days }) => all + days, 0)
}

// How many of the days that somebody was there make the wage of a month, by days' wages.
function monthOfDays(employed: number, scheduled: number, day: number): number {
  return employed < scheduled ? Math.max(day, employed) : employed
}

function lengthOf(month: string): number {
  const { year, month: number } = partsOf(firstOf(month))
  return monthLength(year, number)
}

function firstOf(month: string): Day {
  const first = dayFrom(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1)
  if (!first) throw new RangeError(`bukan bulan: ${month}`)
  return first
}
