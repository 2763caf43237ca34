import type { DayMark, DayMatrix, MonthDay } from '../../days/contract.ts'

/** Counts a month of somebody until today: days there, and each kind of absence. */
export function daySums(
  { from, until, halves }: Pick<DayMatrix['people'][number], 'from' | 'until' | 'halves'>,
  days: readonly MonthDay[],
  marks: Readonly<Record<string, DayMark | null>>,
  today: string,
): Readonly<Record<'present' | DayMark, number>> {
  const sums = { present: 0, H: 0, I: 0, S: 0, C: 0, A: 0, D: 0, B: 0 }
  for (const { day, kind } of days) {
    if ((from !== null && day < from) || (until !== null && day > until)) continue
    const mark = marks[day] ?? null
    const part = halves[day] ? 0.5 : 1
    if (mark) sums[mark] += part
    if (part < 1 && mark !== 'H' && mark !== 'D') sums.present += 1 - part
    if (mark === 'H' || mark === 'D' || (mark === null && kind === 'work' && day <= today)) sums.present += 1
  }
  return sums
}
