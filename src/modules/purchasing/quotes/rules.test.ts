import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { addQuote } from './contract.ts'
import { costOf, lowestOf, offeredAmount, quoteTotal } from './rules.ts'

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

test('prices with PPN are held against prices before it as what they cost: before PPN where we credit it, else with it', () => {
  const tax = { code: 'PPN', label: 'PPN', transactionCode: '04', rate: percent('12'), baseNum: 11n, baseDen: 12n }
  const cost = (amount: number, mode: 'inclusive' | 'exclusive', creditsTax: boolean, bears = true) =>
    costOf(money(amount), { mode, tax: bears ? tax : null, creditsTax })
  expect([cost(111_000, 'inclusive', true), cost(105_000, 'exclusive', true)]).toEqual([100_000n, 105_000n])
  expect([cost(111_000, 'inclusive', false), cost(105_000, 'exclusive', false)]).toEqual([111_000n, 116_550n])
  // Who is no PKP asks no PPN, whatever the paper says.
  expect([cost(105_000, 'inclusive', true, false), cost(105_000, 'exclusive', false, false)]).toEqual([
    105_000n,
    105_000n,
  ])
})

test('days that are no whole number are refused in words', () => {
  const days = (leadDays: unknown) => addQuote.input.safeParse({ leadDays }).error?.issues ?? []
  const of = (leadDays: unknown) => days(leadDays).filter((issue) => issue.path[0] === 'leadDays')
  expect(of(2.5).map((issue) => issue.message)).toEqual(['Tulis jumlah hari dengan angka bulat.'])
  expect([of(3), of(null)]).toEqual([[], []])
})
