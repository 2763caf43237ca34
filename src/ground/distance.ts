/** A place on the earth, in degrees: as they are kept, '-6.175283', or as a number. */
interface Place {
  readonly lat: string | number | null
  readonly lng: string | number | null
}

const EARTH_METRES = 6_371_000

/** Measures how far two places lie apart, in metres along a sphere (haversine); NaN where one of them is not known. */
export function metresApart(one: Place, other: Place): number {
  const [a, b, c, d] = [one.lat, one.lng, other.lat, other.lng].map((degrees) =>
    degrees === null ? Number.NaN : (Number(degrees) * Math.PI) / 180,
  ) as [number, number, number, number]
  const half = Math.sin((c - a) / 2) ** 2 + Math.cos(a) * Math.cos(c) * Math.sin((d - b) / 2) ** 2
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half)))
}

/**
 * Tells how far two places lie apart, in whole metres; null where one of them is not known.
 *
 *   metresBetween({ lat: '-6.2', lng: '106.8' }, { lat: '-6.201', lng: '106.8' })  // 111
 */
export function metresBetween(one: Place, other: Place): number | null {
  const metres = Math.round(metresApart(one, other))
  return Number.isNaN(metres) ? null : metres
}

/** Says a distance: '85 m', '2,4 km'. */
export function distanceText(metres: number): string {
  return metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1).replace('.', ',')} km`
}
