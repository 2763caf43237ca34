import { distanceText } from '#ground/distance.ts'
import type { Seen } from '../../presence/contract.ts'

/** Says where somebody was: 'Kantor, 40 m', 'di luar area, 2,3 km dari Ruko Melati', or that the phone told no place. */
export function whereWords({ place, distanceM, accuracyM, isOutside }: Seen): string {
  if (place === null || distanceM === null) return accuracyM === null ? 'tanpa lokasi' : 'lokasi tercatat'
  return isOutside ? `di luar area, ${wayText(distanceM)} dari ${place}` : `${place}, ${wayText(distanceM)}`
}

/** Writes metres as people say a way: 40 → '40 m', 2345 → '2,3 km'. */
export function wayText(metres: number): string {
  return distanceText(metres < 1000 ? metres : Math.floor(metres / 100) * 100)
}
