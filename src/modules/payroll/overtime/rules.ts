import { money, mulDiv, plus, type Money } from '#ground/money.ts'
import type { WeekDays } from '#modules/attendance/days/rules.ts'

/** Steps of PP 35/2021 art. 31: so many half hours, each at so many halves of an hour's wage; the last has no end. */
type Steps = readonly (readonly [halfHours: number, halves: number])[]

// PP 35/2021 art. 31(1): the first hour one and a half times, each later one twice.
const workday: Steps = [
  [2, 3],
  [Infinity, 4],
]
// PP 35/2021 art. 31(2) and (3): seven or eight hours twice, the next three times, what follows four times.
const rest: Readonly<Record<WeekDays, Steps>> = {
  6: [
    [14, 4],
    [2, 6],
    [Infinity, 8],
  ],
  5: [
    [16, 4],
    [2, 6],
    [Infinity, 8],
  ],
}
// PP 35/2021 art. 31(2)c: a holiday on the shortest workday of a week of six days.
const shortest: Steps = [
  [10, 4],
  [2, 6],
  [Infinity, 8],
]
// PP 35/2021 art. 32: the month of somebody paid by the day.
const daysOfMonth: Readonly<Record<WeekDays, bigint>> = { 6: 25n, 5: 21n }

/**
 * Weighs overtime of a workday in quarters of an hour's wage.
 *
 *   overtimeQuarters(3)  // 1½ hours: 10, that is 2½ hours' wages
 */
export function overtimeQuarters(halfHours: number): bigint {
  return quarters(workday, halfHours)
}

/** Weighs hours worked on a day of rest or a holiday in quarters of an hour's wage. */
export function restQuarters(halfHours: number, week: WeekDays): bigint {
  return quarters(rest[week], halfHours)
}

/** Weighs hours worked on a holiday that falls on the shortest workday of a week of six days, in quarters of an hour's wage. */
export function shortestDayQuarters(halfHours: number): bigint {
  return quarters(shortest, halfHours)
}

/** Tells what overtime earns: quarters of an hour's wage, an hour being a 173rd of the month (PP 35/2021 art. 32(2)). */
export function overtimePay(monthly: Money, weight: bigint): Money {
  return money(mulDiv(monthly, weight, 4n * 173n))
}

/** The month's wage by what it is made of, in rupiah. */
interface WageParts {
  readonly basic: Money
  readonly fixed: Money
  readonly variable: Money
}

/**
 * Tells what a month counts for overtime: basic and fixed pay, but never below three quarters of all that is paid
 * (PP 35/2021 art. 32(3) and (4)).
 *
 *   3.000.000 + 200.000 fixed + 1.400.000 that comes and goes: 3.450.000
 */
export function overtimeMonth(parts: WageParts): Money {
  return money(mulDiv(overtimeQuarterMonth(parts), 1n, 4n))
}

/** The same in quarters of a rupiah, which three quarters of any sum come out at: what is earned by it is rounded once. */
export function overtimeQuarterMonth({ basic, fixed, variable }: WageParts): bigint {
  const [own, all] = [plus(basic, fixed) * 4n, plus(basic, fixed, variable) * 3n]
  return own > all ? own : all
}

/** Tells what a month counts for overtime of somebody paid by the day (PP 35/2021 art. 33(1)). */
export function overtimeMonthOfDays(daily: Money, week: WeekDays): Money {
  return money(daily * daysOfMonth[week])
}

/** What an hour costs of somebody paid by the day is their daily wage times `num`, over 173 (PP 35/2021 art. 32). */
export function hourOf(week: WeekDays): { readonly num: bigint; readonly den: bigint } {
  return { num: daysOfMonth[week], den: 173n }
}

/** What a week of overtime runs against: 4 hours a day, 18 a week, and a meal from 4 hours on. */
interface OvertimeLimits {
  readonly over: readonly string[]
  readonly total: number
  readonly isOver: boolean
  readonly meals: readonly string[]
}

/** Judges the overtime hours of the workdays of a week, days of rest left out (PP 35/2021 art. 26 and 29); it warns, the pay is owed all the same. */
export function overtimeLimits(hoursOf: readonly (readonly [day: string, hours: number])[]): OvertimeLimits {
  const total = hoursOf.reduce((sum, [, hours]) => sum + hours, 0)
  const named = (isSo: (hours: number) => boolean) => hoursOf.filter(([, hours]) => isSo(hours)).map(([day]) => day)
  return { over: named((hours) => hours > 4), total, isOver: total > 18, meals: named((hours) => hours >= 4) }
}

function quarters(steps: Steps, halfHours: number): bigint {
  let left = halfHours
  let weight = 0
  for (const [length, halves] of steps) {
    const taken = Math.min(left, length)
    weight += taken * halves
    left -= taken
  }
  return BigInt(weight)
}
