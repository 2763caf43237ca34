import { expect, test } from 'vitest'
import { quantity } from '#ground/quantity.ts'
import { checkFrozen, checkUnits, codePrefix, inBaseUnit } from '#modules/catalog/rules.ts'

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
