import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { period } from '#ground/period.ts'
import { workerBonus } from './rules.ts'

const feastOn = day('2026-12-25')
const earned = new Map([
  [period('2026-08'), money(1_000_000)],
  [period('2026-10'), money(3_000_000)],
  [period('2026-11'), money(2_000_000)],
  [period('2026-12'), money(9_000_000)],
])
const of = (startDate: string, knownFrom = '2020-01') =>
  workerBonus({ startDate: day(startDate), feastOn, knownFrom: period(knownFrom), earned })

test.each([
  // Four whole months: August to November, September counts as nothing; the month of the feast is not counted.
  ['2026-08-10', '2020-01', 500_000n, 1_500_000n, 4],
  // Its day is not reached: three months.
  ['2026-08-26', '2020-01', 416_667n, 1_666_667n, 3],
  // A whole year, of which nine months earned nothing.
  ['2024-01-01', '2020-01', 500_000n, 500_000n, 12],
  // The books began in August.
  ['2024-01-01', '2026-08', 1_500_000n, 1_500_000n, 12],
] as const)('who began on %s, in books from %s on, has a THR of %s', (startDate, knownFrom, amount, base, months) => {
  expect(of(startDate, knownFrom)).toMatchObject({ amount, base, months })
})

test('below a month of service, and where nothing was earned, there is none', () => {
  expect(of('2026-11-26')).toBeNull()
  expect(of('2026-08-10', '2026-12')).toBeNull()
})
