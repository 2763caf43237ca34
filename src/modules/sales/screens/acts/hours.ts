import { dayIn, instantAt, timeIn, type Day } from '#ground/day.ts'
import { officeZone } from '#kit/screen/format/zone.ts'

/** An instant as a form holds it: its day, and its hour '14.05'. */
export interface Hour {
  readonly on: string
  readonly at: string
}

/** Takes an instant apart for a form; nothing stays nothing. */
export function hourOf(instant: string | null): Hour {
  if (instant === null) return { on: '', at: '' }
  const zone = officeZone()
  return { on: dayIn(zone, instant), at: timeIn(zone, instant) }
}

/** Puts a day and an hour together; what nobody touched stays the instant it was, seconds and all. */
export function instantOf({ on, at }: Hour, before: string | null = null): string | null {
  if (on === '' || at === '') return null
  const was = hourOf(before)
  return before !== null && was.on === on && was.at === at ? before : instantAt(officeZone(), on as Day, at)
}
