import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstRows } from '../../bench/speed/first-row.ts'
import { typingInGrid } from '../../bench/speed/grid.ts'
import { openingPalette } from '../../bench/speed/palette.ts'
import { openOffice, type Office } from './office.ts'

// The short form of `npm run speed`: that it still measures. How fast it is, a busy machine cannot say.
let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('the first row of a list is timed cold, warm and from the menu', async () => {
  const figures = await firstRows(office, 1)
  expect(figures.map(({ value }) => Number.isFinite(value) && value > 10)).toEqual([true, true, true])
})

test('every key typed among 200 lines is timed', async () => {
  const figures = await typingInGrid(office, [3])
  expect(figures.map(({ value }) => value >= 16 && value < 60_000)).toEqual([true, true])
})

test('the search over everything is timed the first time and again', async () => {
  const figures = await openingPalette(office, 1)
  expect(figures.map(({ value }) => value > 0 && value < 60_000)).toEqual([true, true])
})
