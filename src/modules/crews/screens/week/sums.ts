import { halves, type Marked } from '../../words.ts'

type Marks = readonly (Marked | undefined)[]

/** Sums days of marks, as they are written: '5½'. */
export function daysOf(marks: Marks): string {
  return halves(marks.reduce((all, mark) => all + (mark?.halfDays ?? 0), 0))
}

/** Sums hours beyond the day: overtime, and what was worked on days of rest. */
export function hoursOf(marks: Marks): string {
  return halves(marks.reduce((all, mark) => all + (mark?.overtime ?? 0) + (mark?.restHours ?? 0), 0))
}

/** Sums a day of all people: hours where it was one of rest, else days. */
export function dayText(marks: Marks): string {
  const hours = marks.reduce((all, mark) => all + (mark?.restHours ?? 0), 0)
  return hours > 0 ? `${halves(hours)} j` : daysOf(marks)
}
