import { expect, test } from 'vitest'
import { money } from './money.ts'
import { convertPrice, lineAmount, price, priceText, unitPrice } from './price.ts'
import { quantity } from './quantity.ts'

test.each([
  ['68000.5', 6800050n, '68000.5'],
  ['68000.50', 6800050n, '68000.5'],
  ['68000', 6800000n, '68000'],
  ['0.01', 1n, '0.01'],
])('%s is read exactly and written back', (text, expected, back) => {
  expect(price(text)).toBe(expected)
  expect(priceText(price(text))).toBe(back)
})

test('a third decimal is refused', () => {
  expect(() => price('1.005')).toThrow(RangeError)
})

test.each([
  ['10', '68000', 680000n],
  ['2.5', '33333.33', 83333n],
  ['0.5', '1', 1n],
  ['0.4999', '1', 0n],
  ['-0.5', '1', -1n],
  ['120.5', '185000', 22292500n],
])('%s at %s is %s rupiah, half up once', (qty, unit, expected) => {
  expect(lineAmount(quantity(qty), price(unit))).toBe(expected)
})

test('a price is found back from an amount, and for another unit', () => {
  expect(unitPrice(money(1000), quantity('3'))).toBe(price('333.33'))
  expect(unitPrice(money(23_115_000), quantity('340.5'))).toBe(price('67885.46'))
  expect(convertPrice(price('5000'), 12n, 1n)).toBe(price('60000'))
  expect(convertPrice(price('1000'), 1n, 3n)).toBe(price('333.33'))
})
