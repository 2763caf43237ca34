import { addDays, weekdayOf, type Day } from '#ground/day.ts'

const SATURDAY = 5

/** Finds the Saturday that closes the week of a day: the week runs from Sunday. */
export function saturdayOf(day: Day): Day {
  return addDays(day, (SATURDAY - weekdayOf(day) + 7) % 7)
}
