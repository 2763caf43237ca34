import { expect, test } from 'vitest'
import { buyAgain, byPlace } from '#modules/warehouse/buy-again.ts'

const low = {
  itemId: 'semen',
  warehouseId: 'utama',
  available: '4',
  incoming: '3',
  minQty: '20',
  reorderQty: null,
  maxQty: null,
}

test.each([
  ['what lifts it back to its minimum', {}, '13'],
  ['what is usually bought, where that is more', { reorderQty: '50' }, '50'],
  ['more than is usually bought, where that would not do', { reorderQty: '10' }, '13'],
  ['what is promised and not there too', { available: '-5', incoming: '0' }, '25'],
  ['nothing in particular, where nobody said how much is kept', { minQty: null }, ''],
  ['nothing in particular, where it lies exactly at its minimum', { available: '17' }, ''],
  ['what fills it to its maximum, where nothing is usually bought', { maxQty: '60' }, '53'],
  ['what is usually bought, where there is room for it', { reorderQty: '50', maxQty: '60' }, '50'],
  ['no more than there is room for', { reorderQty: '50', maxQty: '40' }, '33'],
  ['nothing in particular, where it is full', { available: '60', maxQty: '60', reorderQty: '10' }, ''],
])('is asked for: %s', (_, more, jumlah) => {
  expect(buyAgain([{ ...low, ...more }])).toEqual({ permintaan: '1', stok: 'semen', jumlah, gudang: 'utama' })
})

test('what runs low in two warehouses is asked for by each, for itself', () => {
  const there = { ...low, warehouseId: 'proyek', available: '10', incoming: '0' }
  const pasir = { ...low, itemId: 'pasir' }
  expect(byPlace([low, there, pasir]).map((rows) => buyAgain(rows))).toEqual([
    { permintaan: '1', stok: 'semen,pasir', jumlah: '13,13', gudang: 'utama' },
    { permintaan: '1', stok: 'semen', jumlah: '10', gudang: 'proyek' },
  ])
})
