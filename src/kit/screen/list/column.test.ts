import { expect, test } from 'vitest'
import { columnsThatFit, wanted, wideEnough, type ListColumn } from './column.ts'

const column = (id: string, priority: number, width?: number, isMain = false): ListColumn<never> => ({
  id,
  title: id,
  priority,
  width,
  isMain,
  cell: () => null,
})
const all = [
  column('nama', 9, undefined, true),
  column('kota', 3, 120),
  column('piutang', 1, 120),
  column('status', 2, 100),
]
const idsAt = (width: number) => columnsThatFit(all, { width, fixed: 84 }).map((one) => one.id)

test('everything stays while there is room', () => {
  expect(idsAt(592)).toEqual(['nama', 'kota', 'piutang', 'status'])
})

test('the least important goes first, the name never', () => {
  expect(idsAt(591)).toEqual(['nama', 'piutang', 'status'])
  expect(idsAt(400)).toEqual(['nama', 'piutang'])
  expect(idsAt(100)).toEqual(['nama'])
})

test('what was chosen by hand stands, and another goes in its place', () => {
  const chosen = all.map((one) => wanted(one, { kota: true, status: false }))
  expect(columnsThatFit(chosen, { width: 591, fixed: 84 }).map((one) => one.id)).toEqual(['nama', 'kota', 'piutang'])
})

test('a column is as wide as its sum asks for', () => {
  const debt = column('piutang', 1, 116)
  expect(wideEnough(debt, undefined)).toBe(debt)
  expect(wideEnough(debt, '999999999')).toBe(debt)
  expect(wideEnough(debt, '137037258888384').width).toBe(164)
  // Without a sum, as the longest of its numbers.
  const bought = { ...debt, figure: (row: string) => row } as ListColumn<string>
  expect(wideEnough(bought, undefined, ['5', '137037258888384', '12']).width).toBe(164)
  expect(wideEnough(bought, undefined, ['5', '12'])).toBe(bought)
  // Without a width it takes what is left.
  expect(wideEnough(column('nama', 9), '137037258888384').width).toBeUndefined()
})
