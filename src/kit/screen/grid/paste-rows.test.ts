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
  await pasteRows(store, { name: 'lines', place, columns, blank, text: 'Semen\t12\t816.000\nPaku\t5\t107.500' })
  expect(store.read('lines')).toMatchObject([
    { what: 'Semen', qty: '12', tax: 'PPN' },
    { what: 'Paku', qty: '5', tax: 'PPN' },
  ])
})
