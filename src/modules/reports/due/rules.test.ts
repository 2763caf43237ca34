import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { taxParts, weeksDue } from './rules.ts'

test('what is overdue falls into the first week, what is far into the last, and the balance goes on from week to week', () => {
  const weeks = weeksDue(
    [
      { kind: 'bill', due: day('2026-11-01'), amount: 300n },
      { kind: 'wages', due: day('2026-11-26'), amount: 50n },
      { kind: 'invoice', due: day('2026-11-27'), amount: 1000n },
      { kind: 'tax', due: day('2026-12-15'), amount: 120n },
      { kind: 'bill', due: day('2027-06-01'), amount: 5n },
    ],
    day('2026-11-20'),
    200n,
  )
  expect(weeks).toHaveLength(9)
  expect(weeks[0]).toMatchObject({ from: '2026-11-20', to: '2026-11-26', bills: '300', wages: '50', after: '-150' })
  expect(weeks[1]).toMatchObject({ from: '2026-11-27', receipts: '1000', after: '850' })
  expect(weeks[3]).toMatchObject({ from: '2026-12-11', taxes: '120', after: '730' })
  expect(weeks[8]).toMatchObject({ from: '2027-01-15', to: null, bills: '5', after: '725' })
})

test('tax of the months before is paid in this month, that of this month in the next', () => {
  expect(taxParts(500n, 800n)).toEqual({ thisMonth: 500n, nextMonth: 300n })
  expect(taxParts(500n, 200n)).toEqual({ thisMonth: 200n, nextMonth: 0n })
  expect(taxParts(-5n, -5n)).toEqual({ thisMonth: 0n, nextMonth: 0n })
})
