import { dayFrom, monthLength, partsOf } from './day.ts'
import type { Day } from './day.ts'

declare const brand: unique symbol

/** A month of the books, 'YYYY-MM'. */
export type Period = string & { readonly [brand]: 'period' }

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** Takes 'YYYY-MM' when that month exists. */
export function period(text: string): Period {
  const found = /^(\d{4})-(\d{2})$/.exec(text)
  if (!found || !dayFrom(Number(found[1]), Number(found[2]), 1)) throw new RangeError(`not a period: ${text}`)
  return text as Period
}

/** Tells the period a day falls in. */
export function periodOf(d: Day): Period {
  return d.slice(0, 7) as Period
}

/** Tells the first day of a period. */
export function firstDay(p: Period): Day {
  return `${p}-01` as Day
}

/** Tells the last day of a period, leap years included. */
export function lastDay(p: Period): Day {
  const { year, month } = partsOf(firstDay(p))
  return `${p}-${monthLength(year, month)}` as Day
}

/** Tells when the book year of a day began, for books that begin in a month of 1 to 12. */
export function yearStart(d: Day, month: number): Day {
  const { year, month: now } = partsOf(d)
  return firstDay(`${now < month ? year - 1 : year}-${String(month).padStart(2, '0')}` as Period)
}

/** Writes the month of a day as on contract numbers: 'XI' for November. */
export function romanMonth(d: Day): string {
  return ROMAN[partsOf(d).month - 1] ?? ''
}
