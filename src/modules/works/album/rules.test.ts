import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { CaptionLine } from './contract.ts'
import { bySpot, linesUnder } from './rules.ts'

test('photos of one spot are gathered, however it is written; without a spot they belong nowhere', () => {
  const photos = [
    { id: 1, spot: 'titik 4' },
    { id: 2, spot: null },
    { id: 3, spot: 'Gerbang' },
    { id: 4, spot: 'Titik 4 ' },
  ]
  const told = bySpot(photos).map(({ spot, photos: of }) => [spot, of.map(({ id }) => id)])
  expect(told).toEqual([
    ['Titik 4 ', [1, 4]],
    ['Gerbang', [3]],
  ])
})

const photo = {
  ...{ date: day('2026-11-20'), caption: 'Galian tanah', own: 'As C–D', progress: '34.5' },
  ...{ lat: null, lng: null, siteLat: null, siteLng: null },
}

test.each<[readonly CaptionLine[], string[]]>([
  [
    ['own', 'work', 'date', 'place'],
    ['As C–D', 'Galian tanah', '20 November 2026 · progres 34,5% · Bogor'],
  ],
  [['work'], ['Galian tanah']],
  [
    ['own', 'place'],
    ['As C–D', 'Bogor'],
  ],
  [[], []],
])('under a photo stands what was chosen: %j', (lines, said) => {
  expect(linesUnder(photo, { lines, place: 'Bogor' })).toEqual(said)
})

test('what nobody knows leaves no line', () => {
  const bare = { ...photo, own: null, caption: null, progress: null }
  expect(linesUnder(bare, { lines: ['own', 'work', 'date'], place: null })).toEqual(['20 November 2026'])
})
