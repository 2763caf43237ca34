import { expect, test } from 'vitest'
import { supplierRows } from './supplier-rows.ts'

const sold = {
  supplierId: 'a',
  supplierName: 'TB Maju',
  times: 2,
  last: '60000',
  lastOn: '2026-11-01',
  lowest: '60000',
  highest: '61000',
}

test('who sold it stands with what they ask now; who only offers it comes after', () => {
  const item = {
    suppliers: [
      { id: '1', supplierId: 'b', price: '58000', leadDays: 0 },
      { id: '2', supplierId: 'a', price: null, leadDays: 3 },
    ],
    supplierNames: { a: 'TB Maju', b: 'Depo Jaya' },
  }
  expect(supplierRows(item, [sold])).toEqual([
    { supplierId: 'a', name: 'TB Maju', bought: sold, asks: null, leadDays: 3 },
    { supplierId: 'b', name: 'Depo Jaya', asks: '58000', leadDays: 0 },
  ])
})
