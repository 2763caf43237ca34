import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { chargedTo } from './late-cost.ts'

const took = (id: string, qty: string) => ({ of: { kind: 'delivery', id }, seq: 1n, qty: quantity(qty) })

test.each([
  [
    'by quantity',
    600,
    '6',
    [took('A', '4'), took('B', '2')],
    [
      ['A', 400n],
      ['B', 200n],
    ],
  ],
  ['what nobody took stays with nobody', 600, '6', [took('A', '4')], [['A', 400n]]],
  [
    'cheaper goods',
    -100,
    '3',
    [took('A', '1'), took('B', '2')],
    [
      ['A', -33n],
      ['B', -67n],
    ],
  ],
  ['nothing to charge', 0, '6', [took('A', '6')], []],
  ['nobody known', 600, '6', [], []],
] as const)('what goods cost later is charged to who took them: %s', (_about, value, gone, takers, expected) => {
  const charged = chargedTo('item', money(value), quantity(gone), takers)
  expect(charged.map(({ of, value: bears }) => [of.id, bears])).toEqual(expected)
})
