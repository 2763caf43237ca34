import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { NO_DIMS, ofProject } from '#ground/dims.ts'
import { percent } from '#ground/percent.ts'
import { projectWeights, slipShares, splitCosts } from './rules.ts'

const days = ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06'].map((each) => day(each))
const assigned = (projectId: string, part: string, from = '2026-01-01', to: string | null = null) => ({
  ...{ projectId, percent: percent(part), fromDate: day(from), toDate: to === null ? null : day(to) },
})

test.each([
  ['nobody is assigned', [], []],
  ['all of it ended before', [assigned('a', '50', '2026-01-01', '2026-09-30')], []],
  ['the whole of somebody', [assigned('a', '100')], [['a', 4_000_000n]]],
  [
    'a part, the rest is the office’s',
    [assigned('a', '60')],
    [
      ['a', 2_400_000n],
      [null, 1_600_000n],
    ],
  ],
  [
    'two projects',
    [assigned('b', '30'), assigned('a', '70')],
    [
      ['a', 2_800_000n],
      ['b', 1_200_000n],
    ],
  ],
  [
    'a move in the middle of the month',
    [assigned('a', '100', '2026-01-01', '2026-10-02'), assigned('b', '50', '2026-10-05')],
    [
      ['a', 2_000_000n],
      ['b', 1_000_000n],
      [null, 1_000_000n],
    ],
  ],
] as const)('%s', (_, assignments, expected) => {
  expect(projectWeights([...assignments], days).map(({ projectId, weight }) => [projectId, weight])).toEqual(expected)
})

const lines = [
  { side: 'pendapatan', code: 'pokok', amount: '10000001' },
  { side: 'potongan', code: 'tanpa_upah', amount: '500000' },
  { side: 'pendapatan', code: 'thr', amount: '7' },
  { side: 'pendapatan', code: 'tunjangan_pph', amount: '11' },
  { side: 'perusahaan', code: 'jkk', amount: '89001' },
  { side: 'potongan', code: 'pph21', amount: '4711' },
] as const

test('projects bear their part of all that somebody costs as overhead, the office keeps its accounts, and no rupiah is lost', () => {
  const shares = [
    { ...ofProject('a'), weight: 1n },
    { ...ofProject('b'), weight: 1n },
    { ...NO_DIMS, weight: 1n },
  ]
  const parts = splitCosts(lines, shares)
  // A third of 9.589.020 = 9.500.001 + 7 + 11 + 89.001.
  expect(parts.map(({ account, projectId, amount }) => [account, projectId, amount])).toEqual([
    ['5-5000', 'a', 3_196_340n],
    ['5-5000', 'b', 3_196_340n],
    ['6-1000', null, 3_166_667n],
    ['6-1100', null, 29_667n],
    ['6-1300', null, 4n],
    ['6-1200', null, 2n],
  ])
  const kept = slipShares(lines, shares)
  expect(kept.reduce((all, { amount }) => all + BigInt(amount), 0n)).toBe(10_000_001n - 500_000n + 7n + 11n + 89_001n)
  expect(slipShares(lines, [])).toEqual([])
})

test('each project bears its percent, half up, and the last what is left', () => {
  const shares = [
    { ...ofProject('a'), weight: 333_333n },
    { ...ofProject('b'), weight: 455_000n },
    { ...NO_DIMS, weight: 211_667n },
  ]
  const split = (amount: string) =>
    splitCosts([{ side: 'perusahaan', code: 'jht', amount }], shares).flatMap((part) =>
      part.account === '6-1100' || part.projectId !== null ? [Number(part.amount)] : [],
    )
  expect(split('1127000')).toEqual([375_666, 512_785, 238_549])
  expect(split('1')).toEqual([0, 0, 1])
})

test('whatever is shared by whatever weights, the parts are the whole', () => {
  let state = 2_026n
  const roll = (below: bigint) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n
    return (state >> 16n) % below
  }
  for (let month = 0; month < 10_000; month += 1) {
    const shares = Array.from({ length: Number(roll(5n)) }, (_, at) => ({
      ...ofProject(`p${at}`),
      weight: 1n + roll(31_000_000n),
    }))
    const some = lines.map((line) => ({
      ...line,
      amount: String(line.code === 'tanpa_upah' ? roll(900_000n) : 900_000n + roll(40_000_000n)),
    }))
    const whole = some.reduce(
      (all, { side, code, amount }) =>
        all + (code === 'pph21' ? 0n : side === 'potongan' ? -BigInt(amount) : BigInt(amount)),
      0n,
    )
    expect(splitCosts(some, shares).reduce((all, { amount }) => all + amount, 0n)).toBe(whole)
    if (shares.length > 0)
      expect(slipShares(some, shares).reduce((all, { amount }) => all + BigInt(amount), 0n)).toBe(whole)
  }
})
