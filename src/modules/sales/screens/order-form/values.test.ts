import { expect, test } from 'vitest'
import type { OrderDetail } from '../../orders/contract.ts'
import { inputOf, valuesOf } from './values.ts'

const line = { row: 'item', itemId: 'a', description: 'Semen', qty: '1', unit: 'zak', price: '1000' } as const
const order = {
  ...{ customerId: 'c', customerName: 'Toko', date: '2026-11-03', termDays: 30, version: 1 },
  ...{ sellerIsPkp: true, taxCode: 'PPN', priceIncludesTax: false },
  lines: [
    { ...line, id: '1', taxCode: 'PPN', warehouseId: null },
    { ...line, id: '2', taxCode: 'none', warehouseId: 'gudang-2' },
  ],
} as unknown as OrderDetail

test('an order that is opened and saved again keeps the tax and the warehouse of each line', () => {
  const { taxCode, lines } = inputOf(valuesOf(order))
  expect(taxCode).toBeNull()
  expect(lines.map((each) => [each.taxCode, each.warehouseId])).toEqual([
    ['PPN', null],
    ['none', 'gudang-2'],
  ])
})

test('an order without PPN asks for none on any line', () => {
  const { taxCode, lines } = inputOf({ ...valuesOf(order), taxMode: 'none' })
  expect([taxCode, ...lines.map((each) => each.taxCode)]).toEqual(['none', 'none', 'none'])
})
