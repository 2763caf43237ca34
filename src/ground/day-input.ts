import { addDays, dayFrom, partsOf } from './day.ts'
import type { Day } from './day.ts'

const WORDS: Record<string, number> = { h: 0, t: 0, k: -1, b: 1, 'hari ini': 0, kemarin: -1, besok: 1 }

const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^(feb|peb)/,
  /^mar/,
  /^apr/,
  /^(mei|may)/,
  /^jun/,
  /^jul/,
  /^(agu|agt|ags|aug)/,
  /^sep/,
  /^(okt|oct)/,
  /^(nov|nop)/,
  /^(des|dec)/,
]

/** Tells which month a word in small letters names, 1 to 12: in short or in full, Indonesian or English; undefined where none. */
export function monthNamed(word: string): number | undefined {
  return MONTHS.findIndex((name) => name.test(word)) + 1 || undefined
}

/**
 * Reads a day as people type it: h or t (today), k (yesterday), b (tomorrow), +7, -3, 15, 15/3, 150326, 21/11/2026, 29 Mei 2027.
 *
 *   readDay('15/3', day('2026-11-21'))  // '2026-03-15'
 */
export function readDay(text: string, today: Day): Day | undefined {
  const typed = text.trim().toLowerCase()
  const shift = WORDS[typed]
  if (shift !== undefined) return addDays(today, shift)
  if (/^[+-]\d{1,4}$/.test(typed)) return addDays(today, Number(typed))

  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]))

  const packed = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(typed)
  const spelled = /^(\d{1,2})(?:[/. -](\d{1,2})(?:[/. -](\d{2}|\d{4}))?)?$/.exec(typed)
  return withToday(packed ?? spelled ?? named(typed), today)
}

// '29 mei 2027' as '29', '5' and '2027': a day may be typed as it is shown.
function named(typed: string): Parts | null {
  const [, date, name = '', year] = /^(\d{1,2})[/. -]?([a-z]{3,9})(?:[/. -](\d{2}|\d{4})?)?$/.exec(typed) ?? []
  const month = monthNamed(name)
  return month === undefined ? null : [typed, date, String(month), year]
}

/** What was typed, and of it day, month and year. */
type Parts = readonly (string | undefined)[]

function withToday(found: Parts | null, today: Day): Day | undefined {
  if (!found) return undefined
  const { year, month } = partsOf(today)
  const typedYear = found[3] === undefined ? year : Number(found[3])
  return dayFrom(typedYear < 100 ? 2000 + typedYear : typedYear, Number(found[2] ?? month), Number(found[1]))
}

/**
 * Reads a clock as people type it: 14.05, 14:05, 1405, 9.30, 9. Undefined when there is no such hour.
 *
 *   readClock('930')  // '09.30'
 */
export function readClock(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[.:]?(\d{2}))?$/.exec(text.trim())
  const [hour, minute] = [Number(found?.[1]), Number(found?.[2] ?? 0)]
  if (!found || hour > 23 || minute > 59) return undefined
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join('.')
}
