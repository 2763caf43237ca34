import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money, ZERO } from '#ground/money.ts'
import type { PayFrom } from '#modules/people/face.ts'
import { overtimeOfMonth } from './month.ts'

const from = (validFrom: string, base: bigint) =>
  ({ id: validFrom, validFrom: day(validFrom), monthlyBase: money(base), allowances: [] }) as unknown as PayFrom

const days = [
  { day: '2026-10-05', halfHours: 4, kind: 'workday' },
  { day: '2026-10-19', halfHours: 5, kind: 'workday' },
  { day: '2026-10-25', halfHours: 16, kind: 'rest' },
] as const

test('a month of overtime is weighed by its days', () => {
  const pay = [from('2026-10-16', 5_190_000n), from('2026-01-01', 3_460_000n)]
  expect(overtimeOfMonth({ days, pay, variable: ZERO, week: 5 })).toEqual([
    { note: '2 jam', amount: 70_000n },
    { note: '10,5 jam', amount: 615_000n },
  ])
  expect(overtimeOfMonth({ days: [], pay, variable: ZERO, week: 5 })).toEqual([])
})

test('a month with a rise is rounded once: two halves of a rupiah are one', () => {
  // 3½ and 20½ hours at a 173rd come to 20.231,52 and 118.497,58: together 138.729,10.
  const pay = [from('2026-10-16', 1_000_004n), from('2026-01-01', 1_000_015n)]
  const amounts = overtimeOfMonth({ days, pay, variable: ZERO, week: 5 }).map(({ amount }) => amount)
  expect(amounts).toEqual([20_231n, 118_498n])
})

test('a fixed wage below three quarters of all that is paid counts as three quarters (PP 35/2021 art. 32)', () => {
  const pay = [from('2026-01-01', 3_200_000n)]
  const one = { days: days.slice(0, 1), pay, week: 6 } as const
  expect(overtimeOfMonth({ ...one, variable: money(1_400_000) })).toEqual([{ note: '2 jam', amount: 69_798n }])
  expect(overtimeOfMonth({ ...one, variable: money(400_000) })).toEqual([{ note: '2 jam', amount: 64_740n }])
  // 7.777.777 + 333.333 beside 3.100.000: three quarters are 8.408.332,50, and 6½ hours by it 607.538,48; by a base that is
  // rounded first they would be a rupiah more.
  const odd = { pay: [from('2026-01-01', 8_111_110n)], week: 5, variable: money(3_100_000) } as const
  const long = [{ day: '2026-10-05', halfHours: 13, kind: 'workday' }] as const
  expect(overtimeOfMonth({ ...odd, days: long })[0]?.amount).toBe(607_538n)
})
