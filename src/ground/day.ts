declare const brand: unique symbol

/** A calendar day, 'YYYY-MM-DD', without hour or zone. */
export type Day = string & { readonly [brand]: 'day' }

/** The three zones of Indonesia; none of them moves its clock in summer. */
export type Zone = 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura'

/** A point in time: a Date, or the ISO text of one as it travels on the wire. */
export type Instant = Date | string

/** The three zones of Indonesia. */
export const zones: readonly Zone[] = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']

const ZONES: Record<Zone, { readonly hours: number; readonly label: string }> = {
  'Asia/Jakarta': { hours: 7, label: 'WIB' },
  'Asia/Makassar': { hours: 8, label: 'WITA' },
  'Asia/Jayapura': { hours: 9, label: 'WIT' },
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Takes 'YYYY-MM-DD' when that day exists; refuses 2026-02-30. */
export function day(text: string): Day {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const known = found && dayFrom(Number(found[1]), Number(found[2]), Number(found[3]))
  if (!known) throw new RangeError(`not a day: ${text}`)
  return known
}

/** Builds a day from its numbers, or nothing when the calendar has no such day. */
export function dayFrom(year: number, month: number, date: number): Day | undefined {
  if (year < 1000 || year > 9999 || month < 1 || month > 12) return undefined
  if (date < 1 || date > monthLength(year, month)) return undefined
  return `${year}-${two(month)}-${two(date)}` as Day
}

/** Counts the days of a month, leap years included. */
export function monthLength(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (month === 2) return isLeap ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Splits a day into its numbers. */
export function partsOf(d: Day): { readonly year: number; readonly month: number; readonly date: number } {
  return { year: Number(d.slice(0, 4)), month: Number(d.slice(5, 7)), date: Number(d.slice(8, 10)) }
}

/** Moves n days ahead, or back when n is negative. */
export function addDays(d: Day, n: number): Day {
  return fromSerial(serialOf(d) + n)
}

/** Counts the days from a to b; negative when b is earlier. */
export function daysBetween(a: Day, b: Day): number {
  return serialOf(b) - serialOf(a)
}

/** Tells the day of the week, Monday = 0 to Sunday = 6. */
export function weekdayOf(d: Day): number {
  return (((serialOf(d) + 3) % 7) + 7) % 7
}

/** Tells which day it is in a zone at an instant. */
export function dayIn(zone: Zone, instant: Instant): Day {
  return fromSerial(Math.floor(localMs(zone, instant) / DAY_MS))
}

/** Tells the clock in a zone, with the Indonesian dot: '14.05'. */
export function timeIn(zone: Zone, instant: Instant): string {
  const minutes = Math.floor(localMs(zone, instant) / MINUTE_MS)
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return `${two(Math.floor(ofDay / 60))}.${two(ofDay % 60)}`
}

/** The instant at which the clock of a zone shows a time, as rows keep it: ('Asia/Jakarta', 21 Nov 2026, '14.05'). */
export function instantAt(zone: Zone, d: Day, clock: string): string {
  return new Date(`${d}T${clock.replace('.', ':')}:00${offsetOf(zone)}`).toISOString()
}

/** Names a zone as people do: WIB, WITA or WIT. */
export function zoneLabel(zone: Zone): string {
  return ZONES[zone].label
}

/** Names how far a zone is ahead of UTC, as ISO writes it: '+07:00'. */
export function offsetOf(zone: Zone): string {
  return `+0${ZONES[zone].hours}:00`
}

function localMs(zone: Zone, instant: Instant): number {
  const ms = typeof instant === 'string' ? Date.parse(instant) : instant.getTime()
  if (Number.isNaN(ms)) throw new RangeError(`not an instant: ${String(instant)}`)
  return ms + ZONES[zone].hours * 60 * MINUTE_MS
}

// Civil calendar arithmetic (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms"): days since 1970-01-01.
function serialOf(d: Day): number {
  const { year, month, date } = partsOf(d)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function fromSerial(serial: number): Day {
  const z = serial + 719_468
  const era = Math.floor(z / 146_097)
  const dayOfEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth + (marchMonth < 10 ? 3 : -9)
  const known = dayFrom(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date)
  if (!known) throw new RangeError('outside the calendar')
  return known
}

function two(n: number): string {
  return String(n).padStart(2, '0')
}
