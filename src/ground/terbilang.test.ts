import { expect, test } from 'vitest'
import vectors from '../../tests/vectors/terbilang.json' with { type: 'json' }
import { money } from './money.ts'
import { terbilang, terbilangDecimal, terbilangRupiah, terbilangSen } from './terbilang.ts'

test.each(vectors.vectors)('$n is read "$text"', ({ n, text }) => {
  expect(terbilang(BigInt(n))).toBe(text)
})

test.each(vectors.money)('Rp$amount,$sen is read "$text"', ({ amount, sen, text }) => {
  expect(terbilangSen(BigInt(amount), BigInt(sen))).toBe(text)
  if (sen === 0) expect(terbilangRupiah(money(amount))).toBe(text)
})

test.each(vectors.decimal)('$n is read "$text"', ({ n, text }) => {
  expect(terbilangDecimal(n)).toBe(text)
})

test('there is a word for the largest amount an int8 holds', () => {
  expect(terbilang(2n ** 63n - 1n)).toMatch(/^sembilan kuintiliun dua ratus dua puluh tiga kuadriliun /)
  expect(() => terbilangDecimal('1,5')).toThrow(RangeError)
})
