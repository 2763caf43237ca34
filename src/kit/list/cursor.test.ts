import { expect, test } from 'vitest'
import { cursorText, readCursor } from '#kit/list/cursor.ts'

const id = '0199e0a0-0000-7000-8000-000000000001'

test.each([
  ['name', 'text', "Toko 'Sinar' — É"],
  ['-total', 'money', '-1250000'],
  ['on', 'day', '2026-11-21'],
  ['at', 'instant', '2026-11-21 02:03:04.123456+00'],
  ['weight', 'quantity', '12.5000'],
] as const)('a place by %s is read back as it was', (sort, kind, value) => {
  expect(readCursor(cursorText({ sort, value, id }), sort, kind)).toEqual({ sort, value, id })
})

test.each([
  ['money', '1e5'],
  ['money', '1; drop'],
  ['money', '9'.repeat(30)],
  ['whole', '9'.repeat(12)],
  ['day', '2026-13-01'],
  ['day', 'now'],
  ['instant', 'infinity'],
  ['flag', 'maybe'],
  ['text', 'a\u0000b'],
] as const)('a %s is no %j', (kind, value) => {
  expect(readCursor(cursorText({ sort: 'x', value, id }), 'x', kind)).toBeUndefined()
})

test('a place of another sort, of nobody, or nonsense is no place', () => {
  const place = cursorText({ sort: 'name', value: 'a', id })
  expect(readCursor(place, '-name', 'text')).toBeUndefined()
  expect(readCursor(cursorText({ sort: 'name', value: 'a', id: 'x' }), 'name', 'text')).toBeUndefined()
  for (const text of [undefined, '', '####', 'e30', 'WzEsMiwzXQ', 'bnVsbA'])
    expect(readCursor(text, 'name', 'text')).toBeUndefined()
})
