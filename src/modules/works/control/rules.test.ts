import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { costSums, headOfAccount } from './rules.ts'

test.each([
  ['5-1000', 'material'],
  ['5-2000', 'upah'],
  ['5-3000', 'subkon'],
  ['5-4000', 'alat'],
  ['5-5000', 'umum'],
  ['5-6000', null],
  ['6-1000', 'upah'],
  ['6-1200', 'upah'],
  ['6-2000', null],
])('what stands on %s is %s', (account, head) => expect(headOfAccount(account)).toBe(head))

test('what a budget comes to is what was spent and promised, and what is left of it', () => {
  const fact = (amount: number) => ({ workItemId: null, head: null, amount: money(amount) })
  const budget = [{ workItemId: null, head: null, first: money(90), now: money(100) }]
  expect(costSums({ budget, committed: [fact(30), fact(5)], actual: [fact(70), fact(-10)] })).toEqual({
    ...{ first: 90n, changes: 10n, budget: 100n, committed: 35n, actual: 60n },
    ...{ toCome: 5n, atCompletion: 100n, variance: 0n },
  })
})

const of = small.expected.cost_by_head['2025-03-31']
test.each(Object.entries(of))('%s of the small project at the end of March', (_, head) => {
  const own = { workItemId: null, head: null }
  const budget = [{ ...own, first: money(head.original_budget), now: money(head.revised_budget) }]
  const found = costSums({
    ...{ budget, committed: [{ ...own, amount: money(head.committed) }] },
    actual: [{ ...own, amount: money(head.actual) }],
  })
  expect(found).toMatchObject({
    ...{ changes: money(head.approved_changes), toCome: money(head.estimate_to_complete) },
    ...{ atCompletion: money(head.eac), variance: money(-head.variance_at_completion) },
  })
})
