import { expect, test } from 'vitest'
import { whereWords } from './words.ts'

const seen = { at: '2026-11-30T01:00:00Z', place: 'Kantor', distanceM: 40, accuracyM: 10, isOutside: false }

test.each([
  [{}, 'Kantor, 40 m'],
  [{ distanceM: 2345, isOutside: true }, 'di luar area, 2,3 km dari Kantor'],
  [{ distanceM: 12_960, isOutside: true }, 'di luar area, 12,9 km dari Kantor'],
  [{ place: null, distanceM: null, isOutside: null }, 'lokasi tercatat'],
  [{ place: null, distanceM: null, accuracyM: null, isOutside: null }, 'tanpa lokasi'],
])('%o reads as %s', (given, words) => {
  expect(whereWords({ ...seen, ...given })).toBe(words)
})
