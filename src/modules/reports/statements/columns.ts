import { addDays, daysBetween, type Day } from '#ground/day.ts'
import { dayFormat, periodFormat } from '#ground/day-format.ts'
import { monthsBack } from '#ground/months.ts'
import { firstDay, lastDay, periodOf } from '#ground/period.ts'
import type { ReportColumn } from '../report.ts'

/** With what a report is compared: the days just before, the same days a year ago, or nothing. */
export type Comparison = 'sebelumnya' | 'tahun-lalu' | 'tidak'

/** So many months still stand beside each other; longer periods are told as a whole. */
const MOST_MONTHS = 12

/** Names a span of days as a column does: 'Nov 2026' where it is a month, '1–21 Nov 2026', 'Jan–Nov 2026', else both days. */
export function spanText(from: Day, to: Day): string {
  const [first, last] = [periodOf(from), periodOf(to)]
  const isFromFirst = from === firstDay(first)
  const year = last.slice(0, 4)
  const lastMonth = periodFormat(last, 'short')
  if (first === last) {
    if (isFromFirst && to === lastDay(last)) return lastMonth
    return `${Number(from.slice(8))}–${Number(to.slice(8))} ${lastMonth}`
  }
  if (isFromFirst && to === lastDay(last) && first.slice(0, 4) === year) {
    return `${periodFormat(first, 'short').slice(0, 3)}–${lastMonth}`
  }
  const begin = dayFormat(from, 'short')
  return `${from.slice(0, 4) === year ? begin.slice(0, -5) : begin} – ${dayFormat(to, 'short')}`
}

/** The months of a span in their order, the first and the last as far as the span goes; none where there are too many. */
export function monthColumns(from: Day, to: Day): ReportColumn[] {
  const columns: ReportColumn[] = []
  for (let begin = from; begin <= to; begin = addDays(lastDay(periodOf(begin)), 1)) {
    const end = lastDay(periodOf(begin))
    const last = end < to ? end : to
    columns.push({ label: spanText(begin, last), from: begin, to: last })
    if (columns.length > MOST_MONTHS) return []
  }
  return columns.length > 1 ? columns : []
}

/** The span that is compared with another: as many days or whole months before it, or the same days a year ago. */
export function comparedSpan(from: Day, to: Day, with_: Comparison): ReportColumn | null {
  if (with_ === 'tidak') return null
  if (with_ === 'tahun-lalu') return column(monthsBack(from, 12), endAgo(to, 12))
  // Months stand beside months, also where the last one is not over; other days beside as many days.
  if (from !== firstDay(periodOf(from))) return column(addDays(from, -daysBetween(from, to) - 1), addDays(from, -1))
  const months = monthsIn(from, to)
  return column(monthsBack(from, months), endAgo(to, months))
}

/** The day a balance is compared with: the end of the month before, or the same day a year ago. */
export function comparedDay(on: Day, with_: Comparison): Day | null {
  if (with_ === 'tidak') return null
  return with_ === 'tahun-lalu' ? endAgo(on, 12) : addDays(firstDay(periodOf(on)), -1)
}

const column = (from: Day, to: Day): ReportColumn => ({ label: spanText(from, to), from, to })

// The last day of a month stays the last of its month.
function endAgo(on: Day, months: number): Day {
  return on === lastDay(periodOf(on))
    ? lastDay(periodOf(monthsBack(firstDay(periodOf(on)), months)))
    : monthsBack(on, months)
}

function monthsIn(from: Day, to: Day): number {
  const at = (on: Day) => Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7))
  return at(to) - at(from) + 1
}
