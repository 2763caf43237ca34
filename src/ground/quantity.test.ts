import { expect, test } from 'vitest'
import { convert, minQty, minusQty, negateQty, plusQty, quantity, quantityText, sumQty, ZERO_QTY } from './quantity.ts'

test.each([
  ['12.5', 125000n, '12.5'],
  ['12.5000', 125000n, '12.5'],
  ['0', 0n, '0'],
  ['-0.25', -2500n, '-0.25'],
  ['0.0001', 1n, '0.0001'],
  ['1000', 10000000n, '1000'],
  ['007', 70000n, '7'],
])('%s is read exactly and written back', (text, expected, back) => {
  expect(quantity(text)).toBe(expected)
  expect(quantityText(quantity(text))).toBe(back)
})

test.each(['12,5', '1.23456', '', '.5', '5.', '1e2', ' 1'])('%s is refused as a quantity', (text) => {
  expect(() => quantity(text)).toThrow(RangeError)
})

test('quantities add, subtract and compare', () => {
  const [a, b] = [quantity('2.5'), quantity('1')]
  expect(plusQty(a, b)).toBe(quantity('3.5'))
  expect(minusQty(b, a)).toBe(quantity('-1.5'))
  expect(sumQty([])).toBe(ZERO_QTY)
  expect(minQty(a, b)).toBe(b)
  expect(negateQty(a)).toBe(quantity('-2.5'))
})

test('three bags of 50 kg are 150 kg, and 1 of 3 rounds at the fourth decimal', () => {
  expect(convert(quantity('3'), 50n, 1n)).toBe(quantity('150'))
  expect(convert(quantity('1'), 1n, 3n)).toBe(quantity('0.3333'))
  expect(convert(quantity('2'), 1n, 3n)).toBe(quantity('0.6667'))
})
