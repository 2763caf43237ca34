import { expect, test } from 'vitest'
import { dropBlankRows, insertRow, moveRow, removeRow, rowsAt, type KeyedRow } from './rows.ts'
import { formStore } from './store.ts'

interface Line extends KeyedRow {
  readonly item: string
}

const three = () => formStore({ lines: [line('a'), line('b'), line('c')] })
const line = (key: string, item = key): Line => ({ key, item })
const keysOf = (store: ReturnType<typeof three>) => rowsAt(store, 'lines').map((row) => row.key)

test('rows come, go and move', () => {
  const store = three()
  insertRow(store, 'lines', 1, line('x'))
  expect(keysOf(store)).toEqual(['a', 'x', 'b', 'c'])

  expect(removeRow(store, 'lines', 0)).toEqual(line('a'))
  expect(moveRow(store, 'lines', 2, -1)).toBe(1)
  expect(keysOf(store)).toEqual(['x', 'c', 'b'])
})

test('the first row cannot move up, nor the last down', () => {
  const store = three()
  expect(moveRow(store, 'lines', 0, -1)).toBe(0)
  expect(moveRow(store, 'lines', 2, 1)).toBe(2)
  expect(keysOf(store)).toEqual(['a', 'b', 'c'])
})

test('errors follow their row', () => {
  const store = three()
  store.refuse({ 'lines.1.item': ['Pilih barang.'], name: ['Isi nama.'] })

  insertRow(store, 'lines', 0, line('x'))
  expect(Object.keys(store.errors())).toEqual(['lines.2.item', 'name'])

  moveRow(store, 'lines', 2, -1)
  expect(Object.keys(store.errors())).toEqual(['lines.1.item', 'name'])

  removeRow(store, 'lines', 1)
  expect(store.errors()).toEqual({ name: ['Isi nama.'] })
})

test('rows nobody filled are dropped before the form is sent', () => {
  const store = formStore({ lines: [line('a'), line('b', ''), line('c')] })
  dropBlankRows<Line>(store, 'lines', (row) => row.item === '')
  expect(keysOf(store)).toEqual(['a', 'c'])
})
