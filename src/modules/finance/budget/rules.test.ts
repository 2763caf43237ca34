import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { budgetFigures, isOverhead, yearFrom } from './rules.ts'

test('a year of months goes over the end of the calendar year', () => {
  const months = yearFrom('2026-04')
  expect([months[0], months[8], months[9], months[11]]).toEqual(['2026-04', '2026-12', '2027-01', '2027-03'])
})

test.each([
  [1000n, 1250n, '-250', '125.0'],
  [3000n, 1000n, '2000', '33.3'],
  [3000n, 2000n, '1000', '66.7'],
  [1000n, -50n, '1050', '-5.0'],
  [0n, 500n, '-500', null],
])('%s planned and %s booked', (budget, actual, left, percent) => {
  expect(budgetFigures(money(budget), money(actual))).toMatchObject({ left, percent })
})

test('overhead is beban usaha and other expenses', () => {
  expect(['6-1000', '6-2900', '7-1000', '7-2000', '5-5000'].map(isOverhead)).toEqual([true, false, false, true, false])
})
