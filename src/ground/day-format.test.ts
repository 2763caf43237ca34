import { expect, test } from 'vitest'
import vectors from '../../tests/vectors/identifiers_formats.json' with { type: 'json' }
import { agoFormat, dayFormat, instantFormat, periodFormat, rangeFormat } from './day-format.ts'
import { day, dayIn, timeIn } from './day.ts'
import type { Zone } from './day.ts'
import { period } from './period.ts'

test.each(vectors.date)('$iso on documents', ({ iso, long, short, with_day }) => {
  if (long) expect(dayFormat(day(iso), 'long')).toBe(long)
  if (short) expect(dayFormat(day(iso), 'numeric')).toBe(short)
  expect(dayFormat(day(iso), 'weekday')).toBe(with_day)
})

test('the dense style drops the year only while it is this one', () => {
  const d = day('2026-11-21')
  expect(dayFormat(d, 'dense')).toBe('21 Nov')
  expect(dayFormat(d, 'dense', day('2026-01-01'))).toBe('21 Nov')
  expect(dayFormat(d, 'dense', day('2027-01-01'))).toBe('21 Nov 2026')
  expect(dayFormat(d, 'short')).toBe('21 Nov 2026')
  expect(dayFormat(day('2026-08-01'), 'short')).toBe('1 Agu 2026')
})

test('the three zones of the example', () => {
  const { utc, WIB, WITA, WIT } = vectors.timezones.example
  const shown = (zone: Zone) => `${dayIn(zone, utc)} ${timeIn(zone, utc)}`
  expect([shown('Asia/Jakarta'), shown('Asia/Makassar'), shown('Asia/Jayapura')]).toEqual([WIB, WITA, WIT])
  expect(instantFormat('Asia/Jakarta', utc)).toBe('21 Nov 2026 01.30')
})

test('periods and ranges', () => {
  expect(periodFormat(period('2026-11'))).toBe('November 2026')
  expect(periodFormat(period('2026-08'), 'short')).toBe('Agu 2026')
  expect(rangeFormat(day('2026-11-16'), day('2026-11-21'))).toBe('16–21 Nov 2026')
  expect(rangeFormat(day('2026-10-30'), day('2026-11-02'))).toBe('30 Okt – 2 Nov 2026')
  expect(rangeFormat(day('2026-12-30'), day('2027-01-02'))).toBe('30 Des 2026 – 2 Jan 2027')
  expect(rangeFormat(day('2026-11-16'), day('2026-11-16'))).toBe('16 Nov 2026')
})

test.each([
  ['2026-11-21T07:00:00Z', 'baru saja'],
  ['2026-11-21T06:55:30Z', '4 menit lalu'],
  ['2026-11-21T04:00:00Z', '3 jam lalu'],
  ['2026-11-20T07:05:00Z', 'kemarin 14.05'],
  ['2026-11-19T16:30:00Z', '19 Nov 2026'],
])('%s is told as %s', (then, text) => {
  expect(agoFormat('Asia/Jakarta', then, '2026-11-21T07:00:20Z')).toBe(text)
})
