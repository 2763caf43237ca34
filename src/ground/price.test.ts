import { expect, test } from 'vitest'
import { lineAmount, price, priceText } from './price.ts'
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
