import { addDays, dayFrom, partsOf } from './day.ts'
import type { Day } from './day.ts'

const WORDS: Record<string, number> = { h: 0, t: 0, k: -1, b: 1, 'hari ini': 0, kemarin: -1, besok: 1 }

/** The months by the first three letters of their names, Indonesian and, where they differ, English. */
const MONTHS = [
  ...['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des'].entries(),
  ...([
    [4, 'may'],
    [7, 'aug'],
    [7, 'agt'],
    [9, 'oct'],
    [11, 'dec'],
  ] as const),
].map(([at, name]) => [name, String(at + 1)] as const)

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
  const spelled = /^(\d{1,2})(?:[/. -](\d{1,2})(?:[/. -](\d{2}|\d{4}))?)?$/.exec(inNumbers(typed))
  return withToday(packed ?? spelled, today)
}

// '29 mei 2027' is 29/5/2027: the name in short or in full, as it is also shown.
function inNumbers(typed: string): string {
  return typed
    .replace(/^(\d{1,2})[/. -]?([a-z]{3,9})(?:[/. -]|$)/, (whole, date: string, name: string) => {
      const [, month] = MONTHS.find(([start]) => name.startsWith(start)) ?? []
      return month === undefined ? whole : `${date}/${month}/`
    })
    .replace(/\/$/, '')
}

function withToday(found: RegExpExecArray | null, today: Day): Day | undefined {
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
