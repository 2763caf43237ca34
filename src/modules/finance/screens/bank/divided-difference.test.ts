import { expect, test } from 'vitest'
import { dividedDifference } from './divided-difference.ts'

test.each([
  ['one thing takes all of it', -6_503n, [['7-2000', '']], [-6_503n], true],
  [
    'a fee, and the rest is rounding',
    -6_503n,
    [
      ['7-2000', '6.500'],
      ['7-2900', ''],
    ],
    [-6_500n, -3n],
    true,
  ],
  [
    'PPh and a fee, rounded the other way',
    -26_497n,
    [
      ['8-1000', '20.000'],
      ['7-2000', '6500'],
      ['7-2900', ''],
    ],
    [-20_000n, -6_500n, 3n],
    true,
  ],
  [
    'what goes the other way is typed with its sign',
    100n,
    [
      ['7-2900', '-5'],
      ['7-1000', ''],
    ],
    [-5n, 105n],
    true,
  ],
  [
    'an account is missing',
    -6_503n,
    [
      ['7-2000', '6500'],
      ['', ''],
    ],
    [-6_500n, -3n],
    false,
  ],
  [
    'nothing is left for the last',
    -6_500n,
    [
      ['7-2000', '6500'],
      ['7-2900', ''],
    ],
    [-6_500n, 0n],
    false,
  ],
  [
    'an amount is missing',
    -6_500n,
    [
      ['7-2000', ''],
      ['7-2900', ''],
    ],
    [0n, -6_500n],
    false,
  ],
] as const)('%s', (_, left, rows, amounts, isWhole) => {
  const parts = rows.map(([account, amount]) => ({ account, amount }))
  expect(dividedDifference(left, parts)).toEqual({ amounts, isWhole })
})
