/** A place on a map, in degrees as they are kept. */
export interface PastedPlace {
  readonly lat: string
  readonly lng: string
}

const DEGREES = String.raw`(-?\d{1,3}\.\d{1,12})`

/** How addresses of maps and people write a place: `!3d-6.2!4d106.8` names the pin, `@-6.2,106.8` only the view. */
const WAYS = [
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  new RegExp(`[?&](?:q|ll|query|destination)=(?:loc:)?${DEGREES}(?:,|%2C)\\+?${DEGREES}`, 'i'),
  new RegExp(`@${DEGREES},${DEGREES}`),
  new RegExp(`^${DEGREES}[\\s,;]+${DEGREES}$`),
]

/**
 * The place in what was pasted: a link of Google Maps or OpenStreetMap's kind, or the pair of numbers itself.
 *
 *   pastedPlace('-6.5971469, 106.8060388') // { lat: '-6.5971469', lng: '106.8060388' }
 */
export function pastedPlace(text: string): PastedPlace | undefined {
  const given = text.trim()
  if (given.length > 2000) return undefined
  for (const way of WAYS) {
    const [, lat = '', lng = ''] = way.exec(given) ?? []
    if (lat !== '' && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180)
      return { lat: fitting(lat), lng: fitting(lng) }
  }
  return undefined
}

/** Seven digits after the point are a centimetre. */
function fitting(degrees: string): string {
  return degrees.replace(/(\.\d{7})\d+$/, '$1')
}
