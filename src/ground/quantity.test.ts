import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  convert,
  convertBack,
  convertPart,
  convertPartBack,
  minQty,
  minusQty,
  negateQty,
  plusQty,
  quantity,
  quantityText,
  sumQty,
  ZERO_QTY,
} from './quantity.ts'

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

test('however a quantity is cut, its converted parts are the converted whole', () => {
  const some = fc.array(fc.bigInt(1n, 10n ** 9n), { minLength: 1, maxLength: 12 })
  const ratio = fc.bigInt(1n, 10n ** 6n)
  fc.assert(
    fc.property(some, ratio, ratio, (parts, num, den) => {
      let [before, came] = [ZERO_QTY, ZERO_QTY]
      for (const part of parts.map((each) => quantityOf(each))) {
        came = plusQty(came, convertPart(part, { before, num, den }))
        before = plusQty(before, part)
      }
      expect(came).toBe(convert(before, num, den))
    }),
  )
})

const quantityOf = (scaled: bigint) => quantity(`${scaled / 10_000n}.${String(scaled % 10_000n).padStart(4, '0')}`)

test.each([
  ['0.0833', 1n, 12n, '1'],
  ['0.9167', 1n, 12n, '11'],
  ['333.3333', 1000n, 3n, '1'],
  ['1.25', 1n, 1n, '1.25'],
  ['7', 3n, 1n, '2.3333'],
])('%s of a unit of %s/%s is %s', (base, num, den, qty) => {
  expect(quantityText(convertBack(quantity(base), num, den))).toBe(qty)
})

test.each([
  ['0.0834', '1', 1n, 12n, '1'],
  ['0.6666', '1', 2n, 3n, '1'],
  ['0.9', '1', 1n, 12n, '10.8'],
  ['0', '1.5', 2n, 3n, '0'],
])('%s after %s of a unit of %s/%s is %s', (base, before, num, den, qty) => {
  expect(quantityText(convertPartBack(quantity(base), { before: quantity(before), num, den }))).toBe(qty)
})
