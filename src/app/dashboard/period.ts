import { addDays, daysBetween, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { monthsBack } from '#ground/months.ts'
import { firstDay, lastDay, periodOf } from '#ground/period.ts'
import type { PeriodName } from './contract.ts'

/** The days of a period and of the one before it. */
export interface Span {
  readonly from: Day
  readonly to: Day
  readonly before: { readonly from: Day; readonly to: Day; readonly name: string }
}

interface Asked {
  readonly period: PeriodName
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/**
 * The days that a name means on a day. Before a month comes the month before it, before a year the year before, before
 * a range as many days as it has.
 *
 *   spanOf({ period: 'bulan-lalu' }, '2026-11-21')  // 1–31 Okt, before it September
 */
export function spanOf({ period, from, to }: Asked, today: Day): Span {
  if (period === 'rentang' && from && to && from <= to) return rangeOf(from, to)
  if (period === 'tahun-ini') {
    const year = today.slice(0, 4)
    const last = String(Number(year) - 1)
    return { ...whole(year), before: { ...whole(last), name: last } }
  }
  const month = period === 'bulan-lalu' ? monthsBack(firstDay(periodOf(today)), 1) : firstDay(periodOf(today))
  const before = monthsBack(month, 1)
  return {
    from: month,
    to: lastDay(periodOf(month)),
    before: { from: before, to: lastDay(periodOf(before)), name: dayFormat(before, 'dense').slice(2) },
  }
}

function rangeOf(from: Day, to: Day): Span {
  const days = daysBetween(from, to) + 1
  return { from, to, before: { from: addDays(from, -days), to: addDays(from, -1), name: `${days} hari sebelumnya` } }
}

function whole(year: string): { from: Day; to: Day } {
  return { from: `${year}-01-01` as Day, to: `${year}-12-31` as Day }
}
