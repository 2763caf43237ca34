import { addDays, day, type Day } from '#ground/day.ts'

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

/** Excel's own number of a day, where the cell lost the look of one: from 2001 until 2077. */
const SERIAL = /^(3[7-9]|[45]\d|6[0-4])\d{3}$/

/** Reads a day as files write it: '31/12/2026', '31-12-26', '2026-12-31', '31 Des 2026', 46387; day before month, always. */
export function readDate(text: string): Day | undefined {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^(senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu),?\s+/, '')
  if (SERIAL.test(typed)) return addDays(day('1899-12-30'), Number(typed))
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/.exec(typed)
  if (iso) return made(iso[1], iso[2], iso[3])
  const usual = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: \d{1,2}[:.]\d{2}.*)?$/.exec(typed)
  if (usual) return made(usual[3], usual[2], usual[1])
  const worded = /^(\d{1,2})[-/. ]([a-z]{3,9})\.?[-/., ]+(\d{4}|\d{2})$/.exec(typed)
  if (!worded) return undefined
  const month = MONTHS.findIndex((name) => name.test(worded[2] ?? ''))
  return month < 0 ? undefined : made(worded[3], String(month + 1), worded[1])
}

function made(year = '', month = '', date = ''): Day | undefined {
  const full = year.length === 2 ? `20${year}` : year
  try {
    return day(`${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  } catch {
    return undefined
  }
}
