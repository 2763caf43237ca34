import { expect, test } from 'vitest'
import { landedInput, landedPreview, type LandedValues } from './landed-values.ts'

const values: LandedValues = {
  supplier: { id: 'truck', label: 'Truk Jaya' },
  description: 'Ongkos angkut',
  amount: '350000',
  ppn: '',
  method: 'value',
  supplierInvoiceNo: 'T-1',
  supplierInvoiceDate: '2026-11-07',
  dueDate: '',
  withholdingKind: null,
  withholdingRate: '',
  withholdingObject: '',
  files: [],
  receipts: [
    { key: 'r1', isOn: true },
    { key: 'r2', isOn: false },
  ],
}

test('PPh is as proposed until it is shown, then as it stands there', () => {
  expect(landedInput(values)).not.toHaveProperty('withholdingKind')
  expect(landedInput({ ...values, withholdingKind: '' })).toMatchObject({ withholdingKind: null })
  const chosen = landedInput({ ...values, withholdingKind: 'pph23', withholdingRate: '4' })
  expect(chosen).toMatchObject({ withholdingKind: 'pph23', withholdingRate: '4', dueDate: null, receiptIds: ['r1'] })
  expect(landedInput({ ...values, dueDate: '2026-12-01' })).toMatchObject({ dueDate: '2026-12-01' })
})

test('nothing is shown before there is something to spread', () => {
  expect(landedPreview({ ...values, amount: '' })).toBeNull()
  expect(landedPreview({ ...values, receipts: [{ key: 'r1', isOn: false }] })).toBeNull()
  expect(landedPreview({ ...values, supplier: null })).toMatchObject({ supplierId: null, amount: '350000' })
})
