import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { lowestOf, offeredAmount, quoteTotal } from './rules.ts'

const line = (qty: string, each: string | null, off: string | null = null) => ({
  qty: quantity(qty),
  price: each === null ? null : price(each),
  discountPercent: off === null ? null : percent(off),
})

test('a quote comes to what it offers, with its freight', () => {
  expect(offeredAmount(line('3', '1000', '10'))).toBe(2700n)
  expect(offeredAmount(line('3', null))).toBeNull()
  expect(quoteTotal([line('3', '1000'), line('5', null)], money(500))).toBe(3500n)
})

test('the lowest is marked only when there is something to compare', () => {
  expect([...lowestOf([money(5), null])]).toEqual([])
  expect([...lowestOf([money(5), null, money(3), money(3)])]).toEqual([2, 3])
})
