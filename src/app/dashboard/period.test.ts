import { expect, test } from 'vitest'
import type { Day } from '#ground/day.ts'
import { spanOf } from './period.ts'

const today = '2026-11-21' as Day

test.each([
  ['bulan-ini', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31', 'Okt'],
  ['bulan-lalu', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30', 'Sep'],
  ['tahun-ini', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31', '2025'],
] as const)('%s is %s to %s, before it %s to %s', (period, from, to, beforeFrom, beforeTo, name) => {
  expect(spanOf({ period }, today)).toEqual({ from, to, before: { from: beforeFrom, to: beforeTo, name } })
})

test('a range is compared with as many days before it', () => {
  const span = spanOf({ period: 'rentang', from: '2026-11-10' as Day, to: '2026-11-16' as Day }, today)
  expect(span.before).toEqual({ from: '2026-11-03', to: '2026-11-09', name: '7 hari sebelumnya' })
})

test('half a range, or one that ends before it begins, is this month', () => {
  expect(spanOf({ period: 'rentang', from: '2026-11-10' as Day }, today).from).toBe('2026-11-01')
  expect(spanOf({ period: 'rentang', from: '2026-11-10' as Day, to: '2026-11-01' as Day }, today).to).toBe('2026-11-30')
})
