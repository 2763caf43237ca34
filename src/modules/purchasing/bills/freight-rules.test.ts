import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { freightParts, orderedOf } from './freight-rules.ts'

const open = new Map([
  ['a', money(350n)],
  ['b', money(0n)],
  ['c', money(200n)],
])

test.each([
  [0n, [], 0n],
  [100n, [['a', 100n]], 100n],
  [
    500n,
    [
      ['a', 350n],
      ['c', 150n],
    ],
    500n,
  ],
  [
    900n,
    [
      ['a', 350n],
      ['c', 200n],
    ],
    550n,
  ],
])('freight of %s on a bill is looked for among what was ordered and is still open', (asked, parts, ordered) => {
  const found = freightParts(money(asked), open)
  expect(found.map(({ orderId, amount }) => [orderId, amount])).toEqual(parts)
  expect(orderedOf(found)).toBe(ordered)
})
