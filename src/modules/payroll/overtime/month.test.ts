import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { PayFrom } from '#modules/people/face.ts'
import { overtimeOfMonth } from './month.ts'

const from = (validFrom: string, base: bigint) =>
  ({ id: validFrom, validFrom: day(validFrom), monthlyBase: money(base), allowances: [] }) as unknown as PayFrom

test('a month of overtime is weighed by its days and rounded once for each pay', () => {
  const pay = [from('2026-10-16', 5_190_000n), from('2026-01-01', 3_460_000n)]
  const days = [
    { day: '2026-10-05', halfHours: 4, kind: 'workday' },
    { day: '2026-10-19', halfHours: 5, kind: 'workday' },
    { day: '2026-10-25', halfHours: 16, kind: 'rest' },
  ] as const
  expect(overtimeOfMonth(days, pay, 5)).toEqual([
    { note: '2 jam', amount: 70_000n },
    { note: '10,5 jam', amount: 615_000n },
  ])
  expect(overtimeOfMonth([], pay, 5)).toEqual([])
})
