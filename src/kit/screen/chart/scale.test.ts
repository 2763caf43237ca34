import { expect, test } from 'vitest'
import { monthsBetween, scaleOf, ticksOf } from './scale.ts'

test.each([
  [61_000, 74_500, [60_000, 65_000, 70_000, 75_000]],
  [0, 9, [0, 5, 10]],
  [1200, 1200, [1000, 1100, 1200, 1300, 1400]],
  [0, 0, [0, 0.5]],
])('lines behind %i to %i stand at %j', (least, most, ticks) => {
  expect(ticksOf(least, most)).toEqual(ticks)
})

test('a price that never changed lies in the middle', () => {
  expect(scaleOf(5, 5, 0, 100)(5)).toBe(50)
  expect(scaleOf(0, 10, 100, 0)(2.5)).toBe(75)
})

test('months are thinned until they fit', () => {
  expect(monthsBetween('2026-01-15', '2026-03-20', 6)).toEqual(['2026-02-01', '2026-03-01'])
  expect(monthsBetween('2025-11-21', '2026-11-21', 6)).toEqual([
    '2025-12-01',
    '2026-02-01',
    '2026-04-01',
    '2026-06-01',
    '2026-08-01',
    '2026-10-01',
  ])
  expect(monthsBetween('2026-01-15', '2026-01-20', 6)).toEqual([])
})

test('one value alone stands amid round ones near it', () => {
  expect(ticksOf(81_000, 81_000)).toEqual([70_000, 75_000, 80_000, 85_000, 90_000])
})
