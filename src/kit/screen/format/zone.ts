import { agoFormat, dayFormat, instantFormat } from '#ground/day-format.ts'
import { dayIn, timeIn, type Day, type Zone } from '#ground/day.ts'
import { now } from '#kit/clock.ts'

const BY_OFFSET: Record<number, Zone> = { [-480]: 'Asia/Makassar', [-540]: 'Asia/Jayapura' }

/** The zone in which this device stands; the office stands where its devices do. */
export function deviceZone(): Zone {
  return BY_OFFSET[now().getTimezoneOffset()] ?? 'Asia/Jakarta'
}

/** Today where the office is. */
export function today(): Day {
  return dayIn(deviceZone(), now())
}

/** The hour of an instant: '14.05'. */
export function clockText(instant: string): string {
  return timeIn(deviceZone(), instant)
}

/** '14.05' today, 'kemarin 14.05', else the date and the hour. */
export function momentText(instant: string): string {
  const zone = deviceZone()
  const on = dayIn(zone, instant)
  if (on === today()) return timeIn(zone, instant)
  return agoFormat(zone, instant, now()).startsWith('kemarin')
    ? agoFormat(zone, instant, now())
    : instantFormat(zone, instant)
}

/** As a timeline says it: 'hari ini 10.22', 'kemarin 14.05', '21 Nov 09.05'. */
export function timelineText(instant: string): string {
  const zone = deviceZone()
  const on = dayIn(zone, instant)
  const text = momentText(instant)
  if (on === today()) return `hari ini ${text}`
  return text.startsWith('kemarin') ? text : `${dayFormat(on, 'dense', today())} ${timeIn(zone, instant)}`
}

/** The hour of a moment counted in milliseconds. */
export function clockOf(milliseconds: number): string {
  return clockText(new Date(milliseconds).toISOString())
}
