import { expect, test } from 'vitest'
import { formStore } from '../form/store.ts'
import type { GridColumn } from './column.ts'
import { pasteRows } from './paste-rows.ts'

const columns: readonly GridColumn[] = [
  { id: 'what', kind: 'text', title: 'Uraian' },
  { id: 'qty', kind: 'quantity', title: 'Qty' },
  { id: 'tax', kind: 'choice', title: 'Pajak', options: () => [], isNotPasted: true },
]

test('a sum at the end of a pasted block falls into no choice', async () => {
  const store = formStore({ lines: [] })
  const blank = () => ({ what: '', qty: '', tax: 'PPN' })
  const place = { row: 0, column: 0 }
  const text = 'Semen\t12\t816.000\nPaku\t5\t107.500'
  await pasteRows(store, { name: 'lines', place, columns, blank, text, nextKey: 'next' })
  expect(store.read('lines')).toMatchObject([
    { what: 'Semen', qty: '12', tax: 'PPN' },
    { what: 'Paku', qty: '5', tax: 'PPN' },
  ])
})

test('the blank row that was pasted into becomes a real one under its own key, the others get new ones', async () => {
  const store = formStore({ lines: [{ key: 'first', what: 'Pasir', qty: '1' }] })
  const blank = () => ({ what: '', qty: '', tax: 'PPN' })
  const place = { row: 1, column: 0 }
  await pasteRows(store, { name: 'lines', place, columns, blank, text: 'Semen\t12\nPaku\t5', nextKey: 'next' })
  const keys = (store.read('lines') as { key: string }[]).map(({ key }) => key)
  expect(keys.slice(0, 2)).toEqual(['first', 'next'])
  expect(new Set(keys).size).toBe(3)
})
