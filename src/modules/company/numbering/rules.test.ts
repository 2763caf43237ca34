import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { nextSeq, standingOf, wouldRepeat } from '#modules/company/numbering/rules.ts'

const today = day('2026-11-26')
type First = Parameters<typeof standingOf>[0]['first']
const standing = (
  taken: Record<string, bigint>,
  reset: 'monthly' | 'yearly',
  first: First = { no: 1n, period: null },
) => standingOf({ taken: new Map(Object.entries(taken)), first }, today, reset)

test('a busier month before does not keep this month from going on, nor a new month from beginning at one', () => {
  const running = standing({ '2026-10': 45n, '2026-11': 36n }, 'monthly')
  expect([wouldRepeat(running), nextSeq(running)]).toEqual([false, 37n])
  expect(nextSeq(standing({ '2026-10': 45n }, 'monthly'))).toBe(1n)
})

test('numbers of a year go on after the highest of its months, and a month after what the year gave', () => {
  expect(nextSeq(standing({ '2026-10': 45n, '2026-11': 36n }, 'yearly'))).toBe(46n)
  expect(nextSeq(standing({ '2026': 118n }, 'monthly'))).toBe(119n)
  expect(wouldRepeat(standing({ '2026': 118n, '2026-11': 36n }, 'monthly'))).toBe(true)
})

test('the first number holds in its own period only, and never below one that was given', () => {
  const first = { no: 120n, period: '2026-11' }
  expect(nextSeq(standing({}, 'monthly', first))).toBe(120n)
  expect(nextSeq(standing({}, 'monthly', { no: 120n, period: '2026-10' }))).toBe(1n)
  expect(nextSeq(standing({ '2026-11': 120n }, 'monthly', first))).toBe(121n)
  expect(nextSeq(standing({ '2026-10': 45n }, 'yearly'), 10n)).toBe(46n)
})
