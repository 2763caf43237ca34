import { daysBetween, dayIn, partsOf, timeIn, weekdayOf } from './day.ts'
import type { Day, Instant, Zone } from './day.ts'
import { firstDay } from './period.ts'
import type { Period } from './period.ts'

/** How a day is written: '21 Nov', '21 Nov 2026', '21 November 2026', 'Sabtu, 21 November 2026', '21/11/2026'. */
export type DayStyle = 'dense' | 'short' | 'long' | 'weekday' | 'numeric'

const MONTHS = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' ')
const SHORT_MONTHS = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ')
const WEEKDAYS = 'Senin Selasa Rabu Kamis Jumat Sabtu Minggu'.split(' ')

/** Writes a day; the dense style gives the year as well when `today` is of another year. */
export function dayFormat(d: Day, style: DayStyle, today?: Day): string {
  const { year, month, date } = partsOf(d)
  const short = `${date} ${SHORT_MONTHS[month - 1]}`
  const long = `${date} ${MONTHS[month - 1]} ${year}`

  if (style === 'dense') return today && partsOf(today).year !== year ? `${short} ${year}` : short
  if (style === 'short') return `${short} ${year}`
  if (style === 'long') return long
  if (style === 'weekday') return `${WEEKDAYS[weekdayOf(d)]}, ${long}`
  return `${d.slice(8, 10)}/${d.slice(5, 7)}/${year}`
}

/** Writes a period: 'November 2026', or 'Nov 2026' where room is short. */
export function periodFormat(p: Period, style: 'long' | 'short' = 'long'): string {
  return dayFormat(firstDay(p), style).slice(2)
}

/** Writes a range of days without saying twice what both share: '16–21 Nov 2026'. */
export function rangeFormat(from: Day, to: Day): string {
  const whole = dayFormat(to, 'short')
  if (from === to) return whole
  if (from.slice(0, 7) === to.slice(0, 7)) return `${partsOf(from).date}–${whole}`
  if (from.slice(0, 4) === to.slice(0, 4)) return `${dayFormat(from, 'dense')} – ${whole}`
  return `${dayFormat(from, 'short')} – ${whole}`
}

/** Writes a day and the clock in a zone: '21 Nov 2026 14.05'. */
export function instantFormat(zone: Zone, instant: Instant): string {
  return `${dayFormat(dayIn(zone, instant), 'short')} ${timeIn(zone, instant)}`
}

/** Says how long ago something was: 'baru saja', '5 menit lalu', 'kemarin 14.05', then the date. */
export function agoFormat(zone: Zone, then: Instant, now: Instant): string {
  const minutes = Math.floor((msOf(now) - msOf(then)) / 60_000)
  if (minutes < 1) return 'baru saja'
  if (minutes < 60) return `${minutes} menit lalu`

  const age = daysBetween(dayIn(zone, then), dayIn(zone, now))
  if (age === 0) return `${Math.floor(minutes / 60)} jam lalu`
  return age === 1 ? `kemarin ${timeIn(zone, then)}` : dayFormat(dayIn(zone, then), 'short')
}

function msOf(instant: Instant): number {
  return typeof instant === 'string' ? Date.parse(instant) : instant.getTime()
}
