import { expect, test } from 'vitest'
import { plateText } from './plate.ts'

test.each([
  ['b1234xyz', 'B 1234 XYZ'],
  ['B 1234 XYZ', 'B 1234 XYZ'],
  ['b-9001-tcd', 'B 9001 TCD'],
  [' dk  12  a ', 'DK 12 A'],
  ['F.8.GH', 'F 8 GH'],
  ['ri1', 'RI 1'],
  // No plate, or more than one: nobody guesses.
  ['truk merah', 'TRUK MERAH'],
  ['12345-VII', '12345-VII'],
  ['B 12345 XYZ', 'B 12345 XYZ'],
  ['B 1234 XYZ / B 9 A', 'B 1234 XYZ / B 9 A'],
  ['', ''],
])('the plate %j is written %j', (typed, written) => {
  expect(plateText(typed)).toBe(written)
})
