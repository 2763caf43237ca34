/** A point on the earth, in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

/** Where people may work: its point and radius in metres. */
export interface WorkPlace extends Point {
  readonly name: string
  readonly radiusM: number
}

/** What a phone told of its place, with metres of doubt. */
export interface Fix extends Point {
  readonly accuracyM: number
}

/** How a place of a phone lies to where people work. */
export interface Standing {
  readonly place: string
  readonly distanceM: number
  readonly isOutside: boolean
}

/** Seconds after which what a phone remembers of its place counts as none. */
export const STALE_S = 120
/** The radius of a site that names none, in metres. */
export const USUAL_RADIUS_M = 200
const EARTH_M = 6_371_000

/** Measures the way between two points in whole metres that are full, over the sphere (haversine). */
export function metresBetween(one: Point, other: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const [dLat, dLng] = [rad(other.lat - one.lat), rad(other.lng - one.lng)]
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(rad(one.lat)) * Math.cos(rad(other.lat)) * Math.sin(dLng / 2) ** 2
  return Math.floor(2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(half))))
}

/**
 * Finds the place of work a phone stands at: one it is within, else the nearest. It is outside where it is further from it than the radius and
 * its own doubt together. Undefined where no place is known.
 */
export function standingAt(fix: Fix, places: readonly WorkPlace[]): Standing | undefined {
  const all = places.map(({ name, radiusM, ...point }) => {
    const distanceM = metresBetween(fix, point)
    return { place: name, distanceM, isOutside: distanceM > radiusM + fix.accuracyM }
  })
  const nearest = (some: readonly Standing[]) => some.toSorted((a, b) => a.distanceM - b.distanceM)[0]
  return nearest(all.filter(({ isOutside }) => !isOutside)) ?? nearest(all)
}
