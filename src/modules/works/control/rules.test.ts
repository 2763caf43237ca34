import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { costSums, headOfAccount } from './rules.ts'

test.each([
  ['5-1000', 'material'],
  ['5-2000', 'upah'],
  ['5-3000', 'subkon'],
  ['5-4000', 'alat'],
  ['5-5000', 'umum'],
  ['5-6000', null],
])('what stands on %s is %s', (account, head) => expect(headOfAccount(account)).toBe(head))

test('what is left of a budget is without what is promised and what was spent', () => {
  const fact = (amount: number) => ({ workItemId: null, head: null, amount: money(amount) })
  expect(costSums(money(100), [fact(30), fact(5)], [fact(70), fact(-10)])).toEqual({
    ...{ budget: 100n, committed: 35n, actual: 60n, variance: 5n },
  })
})
