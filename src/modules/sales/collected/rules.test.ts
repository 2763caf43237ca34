import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import type { VatCollector } from '#modules/parties/customer.record.ts'
import { collectedOf, owedOf } from './rules.ts'

const of = (price: number, ppn = Math.round(price * 0.11)) => ({ price: money(price), ppn: money(ppn) })

test.each<[string, VatCollector, number, number, string | null]>([
  ['one who collects nothing', 'bukan', 50_000_000, 50_000_000, null],
  ['a treasurer, exactly 2 million', 'bendahara', 2_000_000, 2_000_000, null],
  ['a treasurer, a rupiah more', 'bendahara', 2_000_001, 2_000_001, 'bendahara'],
  ['BUMN, 10 million with PPN', 'bumn', 9_009_009, 9_009_009, null],
  ['BUMN, below 10 million without PPN and above with it', 'bumn', 9_500_000, 9_500_000, 'bumn'],
  ['a small part of a large order', 'bendahara', 50_000_000, 1_500_000, 'bendahara'],
  ['more than was ordered', 'bumn', 5_000_000, 12_000_000, 'bumn'],
])('%s', (_, collector, order, invoice, by) => {
  const asked = { order: of(order), invoice: of(invoice) }
  expect(collectedOf(collector, asked)).toEqual({ by, ppn: by === null ? 0n : asked.invoice.ppn })
})

test('an invoice without PPN has nothing to collect', () => {
  expect(collectedOf('bendahara', { order: of(50_000_000), invoice: of(50_000_000, 0) })).toEqual({ by: null, ppn: 0n })
})

test.each<[string, VatCollector, number, bigint]>([
  ['one who collects nothing', 'bukan', 10_000_000, 11_100_000n],
  ['a treasurer', 'bendahara', 10_000_000, 10_000_000n],
  ['a treasurer below his limit', 'bendahara', 2_000_000, 2_220_000n],
  ['BUMN', 'bumn', 10_000_000, 10_000_000n],
])('of an order %s owes what he does not remit himself', (_, collector, price, owed) => {
  expect(owedOf(collector, of(price))).toBe(owed)
})
