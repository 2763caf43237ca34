import { weekdayOf, type Day } from '#ground/day.ts'
import type { WeekDays } from '../days/rules.ts'

/** The hours of a day of work, '08.00' to '17.00'; an end at or before the start is on the next day. */
export interface WorkHours {
  readonly start: string
  readonly end: string
  /** Minutes that are not worked. */
  readonly rest: number
}

/** How somebody works: the hours of each day of the week from Monday on, null where it is a day of rest. */
export interface WorkPattern {
  readonly hours: readonly (WorkHours | null)[]
  /** Minutes somebody may be late before it counts. */
  readonly grace: number
}

/** A pattern's hours and when they hold; without an end, until others begin. */
export interface DatedHours extends WorkPattern {
  readonly from: Day
  readonly until: Day | null
}

const OFFICE: WorkHours = { start: '08.00', end: '17.00', rest: 60 }

/** The pattern of a company that has written none down: 08.00 to 17.00 on each day of its week. */
export function usualPattern(week: WeekDays): WorkPattern {
  return { hours: Array.from({ length: 7 }, (_, at) => (at < week ? OFFICE : null)), grace: 10 }
}

/** The hours of a day, or null where it is a day of rest. */
export function hoursOn(pattern: WorkPattern, day: Day): WorkHours | null {
  return pattern.hours[weekdayOf(day)] ?? null
}

/** Tells how many days a week a pattern has, as the law counts them: a sixth day makes it a week of six. */
export function weekDaysOf(pattern: WorkPattern): WeekDays {
  return pattern.hours.filter((each) => each !== null).length > 5 ? 6 : 5
}

/** Finds the hours that hold on a day: those for a while (Ramadan) before those without an end, then the newest. */
export function hoursHeldOn(dated: readonly DatedHours[], on: Day): WorkPattern | undefined {
  const held = dated.filter(({ from, until }) => from <= on && (until === null || until >= on))
  return held.toSorted((a, b) => Number(b.until !== null) - Number(a.until !== null) || b.from.localeCompare(a.from))[0]
}
