import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { quantity, ZERO_QTY } from '#ground/quantity.ts'
import { daysOf, takenOf, workingDay } from './ready.ts'

const paving = { left: quantity('88'), unit: 'pcs', units: [{ unit: 'm²', num: 44, den: 1 }] }

test.each([
  ['in its own unit', 'pcs', '88'],
  ['in another unit of its item', 'm²', '2'],
  ['however the unit is written', 'M2', '2'],
  ['of a house that names no unit', null, '88'],
])('an order takes of the capacity what is left of it, %s', (_, unit, taken) => {
  expect(takenOf(paving, unit)).toBe(quantity(taken))
})

test('an order of another unit takes nothing, is ready on no known day, and pushes nobody back', () => {
  const concrete = takenOf({ left: quantity('12'), unit: 'm³', units: [] }, 'm²')
  expect(concrete).toBeNull()
  const taken = [concrete, quantity('40'), quantity('50'), concrete, ZERO_QTY]
  expect(daysOf(taken, quantity('45'))).toEqual([null, 1, 2, null, 2])
  expect(daysOf(taken, ZERO_QTY)).toEqual([null, null, null, null, null])
})

test.each([
  ['today, a Wednesday', '2026-11-25', 1, 6, '2026-11-25'],
  ['over Sunday', '2026-11-28', 2, 6, '2026-11-30'],
  ['over Saturday and Sunday', '2026-11-27', 2, 5, '2026-11-30'],
  ['begun on a Sunday', '2026-11-29', 1, 6, '2026-11-30'],
  ['begun on a Saturday nobody works', '2026-11-28', 1, 5, '2026-11-30'],
  ['three weeks and more', '2026-11-26', 23, 6, '2026-12-22'],
  ['three weeks of five days', '2026-11-25', 15, 5, '2026-12-15'],
])('a working day, %s', (_, from, n, week, ready) => {
  expect(workingDay(day(from), n, week)).toBe(ready)
})

test('a day beyond every calendar is none', () => {
  expect(workingDay(day('2026-11-25'), 10 ** 18, 6)).toBeNull()
})
