import { expect, test } from 'vitest'
import { allocate, max, min, minus, money, mulDiv, negate, plus, sum, ZERO } from './money.ts'

test.each([
  ['57417525', 57417525n],
  [1250000, 1250000n],
  [-5n, -5n],
  ['-0', 0n],
])('%s is whole rupiah', (value, expected) => {
  expect(money(value)).toBe(expected)
})

test.each(['1.5', '', ' 1', '1e3', '0x10', 1.5, Number.NaN, 2 ** 53, '9223372036854775808', 2n ** 63n])(
  '%s is refused as money',
  (value) => {
    expect(() => money(value)).toThrow(RangeError)
  },
)

test('amounts add, subtract and compare', () => {
  const [a, b] = [money(10), money(3)]
  expect(plus(a, b, b)).toBe(16n)
  expect(minus(b, a)).toBe(-7n)
  expect(negate(a)).toBe(-10n)
  expect(sum([a, b])).toBe(13n)
  expect(sum([])).toBe(ZERO)
  expect([min(a, b), max(a, b)]).toEqual([3n, 10n])
})

test.each([
  [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
  [100n, [1n, 2n, 1n], [25n, 50n, 25n]],
  [101n, [1n, 2n, 1n], [25n, 51n, 25n]],
  [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
  [2n, [0n, 1n, 1n, 1n], [0n, 1n, 1n, 0n]],
  [0n, [0n, 0n], [0n, 0n]],
  [0n, [], []],
])('%s shared by %s is %s', (total, weights, expected) => {
  expect(allocate(money(total), weights)).toEqual(expected)
})

test('sharing by nothing or by less than nothing is refused', () => {
  expect(() => allocate(money(1), [0n])).toThrow(RangeError)
  expect(() => allocate(money(1), [])).toThrow(RangeError)
  expect(() => allocate(money(1), [2n, -1n])).toThrow(RangeError)
})

test.each([
  [9n, 11n, 12n, 8n],
  [1n, 1n, 2n, 1n],
  [-1n, 1n, 2n, -1n],
  [1n, -1n, 2n, -1n],
  [-1n, -1n, 2n, 1n],
  [1n, 1n, 3n, 0n],
  [1n, 2n, 3n, 1n],
  [1n, 1n, -2n, -1n],
])('%s × %s / %s is %s, half away from zero', (a, num, den, expected) => {
  expect(mulDiv(a, num, den)).toBe(expected)
})

test('division by zero is refused', () => {
  expect(() => mulDiv(1n, 1n, 0n)).toThrow(RangeError)
})
