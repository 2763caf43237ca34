import { dayIn, timeIn, zoneLabel, type Zone } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'

/** Writes an instant for a mail: '21 November 2026 pukul 14.05 WIB'. */
export function whenText(instant: Date, zone: Zone = 'Asia/Jakarta'): string {
  return `${dayFormat(dayIn(zone, instant), 'long')} pukul ${timeIn(zone, instant)} ${zoneLabel(zone)}`
}
