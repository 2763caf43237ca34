import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { period } from '#ground/period.ts'
import { monthsDue, recurringDay } from './rules.ts'

test('a day that a month does not have is its last', () => {
  expect(recurringDay(period('2026-02'), 31)).toBe('2026-02-28')
  expect(recurringDay(period('2028-02'), 30)).toBe('2028-02-29')
  expect(recurringDay(period('2026-04'), 30)).toBe('2026-04-30')
})

test.each([
  ['2026-10', 5, [], '2026-12-04', ['2026-10', '2026-11']],
  ['2026-10', 5, [], '2026-12-05', ['2026-10', '2026-11', '2026-12']],
  ['2026-10', 5, ['2026-11'], '2026-12-05', ['2026-10', '2026-12']],
  ['2027-01', 1, [], '2026-12-31', []],
  ['2026-12', 31, [], '2027-02-27', ['2026-12', '2027-01']],
  ['2026-12', 31, ['2026-12', '2027-01'], '2027-02-28', ['2027-02']],
])('from %s on day %i, %j done: on %s it is %j', (from, at, done, on, expected) => {
  expect(monthsDue({ from: period(from), day: at }, new Set(done), day(on))).toEqual(expected)
})

test('what was forgotten longer than twelve months is not told', () => {
  expect(monthsDue({ from: period('2020-01'), day: 1 }, new Set(), day('2026-12-31'))).toHaveLength(12)
})
