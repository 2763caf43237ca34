import { expect, test } from 'vitest'
import type { PurchaseDetail, PurchaseStart } from '../../orders/detail.ts'
import { unitOptions } from './columns.ts'
import { compared, comparedWords } from './compared.ts'
import { detailSaid } from './line-details.tsx'
import { ownTax } from './line-tax.ts'
import { priceHint } from './price-hints.ts'
import { freshPurchase, inputOf, valuesOf } from './values.ts'

const start = {
  ...{ today: '2026-11-03', taxCode: 'PPN', taxMode: 'exclusive', taxCodes: [{ code: 'PPN' }, { code: 'PPN-MEWAH' }] },
  ...{ warehouses: [{ id: 'g', name: 'Gudang Utama', type: 'gudang' }], settings: { defaultTerms: null } },
} as unknown as PurchaseStart
const line = {
  ...{ row: 'item', itemId: 'a', itemCode: 'A', itemKind: 'barang', description: 'Semen, diantar ke lantai 2' },
  ...{ qty: '10', unit: 'zak', price: '1000', discountPercent: null, discountAmount: '500', taxCode: 'PPN' },
  ...{ received: '0', billed: '0', requestLineId: null },
}
const order = {
  ...{ id: 'o', version: 3, supplierId: 's', supplierName: 'Toko', supplierIsPkp: true, date: '2026-11-03' },
  ...{ taxCode: 'PPN', priceIncludesTax: false, termDays: 30, freight: '0', downPaymentAmount: '0' },
  tags: [],
  lines: [
    { ...line, id: '1' },
    { ...line, id: '2', taxCode: 'none', received: '4' },
    { ...line, id: '3', taxCode: 'PPN-MEWAH' },
  ],
} as unknown as PurchaseDetail
const values = valuesOf(order)

test('an order that is opened and saved again keeps the wording, the discount and the tax of each line', () => {
  const input = inputOf(values, start)
  expect(input.taxCode).toBe('PPN')
  expect(input.lines.map((each) => each.taxCode)).toEqual(['PPN', 'none', 'PPN-MEWAH'])
  for (const each of input.lines)
    expect(each).toMatchObject({ description: 'Semen, diantar ke lantai 2', discountAmount: '500' })
})

test('an order that came with projects keeps them, as a whole and line by line, when it is saved again', () => {
  const lines = order.lines.map((each, at) => ({ ...each, projectId: `p${at}`, workItemId: at === 0 ? 'w' : null }))
  const input = inputOf(valuesOf({ ...order, projectId: 'p', lines } as PurchaseDetail), start)
  expect(input.projectId).toBe('p')
  expect(input.lines.map((each) => [each.projectId, each.workItemId])).toEqual([
    ['p0', 'w'],
    ['p1', null],
    ['p2', null],
  ])
  expect(inputOf(freshPurchase(start), start).projectId).toBeNull()
})

test('a line of a saved order knows all units of its item: what was paid last is told in the unit of the line', () => {
  const units = [{ unit: 'zak', num: 50, den: 1, isPurchase: true, isIssue: false }]
  const items = [{ id: 'a', label: 'Semen', more: { unit: 'kg', units } }]
  const [first] = valuesOf(order, items).lines
  expect(first).toMatchObject({ item: { label: 'Semen, diantar ke lantai 2' }, unit: 'zak' })
  expect(unitOptions(first).map(({ value }) => value)).toEqual(['kg', 'zak'])
  const last = { itemId: 'a', price: '18', on: '2025-11-01', supplierId: null, supplierName: null, ofSupplier: null }
  expect(priceHint(first!, last)?.text).toContain('Terakhir Rp900')
})

test('a form without PPN asks for none on any line, and every line is taxed again when PPN is chosen', () => {
  const none = inputOf({ ...values, taxMode: 'none' }, start)
  expect([none.taxCode, ...none.lines.map((each) => each.taxCode)]).toEqual(['none', 'none', 'none', 'none'])
  const saved = { ...order, taxCode: 'none', lines: order.lines.map((each) => ({ ...each, taxCode: 'none' })) }
  const again = valuesOf(saved as PurchaseDetail)
  expect(again.taxMode).toBe('none')
  expect(inputOf({ ...again, taxMode: 'exclusive' }, start).lines.map((each) => each.taxCode)).toEqual([
    ...['PPN', 'PPN', 'PPN'],
  ])
})

test.each([
  ['a code that holds', 'PPN-MEWAH', 'PPN-MEWAH'],
  ['none', 'none', 'none'],
  ['nothing of its own', null, 'usual'],
  ['a code that no longer holds', 'PPN-LAMA', 'usual'],
])('an item with %s brings it to its line', (_, taxCode, brings) => {
  expect(ownTax({ id: 'a', label: 'Semen', more: { taxCode } }, start)).toBe(brings)
})

test('under a line stands what its cells do not show', () => {
  const [first, second, third] = values.lines
  const semen = { id: 'a', label: 'Semen' }
  expect(detailSaid({ ...first!, item: semen }, false)).toBe('Deskripsi: Semen, diantar ke lantai 2 · Diskon Rp500')
  expect(detailSaid({ ...second!, description: '', discount: '5' }, true)).toBe('')
  expect(detailSaid({ ...third!, discountAmount: '' }, true)).toContain('tanpa PPN')
})

test('two versions are compared by every field of the form, in words', () => {
  const kept = Object.keys(freshPurchase(start)).filter((field) => !['payment', 'files', 'reason'].includes(field))
  expect(Object.keys(compared).toSorted()).toEqual(kept.toSorted())
  const words = comparedWords(start)
  const said = (field: keyof typeof words, value: unknown) => {
    const known = words[field]
    return typeof known === 'function' ? known(value) : known?.find((one) => one.value === value)?.label
  }
  expect(said('taxMode', 'none')).toBe('Tanpa PPN')
  expect(said('warehouseId', 'g')).toBe('Gudang Utama')
  expect(said('downPaymentAmount', '1500000')).toBe('Rp1.500.000')
  expect(said('termDays', '30')).toBe('30 hari')
  expect(said('lines', values.lines.slice(0, 1))).toBe('Semen, diantar ke lantai 2 10 zak @ Rp1.000')
  expect(
    said(
      'lines',
      Array.from({ length: 10 }, () => values.lines[0]),
    ),
  ).toContain('dan 2 baris lagi')
})
