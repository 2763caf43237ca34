import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { lateWages } from './rules.ts'

const open = money(4_400_000)

test.each([
  ['2026-10-27', null],
  ['2026-11-02', null],
  ['2026-11-03', { days: 4, percent: 5, fine: 220_000n }],
  ['2026-11-05', { days: 6, percent: 15, fine: 660_000n }],
  ['2026-11-10', { days: 11, percent: 28, fine: 1_232_000n }],
  ['2027-03-01', { days: 122, percent: 50, fine: 2_200_000n }],
])('wages due on 30 October cost on %s what art. 61 says', (on, expected) => {
  expect(lateWages({ dueOn: day('2026-10-30'), on: day(on), open })).toEqual(expected)
})

test('wages that were paid cost nothing more', () => {
  expect(lateWages({ dueOn: day('2026-10-30'), on: day('2026-12-01'), open: money(0) })).toBeNull()
})
