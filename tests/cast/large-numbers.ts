import fc from 'fast-check'

/** Goods in quantities up to 10⁹ at prices whose total stays under 10¹⁵ rupiah: what every document must bear. */
export const aLargeDeal = fc
  .record({ qty: fc.bigInt(10n, 10n ** 9n), of: fc.bigInt(10n ** 13n, 8n * 10n ** 14n) })
  .map(({ qty, of }) => ({ qty: String(qty), price: String(of / qty), some: String(qty / 3n), few: String(qty / 7n) }))

/** Few, for every run walks through real documents; the first are the ends. */
export const largeDeals = {
  numRuns: 4,
  examples: [
    [{ qty: '1000000000', price: '800000', some: '1', few: '1' }],
    [{ qty: '10', price: '80000000000000', some: '3', few: '1' }],
  ] as [{ qty: string; price: string; some: string; few: string }][],
}
