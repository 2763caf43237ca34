import { dayFrom, monthLength, partsOf, type Day } from '#ground/day.ts'

/** The same date some months earlier, or the last day of that month: 31 May less three months is 28 February. */
export function monthsBack(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day)
  const at = year * 12 + month - 1 - months
  const [y, m] = [Math.floor(at / 12), (at % 12) + 1]
  const found = dayFrom(y, m, Math.min(date, monthLength(y, m)))
  if (!found) throw new RangeError('outside the calendar')
  return found
}
