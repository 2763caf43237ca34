import { expect, test } from 'vitest'
import { quantity } from '#ground/quantity.ts'
import { decideOrdered, toOrder } from './rules.ts'

const lines = [
  { id: 'a', description: 'Semen', qty: quantity('10'), ordered: quantity('4') },
  { id: 'b', description: 'Pasir', qty: quantity('5'), ordered: quantity('6') },
]

test('what is left is ordered when nobody says which', () => {
  expect(lines.map(toOrder)).toEqual([quantity('6'), 0n])
  expect(decideOrdered(lines, undefined)).toEqual([{ id: 'a', qty: quantity('6') }])
  expect(decideOrdered(lines, [{ lineId: 'a', qty: quantity('2') }])).toEqual([{ id: 'a', qty: quantity('2') }])
})

test.each([
  ['request.nothing-to-order', [lines[1]!], undefined],
  ['request.unknown-line', lines, [{ lineId: 'x', qty: quantity('1') }]],
  [
    'request.unknown-line',
    lines,
    [
      { lineId: 'a', qty: quantity('1') },
      { lineId: 'a', qty: quantity('1') },
    ],
  ],
  ['request.too-many', lines, [{ lineId: 'a', qty: quantity('6.1') }]],
])('%s', (code, given, asked) => {
  expect(() => decideOrdered(given, asked)).toThrow(expect.objectContaining({ code }))
})
