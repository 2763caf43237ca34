import { day, type Day } from '#ground/day.ts'
import { monthsBack } from '#ground/months.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import type { Report } from '../report.ts'

/** A chart of laba rugi shows at least so many months, so that one sees where they go, and at most so many. */
const [LEAST, MOST] = [6, 12]

/**
 * Tells which days a chart of laba rugi asks for: up to the last day, six months at least and twelve at most. What is no span of days
 * stays as it is, for the server to refuse.
 *
 *   chartSpan('2026-09-01', '2026-11-21')  // { from: '2026-06-01', to: '2026-11-21' }
 */
export function chartSpan(from: string | undefined, to: string): { readonly from?: string; readonly to: string } {
  if (!isDay(to) || (from !== undefined && (!isDay(from) || from > to))) return { ...(from && { from }), to }
  const [least, most] = [LEAST, MOST].map((months) => firstDay(periodOf(monthsBack(to, months - 1)))) as [Day, Day]
  if (from === undefined || from > least) return { from: least, to }
  return { from: from < most ? most : from, to }
}

/** A month of a chart of laba rugi, whole rupiah. */
export interface ChartMonth {
  /** As its column is called: 'Okt 2026', '1–21 Nov 2026'. */
  readonly label: string
  readonly from: Day
  readonly to: Day
  readonly revenue: string
  /** All that stands between revenue and profit: costs and taxes, less other income. */
  readonly cost: string
  readonly profit: string
}

/** Tells what each month of laba rugi brought, cost and left, and all of them together. */
export function chartMonths({ columns, rows }: Report): {
  readonly months: ChartMonth[]
  readonly whole: ChartMonth[]
} {
  const revenue = rows.find(({ label }) => label === 'Pendapatan bersih')
  const profit = rows.find(({ kind }) => kind === 'total')
  const told = columns.map((column, at) => {
    const [brought, left] = [revenue, profit].map((row) => row?.amounts[at] ?? '0') as [string, string]
    const { label, from, to } = column
    const cost = String(BigInt(brought) - BigInt(left))
    return { of: column.of, month: { label, from: from ?? to, to, revenue: brought, cost, profit: left } }
  })
  const those = (of: 'whole' | undefined) => told.filter((one) => one.of === of).map(({ month }) => month)
  return { months: those(undefined), whole: those('whole') }
}

function isDay(text: string): text is Day {
  try {
    return day(text) === text
  } catch {
    return false
  }
}
