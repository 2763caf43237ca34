import { addDays, weekdayOf, type Day } from '#ground/day.ts'
import type { MonthDay } from '../days/contract.ts'
import { isUsualWork } from '../days/rules.ts'
import type { WorkPattern } from '../patterns/rules.ts'

/** How a day's overtime is weighed: on a workday, on a day of rest or a holiday, on a holiday that falls on the shortest workday. */
export type OvertimeKind = 'workday' | 'rest' | 'shortest'

/** Overtime of somebody on a day, in half hours. */
export interface OvertimeHours {
  readonly employeeId: string
  readonly day: Day
  readonly halfHours: number
}

/** Tells how overtime of a day is weighed for somebody who works by a pattern (PP 35/2021 art. 31). */
export function overtimeKind(on: MonthDay, pattern: WorkPattern): OvertimeKind {
  const { day, kind } = on
  if (isUsualWork(on)) return 'workday'
  if (kind === 'holiday' && weekdayOf(day as Day) === shortestDay(pattern)) return 'shortest'
  return 'rest'
}

// Only a week of six days has one, and only where one day is shorter than the others.
function shortestDay({ hours }: WorkPattern): number | undefined {
  const lengths = hours.flatMap((each, at) => (each ? [{ at, length: minutesOf(each) }] : []))
  const [first, second] = lengths.toSorted((a, b) => a.length - b.length)
  return lengths.length === 6 && first && second && first.length < second.length ? first.at : undefined
}

function minutesOf({ start, end }: { readonly start: string; readonly end: string }): number {
  const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return at(end) > at(start) ? at(end) - at(start) : at(end) + 1440 - at(start)
}

/** The Monday that a day's week begins with: eighteen hours are counted within it. */
export function weekOf(day: Day): Day {
  return addDays(day, -weekdayOf(day))
}
