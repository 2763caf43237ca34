import { expect, test } from 'vitest'
import { changeText, monthName } from './months.ts'

test.each([
  ['2026-02', 'Feb', 'Februari 2026'],
  ['2026-08', 'Agu', 'Agustus 2026'],
  ['2025-12', 'Des', 'Desember 2025'],
])('%s reads %s and %s', (period, short, long) => {
  expect(monthName(period)).toBe(short)
  expect(monthName(period, 'long')).toBe(long)
})

test.each([
  ['1124', '1000', { text: '12,4%', isUp: true }],
  ['900', '1000', { text: '10,0%', isUp: false }],
  ['5', '0', undefined],
  ['120', '10', { text: '12×', isUp: true }],
])('%s after %s', (now, before, change) => {
  expect(changeText(now, before)).toEqual(change)
})
