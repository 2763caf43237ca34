import { expect, test } from 'vitest'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import {
  checkFrozen,
  checkSubstitute,
  checkUnits,
  codePrefix,
  driftOf,
  inBaseUnit,
  isSoundBarcode,
  ratioOf,
  sidesOf,
} from '#modules/catalog/rules.ts'

const semen = {
  name: 'Semen',
  baseUnit: 'kg',
  units: [
    { unit: 'sak', num: 50, den: 1 },
    { unit: 'ons', num: 1, den: 10 },
  ],
}

test.each([
  ['3', 'sak', '150'],
  ['0.5', 'sak', '25'],
  ['12.3456', 'kg', '12.3456'],
  ['7', 'ons', '0.7'],
])('%s %s is %s in base units', (qty, unit, base) => {
  expect(inBaseUnit(semen, quantity(qty), unit)).toBe(quantity(base))
})

test('a unit the item does not have is refused by name', () => {
  expect(() => inBaseUnit(semen, quantity('1'), 'truk')).toThrow(
    expect.objectContaining({ code: 'item.no-such-unit', facts: { item: 'Semen', unit: 'truk' } }),
  )
})

test('the base unit is no other unit', () => {
  expect(() => checkUnits('kg', [{ unit: ' kg'.trim(), num: 1, den: 1 }])).toThrow('item.unit-twice')
  expect(() => checkUnits('kg', semen.units)).not.toThrow()
})

test('kind and base unit are free until stock moves', () => {
  const kept = { kind: 'barang', baseUnit: 'kg', hasMoves: false }
  expect(() => checkFrozen(kept, { kind: 'jasa', baseUnit: 'ton' })).not.toThrow()
  expect(() => checkFrozen({ ...kept, hasMoves: true }, { kind: 'barang', baseUnit: 'kg' })).not.toThrow()
  expect(() => checkFrozen({ ...kept, hasMoves: true }, { baseUnit: 'ton' })).toThrow('item.unit-fixed')
})

test('every kind has its own beginning of codes', () => {
  const kinds = ['bahan_baku', 'barang', 'produk_jadi', 'jasa', 'alat'] as const
  expect(kinds.map(codePrefix)).toEqual(['BB', 'BR', 'PJ', 'JS', 'AL'])
})

test.each([
  ['12', '1', 12, 1],
  ['3.5', '1', 7, 2],
  ['1', '50', 1, 50],
  ['0.0001', '1', 1, 10_000],
  ['24', '2', 12, 1],
])('%s of the base unit in %s is %i/%i, as short as it goes', (holds, count, num, den) => {
  expect(ratioOf(holds, count)).toEqual({ num, den })
})

test.each([
  ['0', '1'],
  ['-1', '1'],
  ['', '1'],
  ['1', '0'],
  ['1,5', '1'],
  ['1.00001', '1'],
  ['9999999', '1'],
])('"%s" in "%s" is no ratio', (holds, count) => {
  expect(ratioOf(holds, count)).toBeUndefined()
})

test.each([
  [7, 2, '1', '3.5'],
  [12, 1, '1', '12'],
  [1, 50, '50', '1'],
  [10, 3, '3', '10'],
])('%i/%i is said as %s unit = %s base', (num, den, count, holds) => {
  expect(sidesOf({ num, den })).toEqual({ count, holds })
  expect(ratioOf(holds, count)).toEqual({ num, den })
})

test('the last digit of an EAN-13 is checked; other codes have none', () => {
  expect(isSoundBarcode('8991002101104')).toBe(true)
  expect(isSoundBarcode('8991002101105')).toBe(false)
  expect(isSoundBarcode('BB-0001')).toBe(true)
})

test('goods stand in for goods, services for services, nothing for itself', () => {
  expect(() => checkSubstitute({ id: 'a', kind: 'barang' }, { id: 'b', kind: 'bahan_baku' })).not.toThrow()
  expect(() => checkSubstitute({ id: 'a', kind: 'jasa' }, { id: 'b', kind: 'jasa' })).not.toThrow()
  expect(() => checkSubstitute({ id: 'a', kind: 'jasa' }, { id: 'b', kind: 'alat' })).toThrow('item.other-kind')
  expect(() => checkSubstitute({ id: 'a' }, { id: 'a' })).toThrow('item.own-substitute')
})

test.each([
  ['68000', '70720', '4'],
  ['68000', '68000', '0'],
  ['100000', '94550', '-5.5'],
  ['0', '5', null],
])('from %s to %s a price moved by %s percent', (before, after, percent) => {
  expect(driftOf(price(before), price(after))).toBe(percent)
})
