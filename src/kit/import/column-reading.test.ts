import { expect, test } from 'vitest'
import type { FieldKind } from '#kit/record/fields.ts'
import { readingOf } from './column-reading.ts'

test.each<[FieldKind, string[], string | undefined]>([
  ['money', ['65,000', '1,250,000', '18,500.50'], 'en'],
  ['money', ['65.000'], 'id'],
  ['price', ['65,000'], 'en'],
  ['quantity', ['1.250', '12,5'], 'id'],
  ['quantity', ['0.125', '7'], undefined],
  ['day', ['05/12/2025', '31/12/2025'], 'dmy'],
  ['day', ['12/31/2025', '11/11/2025'], 'mdy'],
  ['day', ['05/12/2025'], 'dmy'],
  ['text', ['1.250'], undefined],
  ['percent', ['11.000'], undefined],
])('a column of kind %s with %j is read as %s', (kind, texts, reading) => expect(readingOf(kind, texts)).toBe(reading))

test('what its rows do not tell is asked, with both meanings', () => {
  expect(readingOf('day', ['12/31/2025', '05/12/2025'])).toEqual({
    example: '05/12/2025',
    meanings: [
      { reading: 'dmy', says: '5 Desember 2025' },
      { reading: 'mdy', says: '12 Mei 2025' },
    ],
  })
  expect(readingOf('quantity', ['1.250', '3'])).toEqual({
    example: '1.250',
    meanings: [
      { reading: 'id', says: '1.250 (ribuan)' },
      { reading: 'en', says: '1,25 (desimal)' },
    ],
  })
  expect(readingOf('price', ['65,000', '1.250.000'])).toMatchObject({
    example: '65,000',
    meanings: [
      { reading: 'en', says: '65.000 (ribuan)' },
      { reading: 'id', says: '65 (desimal)' },
    ],
  })
})
