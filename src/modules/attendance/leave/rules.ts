import { addDays, daysBetween, weekdayOf, type Day } from '#ground/day.ts'
import type { WeekDays } from '../days/rules.ts'
import { holidays } from '../days/holidays.ts'

const nationalDays = new Set(holidays.filter(({ isNational }) => isNational).map(({ day }) => day))

/**
 * Counts the days of leave from a first to a last day: workdays only, a national holiday is none, a cuti bersama is one
 * (UU 13/2003 art. 79(3)); of the days named only a half is taken.
 */
export function leaveDays(from: Day, to: Day, week: WeekDays, halfDays: readonly string[]): number {
  const all = Array.from({ length: Math.max(daysBetween(from, to) + 1, 0) }, (_, at) => addDays(from, at))
  const taken = all.filter((each) => weekdayOf(each) < week && !nationalDays.has(each))
  const halves = taken.filter((each) => halfDays.includes(each)).length
  return taken.length - halves / 2
}

/** Tells the days of yearly leave somebody has a right to: none before twelve months of service (UU 13/2003 art. 79(3)). */
export function yearlyLeave(monthsOfService: number, quota: number): number {
  return monthsOfService >= 12 ? quota : 0
}
