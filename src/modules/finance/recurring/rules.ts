import { dayFrom, partsOf, type Day } from '#ground/day.ts'
import { firstDay, lastDay, periodOf, type Period } from '#ground/period.ts'

/** Most months of one entry that are told as waiting: what was forgotten longer is not booked by one press. */
const MOST_MONTHS = 12

/** Tells the day of a month that an entry falls on; in a shorter month its last day. */
export function recurringDay(period: Period, day: number): Day {
  const { year, month } = partsOf(firstDay(period))
  return dayFrom(year, month, day) ?? lastDay(period)
}

/** Tells the months of an entry whose day has come and that are not done, the oldest first, within the last twelve. */
export function monthsDue(
  { from, day }: { readonly from: Period; readonly day: number },
  done: ReadonlySet<string>,
  on: Day,
): readonly Period[] {
  const { year, month } = partsOf(on)
  return Array.from({ length: MOST_MONTHS }, (_, back) => {
    const at = year * 12 + month - 1 - back
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}` as Period
  })
    .filter((period) => period >= from && !done.has(period) && recurringDay(period, day) <= on)
    .toReversed()
}

/** Tells whether a month may be done now: its day has come, and it is not before the first. */
export function isMonthDue(of: { readonly from: Period; readonly day: number }, period: Period, on: Day): boolean {
  return period >= of.from && recurringDay(period, of.day) <= on && period <= periodOf(on)
}
