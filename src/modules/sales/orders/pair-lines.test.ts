import { expect, test } from 'vitest'
import { pairLines } from './pair-lines.ts'

const lines = (side: string, items: string) =>
  items.split(' ').map((item, at) => ({ id: `${side}${at}`, item_id: item === '-' ? null : item }))

test.each([
  ['the same lines', 'paving gate', 'paving gate', { a0: 'b0', a1: 'b1' }],
  ['in another order', 'paving gate', 'gate paving', { a0: 'b1', a1: 'b0' }],
  ['a heading is nothing', '- paving', 'paving -', { a1: 'b0' }],
  ['an item asked for twice', 'paving paving', 'paving paving', { a0: 'b0', a1: 'b1' }],
  ['two that became one', 'paving gate paving', 'paving', { a0: 'b0', a2: 'b0' }],
  ['one that became two', 'paving', 'paving paving', { a0: 'b0' }],
  ['asked for no more', 'paving gate', 'gate', { a1: 'b0' }],
])('%s', (_, before, after, wanted) => {
  expect(Object.fromEntries(pairLines(lines('a', before), lines('b', after)))).toEqual(wanted)
})
