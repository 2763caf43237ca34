import { agoFormat, dayFormat, instantFormat } from '#ground/day-format.ts'
import { dayIn, timeIn, zones, type Day, type Zone } from '#ground/day.ts'
import { useAuth } from '../client/auth.ts'
import { serverNow } from '../client/server-clock.ts'

const BY_OFFSET: Record<number, Zone> = { [-480]: 'Asia/Makassar', [-540]: 'Asia/Jayapura' }

/** The zone of the company one works in; before sign-in that of the device, if it stands in Indonesia. */
export function officeZone(): Zone {
  const zone = useAuth.getState().user?.zone
  return zones.find((one) => one === zone) ?? BY_OFFSET[serverNow().getTimezoneOffset()] ?? 'Asia/Jakarta'
}

/** Today where the company is: what a document is dated with, and what is late is measured against. */
export function today(): Day {
  return dayIn(officeZone(), serverNow())
}

/** The hour of an instant: '14.05'. */
export function clockText(instant: string): string {
  return timeIn(officeZone(), instant)
}

/** '14.05' today, 'kemarin 14.05', else the date and the hour. */
export function momentText(instant: string): string {
  const zone = officeZone()
  const on = dayIn(zone, instant)
  if (on === today()) return timeIn(zone, instant)
  return agoFormat(zone, instant, serverNow()).startsWith('kemarin')
    ? agoFormat(zone, instant, serverNow())
    : instantFormat(zone, instant)
}

/** As a timeline says it: 'hari ini 10.22', 'kemarin 14.05', '21 Nov 09.05'. */
export function timelineText(instant: string): string {
  const zone = officeZone()
  const on = dayIn(zone, instant)
  const text = momentText(instant)
  if (on === today()) return `hari ini ${text}`
  return text.startsWith('kemarin') ? text : `${dayFormat(on, 'dense', today())} ${timeIn(zone, instant)}`
}

/** The hour of a moment counted in milliseconds. */
export function clockOf(milliseconds: number): string {
  return clockText(new Date(milliseconds).toISOString())
}
