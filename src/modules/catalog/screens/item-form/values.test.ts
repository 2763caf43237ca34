import { expect, test } from 'vitest'
import { items, type Item } from '../../contract.ts'
import { blankItem, blankUnit, changesOf, complaintsOf, copiedFrom, inputOf, newInputOf, valuesOf } from './values.ts'

const all = { cost: true, purchases: true, houses: true }
const none = { cost: false, purchases: false, houses: false }
const semen = { ...blankItem('bahan_baku'), name: 'Semen', baseUnit: 'kg', category: 'Material' }

test('units are sent as the shortest ratio', () => {
  const units = [
    { ...blankUnit(), key: 'a', unit: 'zak', num: '50' },
    { ...blankUnit(), key: 'b', unit: 'truk', num: '3.5' },
    { ...blankUnit(), key: 'c', unit: 'g', num: '1', den: '1000' },
  ]
  expect(inputOf({ ...semen, units }, all).units).toMatchObject([
    { unit: 'zak', num: 50, den: 1 },
    { unit: 'truk', num: 7, den: 2 },
    { unit: 'g', num: 1, den: 1000 },
  ])
})

test('a ratio that is none is refused at its field', () => {
  const units = [{ ...blankUnit(), key: 'a', unit: 'zak', num: '' }]
  expect(complaintsOf({ ...semen, units }, all)).toEqual({
    'units.0.num': ['Isi angka di kedua sisi, lebih dari 0, misalnya 1 dan 12.'],
  })
})

test('a category is chosen; what is taken in at the counter or from a file may still lack one', () => {
  expect(complaintsOf({ ...semen, category: ' ' }, all)).toEqual({
    category: ['Pilih kategori, atau tulis yang baru.'],
  })
  expect(items.add.input.safeParse({ name: 'Semen', baseUnit: 'kg', kind: 'bahan_baku' }).success).toBe(true)
})

test('costs that may not be seen are not sent', () => {
  expect(inputOf(semen, all)).toHaveProperty('minPrice')
  expect(inputOf(semen, none)).not.toHaveProperty('minPrice')
  expect(complaintsOf(semen, none)).toEqual({})
})

test('an item like another is its own: no code, barcode or unit of the first is carried', () => {
  const unit = { id: 'u1', unit: 'zak', num: 50, den: 1, isPurchase: true, isIssue: false }
  const first = {
    ...{ ...semen, code: 'SMN', barcode: '899', version: 3, status: 'nonaktif', sellPrice: '1500' },
    ...{ defaultSupplierId: 's', supplierName: 'Toko Sinar', units: [unit] },
  } as unknown as Item
  const copy = copiedFrom(first)
  expect(copy).toMatchObject({ name: 'Semen', code: '', barcode: '', sellPrice: '1500', isActive: true })
  expect(copy).not.toHaveProperty('version')
  const sent = inputOf(copy, all)
  expect(sent.units).toEqual([{ unit: 'zak', num: 50, den: 1, isPurchase: true, isIssue: false }])
  expect(sent).toMatchObject({ defaultSupplierId: 's', status: 'aktif' })
})

test('suppliers go with their price and days, and only from who may know them', () => {
  const suppliers = [{ key: 'a', supplierId: { id: 's', label: 'TB Maju' }, price: '62500', leadDays: '3' }]
  expect(inputOf({ ...semen, suppliers }, all).suppliers).toEqual([{ supplierId: 's', price: '62500', leadDays: 3 }])
  expect(inputOf({ ...semen, suppliers }, none)).not.toHaveProperty('suppliers')
  const unknown = [{ key: 'a', supplierId: null, price: '', leadDays: 'tiga' }]
  expect(Object.keys(complaintsOf({ ...semen, suppliers: unknown }, all))).toEqual([
    'suppliers.0.supplierId',
    'suppliers.0.leadDays',
  ])
})

test('a change of suppliers says what they asked when the form was opened, also where the item was asked anew since', () => {
  const asks = (price: string) =>
    ({
      ...{ ...semen, version: 1, status: 'aktif', defaultSupplierId: null, supplierNames: {} },
      suppliers: [{ id: 'r', supplierId: 's', price, leadDays: null }],
    }) as unknown as Item
  const opened = valuesOf(asks('60000'))
  expect(changesOf(asks('60000'), { ...opened, name: 'Semen putih' }, all)).toEqual({ name: 'Semen putih' })
  const changed = { ...opened, suppliers: opened.suppliers.map((row) => ({ ...row, leadDays: '2' })) }
  const askedBefore = [{ supplierId: 's', price: '60000' }]
  expect(changesOf(asks('60000'), changed, all)).toMatchObject({ suppliers: [{ leadDays: 2 }], askedBefore })
  expect(changesOf(asks('65000'), opened, all)).toMatchObject({ askedBefore })
})

test('opening stock goes with a new item alone, and never with a service', () => {
  const opening = [{ key: 'a', warehouseId: 'gu', qty: '10', cost: '62500' }]
  const asked = { ...semen, opening, openingOn: '2026-11-01', houseIds: ['rp'] }
  expect(newInputOf(asked, all)).toMatchObject({
    houseIds: ['rp'],
    openingOn: '2026-11-01',
    opening: [{ warehouseId: 'gu', qty: '10', cost: '62500' }],
  })
  expect(newInputOf({ ...asked, kind: 'jasa' }, all)).not.toHaveProperty('opening')
  expect(newInputOf({ ...asked, opening: [] }, none)).not.toHaveProperty('openingOn')
  expect(newInputOf(asked, none)).not.toHaveProperty('houseIds')
  expect(inputOf(asked, all)).not.toHaveProperty('opening')
  expect(complaintsOf({ ...asked, opening: [{ ...opening[0]!, warehouseId: '', qty: '0' }] }, all)).toMatchObject({
    'opening.0.warehouseId': ['Pilih dari daftar.'],
    'opening.0.qty': [expect.any(String)],
  })
})
