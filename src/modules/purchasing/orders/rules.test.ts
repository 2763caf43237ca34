import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, sum } from '#ground/money.ts'
import { percent, percentText } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { documentTotals } from '#modules/company/totals/rules.ts'
import type { TaxFact } from '#modules/company/tax/rules.ts'
import { lineCosts, mostReceived, priceChange, toBill, toReceive } from './rules.ts'

const ppn: TaxFact = {
  code: 'PPN',
  label: 'PPN 12% (11/12)',
  rate: percent('12'),
  baseNum: 11n,
  baseDen: 12n,
  transactionCode: '04',
}
const full: TaxFact = { ...ppn, code: 'PPN12', baseNum: 1n, baseDen: 1n }

const line = (over: object = {}) => ({
  qty: quantity('10'),
  received: quantity('0'),
  billed: quantity('0'),
  returned: quantity('0'),
  replaced: quantity('0'),
  needsReceipt: true,
  ...over,
})

describe('what is still to come and to be billed', () => {
  test.each([
    [{}, false, '10', '0'],
    [{ received: quantity('4') }, false, '6', '4'],
    [{ received: quantity('4'), billed: quantity('3') }, false, '6', '1'],
    [{ received: quantity('4'), returned: quantity('1') }, false, '6', '3'],
    [{ received: quantity('4') }, true, '0', '4'],
    [{ received: quantity('11') }, false, '0', '11'],
    [{ received: quantity('10'), returned: quantity('3'), replaced: quantity('3') }, false, '3', '7'],
    [{ received: quantity('13'), returned: quantity('3'), replaced: quantity('3') }, false, '0', '10'],
    [{ needsReceipt: false }, false, '0', '10'],
    [{ needsReceipt: false, billed: quantity('4') }, false, '0', '6'],
    [{ needsReceipt: false, billed: quantity('4') }, true, '0', '0'],
  ])('%o, closed %s: %s to come, %s to bill', (over, isClosed, come, bill) => {
    expect(toReceive(line(over), isClosed)).toBe(quantity(come))
    expect(toBill(line(over), isClosed)).toBe(quantity(bill))
  })
})

test('the tolerance adds to what was ordered', () => {
  expect(mostReceived(quantity('10'), percent('5'))).toBe(quantity('10.5'))
  expect(mostReceived(quantity('3'), percent('0'))).toBe(quantity('3'))
})

test('a price is held against the last one', () => {
  expect(percentText(priceChange(price('110'), price('100')) ?? percent('0'))).toBe('10')
  expect(priceChange(price('90'), price('100'))).toBe(-percent('10'))
  expect(priceChange(price('90'), null)).toBeNull()
  expect(priceChange(price('90'), price('0'))).toBeNull()
})

const amounts = fc.integer({ min: 0, max: 10_000_000 })
const lines = fc.array(fc.record({ price: amounts, tax: fc.constantFrom(ppn, full, null) }), {
  minLength: 1,
  maxLength: 12,
})

test('with PPN in the cost, what lines and freight cost is the whole total; credited, it is what stands before PPN', () => {
  fc.assert(
    fc.property(lines, amounts, fc.constantFrom('exclusive' as const, 'inclusive' as const), (rows, freight, mode) => {
      const priced = rows.map((row) => ({ qty: quantity('1'), price: price(String(row.price)), tax: row.tax }))
      const totals = documentTotals(priced, {
        shippingFee: money(freight),
        mode,
        tax: null,
        discountPercent: percent('7'),
      })
      const codes = rows.map((row) => ({ taxCode: row.tax?.code ?? null }))
      const bare = { freightTaxCode: null }
      const inCost = lineCosts(totals, codes, { ...bare, creditsTax: false })
      expect(sum([...inCost, totals.shippingNet])).toBe(totals.total)
      const credited = lineCosts(totals, codes, { ...bare, creditsTax: true })
      expect(sum([...credited, totals.shippingNet])).toBe(totals.dpp)
    }),
  )
})
