import { weekdayOf, type Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { WeekDays } from '../days/rules.ts'
import { workWeekOf } from '../days/store.ts'
import { hoursOn, weekDaysOf } from './rules.ts'
import { ownPatternFinder } from './store.ts'

/** The week that somebody works by on a day. */
export interface OwnWeek {
  readonly days: WeekDays
  /** The day is none of its workdays. */
  readonly isRest: boolean
}

/**
 * Tells by which week each of some employees works on any day: that of the pattern somebody was put into, and the company's for whoever is in none, so that
 * an office of five days and a workshop of six are paid side by side.
 */
export async function weekFinder(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<(employeeId: string, on: Day) => OwnWeek> {
  const week = await workWeekOf(tx, companyId)
  const patternOf = await ownPatternFinder(tx, companyId, employeeIds)
  return (employeeId, on) => {
    const pattern = patternOf(employeeId, on)
    if (pattern === null) return { days: week, isRest: weekdayOf(on) >= week }
    return { days: weekDaysOf(pattern), isRest: hoursOn(pattern, on) === null }
  }
}
