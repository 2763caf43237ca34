import { expect, test } from 'vitest'
import { thousands } from '#ground/format.ts'
import type { GridColumn } from './column.ts'
import { roomFor, widerColumns } from './column-room.ts'

const columns: readonly GridColumn[] = [
  { id: 'item', kind: 'text', title: 'Barang' },
  { id: 'qty', kind: 'quantity', title: 'Qty', width: 72 },
  { id: 'price', kind: 'price', title: 'Harga (Rp)', width: 104 },
  {
    id: 'amount',
    kind: 'worked',
    title: 'Jumlah (Rp)',
    width: 124,
    work: (row) => thousands(String(row['total'] ?? '0')),
  },
  { id: 'unit', kind: 'worked', title: 'Satuan', width: 60, align: 'left', work: () => 'kantong besar' },
]
const wider = (...rows: { qty: string; price: string; total?: string }[]) =>
  widerColumns(
    rows.map((row, at) => ({ key: String(at), ...row })),
    columns,
  )

test('a column grows with the longest figures in it, so that none is cut and none is written smaller', () => {
  expect(wider({ qty: '10000', price: '99999999' }, { qty: '', price: '' })).toBe('')
  expect(wider({ qty: '1', price: '99999999999' })).toBe('price:128')
  expect(wider({ qty: '1000000', price: '1' })).toBe('qty:88')
  // The largest that the books take.
  expect(wider({ qty: '1', price: '5000' }, { qty: '1', price: '888888888888888' })).toBe('price:168')
  expect(roomFor('888.888.888.888.888,25')).toBeGreaterThan(roomFor('888.888.888.888.888'))
})

test('the amount of a line has the same room as what is typed', () => {
  expect(wider({ qty: '1', price: '1', total: '1250000000' })).toBe('')
  expect(wider({ qty: '1', price: '1', total: '125000000000' })).toBe('amount:144')
})
