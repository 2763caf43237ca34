import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { NOTHING_APART, recognised, revenueLines, type RevenueFacts } from './rules.ts'

const facts = (given: Partial<Record<keyof RevenueFacts, number | boolean>>): RevenueFacts => ({
  ...{ contract: money(100), cost: money(0), atCompletion: money(80), measured: money(0), bill: money(100) },
  isDone: false,
  ...Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'number' ? money(value) : value]),
  ),
})

test.each([
  ['by cost, a quarter of what it will cost', 'biaya', { cost: 20 }, '25', 25, 0],
  ['by progress, whatever it cost', 'fisik', { cost: 20, measured: 40 }, '40', 40, 0],
  ['a bill that was rounded is in proportion to the contract', 'fisik', { contract: 99, measured: 50 }, '50', 50, 0],
  ['half up to the rupiah', 'biaya', { cost: 1, atCompletion: 3, contract: 100 }, '33.3333', 33, 0],
  ['never beyond the contract', 'biaya', { cost: 90, atCompletion: 80 }, '100', 100, 0],
  ['cost that was taken back earns nothing', 'biaya', { cost: -5 }, '0', 0, 0],
  ['nothing planned and nothing spent', 'biaya', { atCompletion: 0 }, '0', 0, 0],
  ['handed over, all of it', 'fisik', { measured: 90, isDone: true }, '100', 100, 0],
  ['a loss by cost, at once', 'biaya', { cost: 44, atCompletion: 110 }, '40', 40, 6],
  [
    'a loss by progress, less what the result shows',
    'fisik',
    { cost: 44, atCompletion: 110, measured: 50 },
    '50',
    50,
    16,
  ],
  ['a loss that shows whole', 'fisik', { cost: 110, atCompletion: 110, measured: 100 }, '100', 100, 0],
] as const)('%s', (_, method, given, pct, earned, provision) => {
  const found = recognised(method, facts(given))
  expect([percentText(found.pct), found.earned, found.provision]).toEqual([pct, BigInt(earned), BigInt(provision)])
})

const state = (earned: number, billed: number, provision = 0) => ({
  ...{ earned: money(earned), billed: money(billed), provision: money(provision) },
})

test.each([
  ['earned and not billed', state(25, 0), NOTHING_APART, { '1-1320': 25, '4-1000': -25 }],
  ['billed and not earned', state(25, 40), NOTHING_APART, { '2-1210': -15, '4-1000': 15 }],
  ['the month before is taken back', state(75, 40), state(25, 40), { '1-1320': 35, '2-1210': 15, '4-1000': -50 }],
  ['billed to the end', state(100, 100), state(75, 40), { '1-1320': -35, '4-1000': 35 }],
  ['a loss', state(40, 40, 6), NOTHING_APART, { '6-2200': 6, '2-1710': -6 }],
  ['a loss that came', state(100, 100, 0), state(40, 40, 6), { '6-2200': -6, '2-1710': 6 }],
])('%s', (_, now, before, expected) => {
  const lines = revenueLines('p', now, before).filter(({ debit, credit }) => debit !== credit)
  expect(Object.fromEntries(lines.map(({ account, debit, credit }) => [account, Number(debit - credit)]))).toEqual(
    expected,
  )
  expect(lines.every(({ projectId }) => projectId === 'p')).toBe(true)
})
