import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { period } from '#ground/period.ts'
import { depreciationOf } from './rules.ts'

const of = (cost: bigint, months: number, writtenOff: bigint, residual = 0n) => ({
  ...{ from: period('2025-01'), cost: money(cost), residual: money(residual), months, writtenOff: money(writtenOff) },
})

test.each([
  ['the month it was bought counts whole', of(48_000_000n, 48, 0n), '2025-01', 1_000_000n],
  ['month by month', of(18_000_000n, 48, 375_000n), '2025-02', 375_000n],
  ['what was left out comes with it', of(48_000_000n, 48, 0n), '2025-03', 3_000_000n],
  ['not before it was bought', of(48_000_000n, 48, 0n), '2024-12', 0n],
  ['not beyond what is left', of(48_000_000n, 48, 47_500_000n), '2030-01', 500_000n],
  ['never the residual', of(10_000n, 4, 6_000n, 2_000n), '2026-01', 2_000n],
  ['to the rupiah at its end', of(1_000n, 3, 667n), '2025-03', 333n],
])('%s', (_, asset, month, wanted) => {
  expect(depreciationOf(asset, period(month))).toBe(wanted)
})
