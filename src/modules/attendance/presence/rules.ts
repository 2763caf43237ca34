import { metresApart } from '#ground/distance.ts'

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

/**
 * Finds the place of work a phone stands at: one it is within, else the nearest. It is outside where it is further from it than the radius and
 * its own doubt together. Undefined where no place is known.
 */
export function standingAt(fix: Fix, places: readonly WorkPlace[]): Standing | undefined {
  const all = places.map(({ name, radiusM, ...point }) => {
    // Full metres: who is within the last one is within.
    const distanceM = Math.floor(metresApart(fix, point))
    return { place: name, distanceM, isOutside: distanceM > radiusM + fix.accuracyM }
  })
  const nearest = (some: readonly Standing[]) => some.toSorted((a, b) => a.distanceM - b.distanceM)[0]
  return nearest(all.filter(({ isOutside }) => !isOutside)) ?? nearest(all)
}
