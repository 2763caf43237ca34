import { addDays, day, type Day } from '#ground/day.ts'
import { monthNamed } from '#ground/day-input.ts'

/** Excel's own number of a day, where the cell lost the look of one: from 2001 until 2077. */
const SERIAL = /^(3[7-9]|[45]\d|6[0-4])\d{3}$/
const OLDEST_SERIAL = 7306

/** Which stands first in a day: 'dmy' as in Indonesia, 'mdy' as in America. */
export type DayHabit = 'dmy' | 'mdy'

const NUMERIC = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: \d{1,2}[:.]\d{2}.*)?$/

/**
 * Finds in which order a column writes day and month: the month first where a second number is above twelve; 'mixed'
 * where a day of it could be meant either way all the same.
 */
export function dayHabitOf(texts: readonly string[]): DayHabit | 'mixed' {
  const pairs = texts.flatMap((text) => {
    const [, first = '', second = ''] = NUMERIC.exec(text.trim()) ?? []
    return first === '' ? [] : [[Number(first), Number(second)] as const]
  })
  if (!pairs.some(([first, second]) => first <= 12 && second > 12)) return 'dmy'
  if (pairs.some(isOpenPair)) return 'mixed'
  return pairs.some(([first]) => first > 12) ? 'dmy' : 'mdy'
}

/** Tells whether a day alone does not say which of its numbers is the month. */
export function isOpenDay(text: string): boolean {
  const found = NUMERIC.exec(text.trim())
  return found !== null && isOpenPair([Number(found[1]), Number(found[2])])
}

function isOpenPair([first, second]: readonly [number, number]): boolean {
  return first <= 12 && second <= 12 && first !== second
}

/**
 * Reads a day as files write it: '31/12/2026', '31-12-26', '2026-12-31', '31 Des 2026', 46387; the day first unless its
 * column does otherwise. With `until` the day has been: two digits of a year mean the last one by then.
 *
 *   readDate('17-8-89', 'dmy', day('2026-11-28'))  // '1989-08-17'
 */
export function readDate(text: string, habit: DayHabit = 'dmy', until?: Day): Day | undefined {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^(senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu),?\s+/, '')
  const isOld = until !== undefined && /^\d{4,5}$/.test(typed) && Number(typed) >= OLDEST_SERIAL
  if (isOld || SERIAL.test(typed)) return addDays(day('1899-12-30'), Number(typed))
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/.exec(typed)
  if (iso) return made(iso[1], iso[2], iso[3])
  const usual = NUMERIC.exec(typed)
  if (usual) {
    const [, first, second, year] = usual
    return habit === 'mdy' ? made(year, first, second, until) : made(year, second, first, until)
  }
  const worded = /^(\d{1,2})[-/. ]([a-z]{3,9})\.?[-/., ]+(\d{4}|\d{2})$/.exec(typed)
  if (!worded) return undefined
  const month = monthNamed(worded[2] ?? '')
  return month === undefined ? undefined : made(worded[3], String(month), worded[1], until)
}

function made(year = '', month = '', date = '', until?: Day): Day | undefined {
  const on = (full: string) => `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const isNext = until !== undefined && on(`20${year}`) > until
  try {
    return day(on(year.length === 2 ? `${isNext ? '19' : '20'}${year}` : year))
  } catch {
    return undefined
  }
}
