import { expect, test } from 'vitest'
import { stepOf } from './use-place.ts'

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowUp', 11, 11],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 5, 4],
  ['Home', 5, 0],
  ['End', 5, 11],
  ['Escape', 5, 'none'],
  ['Tab', 5, undefined],
] as const)('of twelve places, %s at %i leads to %s', (key, from, to) => {
  expect(stepOf(key, from, 12)).toBe(to)
})
