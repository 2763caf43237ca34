import { expect, test } from 'vitest'
import type { LastPrice } from '../../orders/detail.ts'
import { priceIn } from '#modules/catalog/screens/face.tsx'
import { priceHint } from './price-hints.ts'
import { blankLine, type LineValues } from './values.ts'

const cement = {
  id: 'i1',
  label: 'Semen Portland 50 kg',
  more: { unit: 'zak', units: [{ unit: 'palet', num: 40, den: 1, isPurchase: true, isIssue: false }] },
}
const last: LastPrice = {
  itemId: 'i1',
  price: '68000',
  on: '2025-11-12',
  supplierId: 's1',
  supplierName: 'Toko Sinar',
  ofSupplier: null,
}
const line = (price: string, unit = 'zak'): LineValues => ({ ...blankLine(), key: 'k', item: cement, unit, price })

test.each([
  ['70720', '+4%', false],
  ['71400', '+5%', true],
  ['66640', '−2%', false],
  ['68068', '+0,1%', false],
])('a price of %s against the last one of 68.000 is %s', (price, moved, isDearer) => {
  const hint = priceHint(line(price), last)
  expect(hint?.text).toContain('Terakhir Rp68.000')
  expect(hint?.text).toContain('Toko Sinar')
  expect(hint?.text.endsWith(moved)).toBe(true)
  expect(hint?.isDearer).toBe(isDearer)
})

test('the last price is told in the unit of the line: a pallet of 40', () => {
  expect(priceHint(line('2800000', 'palet'), last)?.text).toContain('Terakhir Rp2.720.000')
})

test('a price of a truck that does not divide by what it holds is told as it was paid', () => {
  const units = [{ unit: 'rit', num: 7, den: 1, isPurchase: true, isIssue: false }]
  const sand = { id: 'i2', label: 'Pasir', more: { unit: 'm³', units, lastPrice: '271428.57' } }
  expect(priceIn(sand, 'rit', 'lastPrice')).toBe('1900000')
  const truck = { ...line('1900000', 'rit'), item: sand }
  expect(priceHint(truck, { ...last, itemId: 'i2', price: '271428.57' })).toBeUndefined()
})

test.each([
  ['the same price', line('68000'), last],
  ['an item never bought', line('68000'), undefined],
  ['a price still being typed', line(''), last],
  ['a price nobody can read', line('abc'), last],
  ['a unit that is not known', line('70000', 'rit'), last],
])('nothing is said of %s', (_, given, before) => {
  expect(priceHint(given, before)).toBeUndefined()
})
