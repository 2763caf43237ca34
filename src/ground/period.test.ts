import { expect, test } from 'vitest'
import { day } from './day.ts'
import { firstDay, lastDay, period, periodOf, romanMonth, yearStart } from './period.ts'

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

test.each([
  ['2026-11-21', 1, '2026-01-01'],
  ['2026-11-21', 4, '2026-04-01'],
  ['2026-03-31', 4, '2025-04-01'],
  ['2026-04-01', 4, '2026-04-01'],
  ['2026-11-30', 12, '2025-12-01'],
])('the book year of %s that begins in month %i began on %s', (text, month, began) => {
  expect(yearStart(day(text), month)).toBe(began)
})
