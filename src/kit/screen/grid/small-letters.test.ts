import { expect, test } from 'vitest'
import { thousands } from '#ground/format.ts'
import { roomFor, smallLetters, widerColumns } from './small-letters.ts'

test('a price of hundreds of millions stands in the usual letters, of milliards in smaller ones', () => {
  expect(smallLetters(thousands('999999999'))).toBe('')
  expect(smallLetters(thousands('1250000000'))).toContain('text-xs')
  expect(smallLetters(thousands('999999999999'))).toContain('text-2xs')
})

test('a column grows with the longest figures in it, so that none is cut', () => {
  const columns = [
    { id: 'item', kind: 'text', title: 'Barang' },
    { id: 'qty', kind: 'quantity', title: 'Qty', width: 72 },
    { id: 'price', kind: 'price', title: 'Harga (Rp)', width: 104 },
  ] as const
  const wider = (...rows: { qty: string; price: string }[]) =>
    widerColumns(
      rows.map((row, at) => ({ key: String(at), ...row })),
      columns,
    )
  expect(wider({ qty: '10000', price: '99999999' }, { qty: '', price: '' })).toBe('')
  expect(wider({ qty: '1', price: '99999999999' })).toBe('price:120')
  expect(wider({ qty: '1000000', price: '1' })).toBe('qty:88')
  // The largest that the books take.
  expect(wider({ qty: '1', price: '5000' }, { qty: '1', price: '888888888888888' })).toBe('price:120')
  expect(roomFor('888.888.888.888.888,25')).toBeGreaterThan(roomFor('888.888.888.888.888'))
})
