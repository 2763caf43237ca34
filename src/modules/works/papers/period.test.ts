import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { periodOf } from './period.ts'

const line = (code: string, volume: string, amount: bigint) => ({
  ...{ workItemId: code, code, name: `Pekerjaan ${code}`, unit: 'm3', volume: quantity(volume) },
  ...{ amount: money(amount), before: quantity('0') },
})
const week = (at: number, workItemId: string, volume: string) => ({
  ...{ week: at, date: day(`2025-03-${String(2 + 7 * at).padStart(2, '0')}`), workItemId, volume: quantity(volume) },
})

test('of each line it is told what was built before the period, in it, and up to now', () => {
  const bill = [line('1', '40', 4_000_000n), line('2', '10', 6_000_000n)]
  const told = periodOf(bill, [week(1, '1', '10'), week(2, '1', '5'), week(3, '2', '2.5'), week(3, 'x', '1')], 1)
  expect(told.lines).toMatchObject([
    { code: '1', contract: '40', before: '10', period: '5', now: '15', pct: '37.5' },
    { code: '2', contract: '10', before: '0', period: '2.5', now: '2.5', pct: '25' },
  ])
  expect(told).toMatchObject({ earned: '3000000', pct: '30' })
  expect(told.weeks.map(({ week: at, code, volume }) => [at, code, volume])).toEqual([
    [2, '1', '5'],
    [3, '2', '2.5'],
  ])
})
