import { expect, test } from 'vitest'
import { money } from './money.ts'
import { HUNDRED_PERCENT, oneDecimal, percent, percentOf, percentText, shareOf } from './percent.ts'

test.each([
  ['11', 110000n],
  ['2.5', 25000n],
  ['1.75', 17500n],
  ['100', HUNDRED_PERCENT],
])('%s percent', (text, expected) => {
  expect(percent(text)).toBe(expected)
  expect(percentText(percent(text))).toBe(text)
})

test.each([
  [225000000n, '1.75', 3937500n],
  [50n, '1', 1n],
  [49n, '1', 0n],
  [-50n, '1', -1n],
])('of %s, %s percent is %s', (amount, share, expected) => {
  expect(percentOf(money(amount), percent(share))).toBe(expected)
})

test('the share one amount is of another; nothing has no shares', () => {
  expect(shareOf(money(5), money(40))).toBe(percent('12.5'))
  expect(shareOf(money(-1), money(3))).toBe(percent('-33.3333'))
  expect(shareOf(money(5), money(0))).toBeNull()
})

test.each([
  ['1.6667', '1.7'],
  ['1.64', '1.6'],
  ['-0.35', '-0.4'],
  ['99.96', '100'],
  ['12', '12'],
])('%s to one decimal is %s', (text, said) => {
  expect(oneDecimal(text)).toBe(said)
})
