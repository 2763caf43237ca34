import { now } from '#kit/clock.ts'

// Below two minutes it is the line that was slow, not the device that is wrong.
const SLACK = 120_000

let ahead = 0

/** Hears from an answer what time it is at the server: a phone whose clock is a day off must not date a document. */
export function hearServerTime(date: string | null): void {
  const there = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(there)) return
  const apart = there - now().getTime()
  ahead = Math.abs(apart) > SLACK ? apart : 0
}

/** The present instant, by the server's clock where the device's is wrong. */
export function serverNow(): Date {
  return new Date(now().getTime() + ahead)
}
