import { expect, test } from 'vitest'
import { addDays, day, dayIn, daysBetween, instantAt, timeIn, weekdayOf, zoneLabel } from './day.ts'

test.each(['2026-11-21', '2024-02-29', '2000-02-29', '9999-12-31'])('%s is a day', (text) => {
  expect(day(text)).toBe(text)
})

test.each(['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-01', '2026-4-1', ''])(
  '%s is no day',
  (text) => {
    expect(() => day(text)).toThrow(RangeError)
  },
)

test.each([
  ['2026-11-21', 7, '2026-11-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-03-01', -1, '2024-02-29'],
  ['2023-03-01', -1, '2023-02-28'],
  ['1969-12-31', 1, '1970-01-01'],
])('%s and %s days is %s', (from, n, to) => {
  expect(addDays(day(from), n)).toBe(to)
  expect(daysBetween(day(from), day(to))).toBe(n)
})

test('the week starts on Monday', () => {
  expect(weekdayOf(day('2026-11-16'))).toBe(0)
  expect(weekdayOf(day('2026-11-22'))).toBe(6)
  expect(weekdayOf(day('1969-12-29'))).toBe(0)
})

test('one instant is another day and hour in each zone', () => {
  const instant = '2026-11-20T16:30:00.000Z'
  expect(dayIn('Asia/Jakarta', instant)).toBe('2026-11-20')
  expect(dayIn('Asia/Makassar', instant)).toBe('2026-11-21')
  expect(timeIn('Asia/Jakarta', instant)).toBe('23.30')
  expect(timeIn('Asia/Jayapura', instant)).toBe('01.30')
  expect(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'].map((zone) => zoneLabel(zone as 'Asia/Jakarta'))).toEqual([
    'WIB',
    'WITA',
    'WIT',
  ])
  expect(() => dayIn('Asia/Jakarta', 'yesterday')).toThrow(RangeError)
})

test('a clock read in its zone is the instant it showed', () => {
  const at = instantAt('Asia/Makassar', day('2026-11-21'), '00.30')
  expect(at).toBe('2026-11-20T16:30:00.000Z')
  expect([dayIn('Asia/Makassar', at), timeIn('Asia/Makassar', at)]).toEqual(['2026-11-21', '00.30'])
})
