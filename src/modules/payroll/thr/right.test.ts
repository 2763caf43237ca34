import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { bonusMonths } from './right.ts'
import { bonusDueOn, isFeastOf } from '../feasts/rules.ts'

const feast = day('2026-03-21')

test.each([
  ['2020-01-06', null, 'pkwtt', 74],
  ['2026-02-21', null, 'pkwt', 1],
  ['2026-03-01', null, 'pkwtt', 0],
  // Came after it, or learns.
  ['2026-03-22', null, 'pkwtt', null],
  ['2025-01-06', null, 'magang', null],
  // Left on the day itself, or thirty days before: for good it stays, for a time it does not.
  ['2025-03-21', '2026-03-21', 'pkwt', 12],
  ['2025-02-19', '2026-02-19', 'pkwtt', 12],
  ['2025-02-19', '2026-02-19', null, 12],
  ['2025-02-18', '2026-02-18', 'pkwtt', null],
  ['2025-03-20', '2026-03-20', 'pkwt', null],
] as const)('who came on %s and left on %s with %s has %s months', (joined, left, contract, months) => {
  expect(bonusMonths({ joinDate: day(joined), leftOn: left && day(left), contract }, feast)).toBe(months)
})

test('a feast is that of its people, and its bonus is due seven days before it', () => {
  expect([isFeastOf('natal', 'katolik'), isFeastOf('natal', 'islam')]).toEqual([true, false])
  expect(bonusDueOn(day('2026-12-25'))).toBe('2026-12-18')
})
