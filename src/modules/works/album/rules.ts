import { distanceText, metresBetween } from '#ground/distance.ts'
import type { Day } from '#ground/day.ts'
import { dayFormat, percentFormat } from '#ground/format.ts'
import type { CaptionLine } from './contract.ts'

/** Gathers photos that name the same spot of a site, in their order; how it is written does not matter. */
export function bySpot<Photo extends { readonly spot: string | null }>(
  photos: readonly Photo[],
): { readonly spot: string; readonly photos: readonly Photo[] }[] {
  const named = photos.filter(({ spot }) => spot !== null)
  const groups = Map.groupBy(named, ({ spot }) => (spot ?? '').trim().toLowerCase())
  return [...groups.values()].map((group) => ({ spot: group.at(-1)?.spot ?? '', photos: group }))
}

/** What is known of a photo under which words stand. */
interface Captioned {
  readonly date: Day
  /** What was built that day. */
  readonly caption: string | null
  readonly own: string | null
  readonly progress: string | null
  readonly lat: string | null
  readonly lng: string | null
  readonly siteLat: string | null
  readonly siteLng: string | null
}

/** Writes what stands under a photo of an album: what was chosen of its own words, the work, the day and the place. */
export function linesUnder(
  photo: Captioned,
  chosen: { readonly lines: readonly CaptionLine[]; readonly place: string | null },
): string[] {
  const says = (line: CaptionLine) => chosen.lines.includes(line)
  const day = [dayFormat(photo.date, 'long'), photo.progress !== null && `progres ${percentFormat(photo.progress)}`]
  const { lat, lng } = photo
  const metres = metresBetween(photo, { lat: photo.siteLat, lng: photo.siteLng })
  const spot = lat !== null && lng !== null ? `${lat.replace('.', ',')}; ${lng.replace('.', ',')}` : null
  const where = [chosen.place, spot, metres !== null && `${distanceText(metres)} dari proyek`]
  const rest = [...(says('date') ? day : []), ...(says('place') ? where : [])].filter(Boolean).join(' · ')
  return [says('own') && photo.own, says('work') && photo.caption, rest].filter(
    (line) => typeof line === 'string' && line !== '',
  ) as string[]
}
