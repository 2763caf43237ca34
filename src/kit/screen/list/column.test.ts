import { expect, test } from 'vitest'
import { columnsThatFit, type ListColumn } from './column.ts'

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
