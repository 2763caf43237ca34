import { expect, test } from 'vitest'
import { quantity } from '#ground/quantity.ts'
import { bestFirst } from './places.ts'

test.each([
  [
    'the one that can send more',
    [
      ['house', '35', '35'],
      ['main', '25', '25'],
    ],
    'house',
  ],
  [
    'its own, where both can send as much',
    [
      ['house', '35', '60'],
      ['main', '25', '60'],
    ],
    'main',
  ],
  [
    'the one that keeps more, where neither is its own',
    [
      ['site', '25', '60'],
      ['house', '35', '60'],
    ],
    'house',
  ],
  [
    'what lies free there counts',
    [
      ['house', '35', '35'],
      ['main', '25', '40'],
    ],
    'main',
  ],
] as const)('a line goes from %s', (_, given, first) => {
  const places = given.map(([warehouseId, kept, qty]) => ({ warehouseId, kept: quantity(kept), qty: quantity(qty) }))
  expect(bestFirst(places, 'main')[0]?.warehouseId).toBe(first)
})
