import { readDay } from '#ground/amount-input.ts'
import type { Day } from '#ground/day.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { ScheduledLine } from '../../schedule/contract.ts'

/** Where the weeks of a chart stand, in pixels: what lies before the first of them, and each. */
export interface WeekRoom {
  readonly left: number
  readonly week: number
}

/** The least a week is wide: '100,00'. */
const LEAST_WEEK = 48

/** Spreads weeks over a width; where they do not fit they keep their least and go on sideways. */
export function roomFor(width: number, weeks: number): WeekRoom {
  const left = width < 640 ? 148 : 288
  return { left, week: Math.max(LEAST_WEEK, (width - left - 1) / Math.max(1, weeks)) }
}

/** A row of the editor of a schedule: a line of the bill with its time as it is typed. */
export interface PlanRow extends KeyedRow {
  readonly workItemId: string
  readonly code: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  /** '3:50 4:50': half in week 3, half in week 4; empty: evenly over the days. */
  readonly shares: string
}

/** Makes rows of the editor out of the lines of a bill: as the draft says, else as what holds says. */
export function planRows(lines: readonly ScheduledLine[]): PlanRow[] {
  return lines.map(({ workItemId, code, name, plan, draft }) => {
    const now = draft ?? plan
    return {
      ...{ key: rowKey(), workItemId, code, name },
      startDate: now?.startDate ? shownDay(now.startDate) : '',
      endDate: now?.endDate ? shownDay(now.endDate) : '',
      shares: now?.shares?.map(({ week, share }) => `${week}:${share.replace('.', ',')}`).join(' ') ?? '',
    }
  })
}

// As it is typed, so that it is read back: 03/03/2025.
const shownDay = (on: string) => on.split('-').reverse().join('/')

/** Reads the typed days and shares of a row, or tells what cannot be read of it, by cell. */
export function readPlanRow(row: PlanRow, today: Day) {
  const errors: Partial<Record<'startDate' | 'endDate' | 'shares', string>> = {}
  const dayIn = (cell: 'startDate' | 'endDate') => {
    if (row[cell].trim() === '') return null
    const read = readDay(row[cell], today)
    if (!read) errors[cell] = 'Tulis tanggal, misalnya 21/11/2026.'
    return read ?? null
  }
  const [startDate, endDate] = [dayIn('startDate'), dayIn('endDate')]
  const shares = row.shares.trim() === '' ? null : sharesTyped(row.shares)
  if (shares === undefined) errors.shares = 'Tulis minggu dan persennya, misalnya 3:50 4:50.'
  return { workItemId: row.workItemId, startDate, endDate, shares: shares ?? null, errors }
}

/**
 * Reads shares of weeks as they are typed.
 *
 *   sharesTyped('3:33,3333 4:66.6667')  // week 3: 33.3333, week 4: 66.6667
 */
export function sharesTyped(text: string): { readonly week: number; readonly share: string }[] | undefined {
  const parts = text.trim().split(/[\s;]+/)
  const read = parts.map((part) => /^([1-9]\d{0,2}):(\d{1,3}(?:[.,]\d{1,4})?)%?$/.exec(part))
  if (read.some((one) => one === null)) return undefined
  return read.map((one) => ({ week: Number(one?.[1]), share: (one?.[2] ?? '').replace(',', '.') }))
}
