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

const priced: readonly GridColumn[] = [
  { id: 'what', kind: 'text', title: 'Uraian' },
  { id: 'qty', kind: 'quantity', title: 'Qty' },
  {
    id: 'unit',
    kind: 'choice',
    title: 'Satuan',
    options: () => [],
    meant: (word, row) => (row['what'] === '' ? undefined : ({ lembar: 'lbr', dos: 'dus' }[word] ?? null)),
    fill: (unit) => ({ price: unit === 'dus' ? '120000' : '10000' }),
  },
  { id: 'price', kind: 'price', title: 'Harga' },
]

test('a pasted unit becomes the one it means, with its price; one that means none wants a look and stays as it is', async () => {
  const store = formStore({ lines: [] })
  const blank = () => ({ what: '', qty: '', unit: '', price: '' })
  const place = { row: 0, column: 0 }
  const text = 'Triplek\t10\tlembar\t163500\nPaku\t2\tdos\nBata\t3\tkubik\t500000\n\t4\tkubik'
  await pasteRows(store, { name: 'lines', place, columns: priced, blank, text, nextKey: 'next' })
  expect(store.read('lines')).toMatchObject([
    { what: 'Triplek', unit: 'lbr', price: '163500' },
    { what: 'Paku', unit: 'dus', price: '120000' },
    { what: 'Bata', unit: 'kubik', price: '500000' },
    { what: '', unit: 'kubik' },
  ])
  expect(store.errors()).toEqual({ 'lines.2.unit': ['"kubik" tidak ada di pilihannya. Pilih dari daftar.'] })
})
