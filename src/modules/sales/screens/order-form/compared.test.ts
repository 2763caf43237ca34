import { expect, test } from 'vitest'
import type { OrderDetail } from '../../orders/contract.ts'
import { comparedFields, comparedWords } from './compared.ts'
import { valuesOf, type LineValues } from './values.ts'

test('every field of an order has a name when two versions are compared', () => {
  const order = { customerId: 'c', customerName: 'Toko', withholding: [], lines: [] } as unknown as OrderDetail
  const { version: _version, ...values } = valuesOf(order)
  expect(Object.keys(values).filter((field) => !(field in comparedFields))).toEqual([])
})

test('who sells, from where, on which terms and what reads as words', () => {
  const words = comparedWords({ salespeople: [{ id: 's', name: 'Rina' }], warehouses: [{ id: 'g', name: 'Gudang' }] })
  expect(words.salespersonId).toEqual([{ value: 's', label: 'Rina' }])
  expect([words.termDays('0'), words.termDays('21'), words.termDays('')]).toEqual(['Tunai', '21 hari', '—'])
  expect(['', 'none', 'pph23|2'].map(words.withholding)).toEqual(['Sesuai isi order', 'Tidak dipotong', 'PPh 23 2%'])
  expect(words.downPaymentAmount('1500000')).toBe('Rp1.500.000')
  const line = {
    row: 'item',
    item: { id: 'a', label: 'Semen' },
    description: '',
    qty: '12.5',
    unit: 'zak',
    price: '65000',
    discount: '2.5',
  }
  const part = { row: 'section', description: 'Lantai 2' }
  expect(words.lines([part, line] as unknown as LineValues[])).toBe('Lantai 2; Semen 12,5 zak @ Rp65.000 − 2,5%')
})
