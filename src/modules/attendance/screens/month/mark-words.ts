import { dayMarks, type DayMark, type MonthDay } from '../../days/contract.ts'

/** The look of each mark: presence that is not as usual has a colour, and each has its own letter. */
export const markLooks: Readonly<Record<DayMark, string>> = {
  H: 'bg-success-soft text-success',
  I: 'bg-info-soft text-info',
  S: 'bg-info-soft text-info',
  C: 'bg-violet-soft text-violet',
  A: 'bg-danger-soft text-danger',
  D: 'bg-primary-soft text-primary-soft-foreground',
  B: 'bg-warning-soft text-warning',
}

/** Says what a day of somebody was, as a screen reader hears it. */
export function dayInWords(day: MonthDay, mark: DayMark | null, half?: 'first' | 'second'): string {
  if (mark && half) return `${dayMarks[mark]} setengah hari (${half === 'first' ? 'pagi' : 'siang'})`
  if (mark) return dayMarks[mark]
  if (day.kind === 'holiday') return `Libur ${day.name ?? ''}`.trim()
  return day.kind === 'rest' ? 'Hari istirahat' : 'Hadir'
}
