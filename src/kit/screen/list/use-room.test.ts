import { expect, test } from 'vitest'
import type { ListColumn } from './column.ts'
import { overflowing, roomy } from './use-room.ts'

// A row of a table as the browser measured it: what a cell asks for, in the room it has.
const row = (...cells: readonly (readonly [asks: number, has: number])[]) =>
  ({ cells: cells.map(([asks, clientWidth]) => ({ asks, clientWidth })) }) as unknown as HTMLTableRowElement
const widthOf = (cell: HTMLTableCellElement) => (cell as unknown as { asks: number }).asks
const [tick, menu] = [[44, 44] as const, [40, 40] as const]
const ids = ['number', '', 'status']

test('a column gets the room that its widest cell asks for; one that ends in dots gets none', () => {
  const rows = [
    row(tick, [128, 128], [400, 200], [90, 100], menu),
    row(tick, [158, 128], [200, 200], [120, 100], menu),
    row(tick, [140, 128], [200, 200], [138, 100], menu),
  ]
  expect([...overflowing(rows, ids, widthOf)]).toEqual([
    ['number', 158],
    ['status', 138],
  ])
})

test('the empty row at the end and rows that are not there yet ask for nothing', () => {
  expect(overflowing([row([900, 100])], ids, widthOf).size).toBe(0)
  expect(overflowing([], ids, widthOf).size).toBe(0)
})

test('columns keep their own width unless more is asked', () => {
  const columns = [
    { id: 'number', width: 128 },
    { id: 'name' },
    { id: 'status', width: 140 },
  ] as unknown as ListColumn<never>[]
  const room = new Map([
    ['number', 158],
    ['name', 300],
    ['status', 138],
  ])
  expect(roomy(columns, room).map(({ width }) => width)).toEqual([158, undefined, 140])
})
