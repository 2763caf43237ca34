import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { minus, money, sum } from '#ground/money.ts'
import edges from '../../../tests/vectors/people/edges.json' with { type: 'json' }
import { dueAfter, kasbonCut, kasbonSchedule, spread } from './rules.ts'

const caps = edges.cases.filter(({ rule }) => rule === 'kasbon_cap') as unknown as readonly {
  readonly input: { readonly wage: number; readonly pph21: number; readonly due: number }
  readonly expected: { readonly taken: number; readonly left: number }
}[]

test.each(caps)('a wage bears half of what is left after tax: $input', ({ input, expected }) => {
  const taken = kasbonCut(money(input.due), minus(money(input.wage), money(input.pph21)))
  expect(taken).toBe(money(expected.taken))
  expect(minus(money(input.due), taken)).toBe(money(expected.left))
})

test('who is owed nothing pays nothing back', () => {
  expect(kasbonCut(money(500_000), money(-80_000))).toBe(0n)
  expect(kasbonCut(money(500_000), money(101))).toBe(50n)
})

test('instalments are as equal as rupiah are, and fall on the last of a month that is shorter', () => {
  const terms = { amount: money(1_000_000), times: 3, every: 'bulan', firstDue: day('2026-12-31') } as const
  expect(kasbonSchedule(terms).map(({ dueOn, amount }) => [dueOn, amount])).toEqual([
    ['2026-12-31', 333_334n],
    ['2027-01-31', 333_333n],
    ['2027-02-28', 333_333n],
  ])
  expect(dueAfter(day('2026-11-28'), 'minggu', 2)).toBe('2026-12-12')
})

test('a schedule is worth its kasbon, and what comes back is spread whole, the oldest first', () => {
  const amounts = fc.bigInt({ min: 60n, max: 10n ** 9n })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 60 }), amounts, (lent, times, back) => {
      const terms = { amount: money(lent), times, every: 'minggu', firstDue: day('2026-11-28') } as const
      const open = kasbonSchedule(terms).map(({ dueOn, amount }, at) => ({
        ...{ id: String(at), kasbonId: 'k', dueOn, open: amount },
      }))
      expect(sum(open.map((each) => each.open))).toBe(lent)
      const { parts, left } = spread(money(back), open)
      expect(sum(parts.map(({ amount }) => amount)) + left).toBe(back)
      expect(parts.slice(0, -1).every((part) => part.amount === part.open)).toBe(true)
      expect(left === 0n || parts.length === times).toBe(true)
    }),
  )
})
