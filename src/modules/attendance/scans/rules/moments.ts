import { dayFrom, type Day } from '#ground/day.ts'

const DATE = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/
const TIME = /(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\.\d+)? ?([AaPp][Mm])?$/

/** Tells whether the dates of a file name the month first, as machines set to English do: some day is above 12 there. */
export function writesMonthFirst(texts: readonly string[]): boolean {
  const parts = texts.map((text) => DATE.exec(text.trim())).map((found) => [Number(found?.[1]), Number(found?.[2])])
  const isAbove = (at: 0 | 1) => parts.some((part) => (part[at] ?? 0) > 12 && (part[at] ?? 0) < 32)
  return isAbove(1) && !isAbove(0)
}

/** Reads a date as machines write it: 05/10/2026, 5-10-2026 or 2026-10-05. */
export function readDate(text: string, isMonthFirst: boolean): Day | undefined {
  const found = DATE.exec(text.trim())
  if (!found) return undefined
  const [a = 0, b = 0, c = 0] = found.slice(1, 4).map(Number)
  if (a > 999) return dayFrom(a, b, c)
  return isMonthFirst ? dayFrom(c, a, b) : dayFrom(c, b, a)
}

/** Reads an hour as machines write it, 24 or 12 hours, '08.04' too: '17:27:07'. */
export function readTime(text: string): string | undefined {
  const found = TIME.exec(text.trim())
  if (!found) return undefined
  const half = found[4]?.toLowerCase()
  const told = Number(found[1])
  // 12 AM is midnight; a machine that writes 13.05 PM means 13.05.
  const hour = half && told <= 12 ? (told % 12) + (half === 'pm' ? 12 : 0) : told
  const [minute, second] = [Number(found[2]), Number(found[3] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return undefined
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Reads a date with an hour: '2026-10-05T17:27:07'. */
export function readMoment(text: string, isMonthFirst: boolean): string | undefined {
  const [on, at] = [readDate(text, isMonthFirst), readTime(text.replace(DATE, ''))]
  return on && at ? `${on}T${at}` : undefined
}
