import { expect, test } from 'vitest'
import { day } from './day.ts'
import { firstDay, lastDay, period, periodOf, romanMonth } from './period.ts'

test.each([
  ['2026-11-21', '2026-11', '2026-11-30', 'XI'],
  ['2024-02-03', '2024-02', '2024-02-29', 'II'],
  ['2026-04-01', '2026-04', '2026-04-30', 'IV'],
  ['2026-12-31', '2026-12', '2026-12-31', 'XII'],
])('%s is of period %s', (text, inPeriod, last, roman) => {
  const p = periodOf(day(text))
  expect(p).toBe(inPeriod)
  expect(period(p)).toBe(p)
  expect(firstDay(p)).toBe(`${inPeriod}-01`)
  expect(lastDay(p)).toBe(last)
  expect(romanMonth(day(text))).toBe(roman)
})

test.each(['2026-13', '2026-00', '2026', '2026-1'])('%s is no period', (text) => {
  expect(() => period(text)).toThrow(RangeError)
})
