import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaled } from '#ground/decimal.ts'
import { money } from '#ground/money.ts'
import { lineAmount, price, type Price } from '#ground/price.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import { goodsOf, type Good, type Sold } from './goods.ts'

const ordinary = { baseNum: 11n, baseDen: 12n, rate: '12' }
const line = (qty: string, each: string | null, net: number): Sold => ({
  ...{ name: 'Pasir', isService: false, qty: quantity(qty), unit: 'm³', price: each === null ? null : price(each) },
  net: money(net),
})
const figures = ({ name, unit, qty, price: each, discount, base }: Good) => [name, unit, qty, each, discount, base]

describe('a line of the file', () => {
  test.each<[string, Sold, number, string[]]>([
    ['a plain one', line('3', '250000', 750_000), 750_000, ['Pasir', 'UM.0034', '3', '250000', '0', '750000']],
    ['a discount', line('3', '250000', 700_000), 700_000, ['Pasir', 'UM.0034', '3', '250000', '50000', '700000']],
    ['a down payment', line('3', '250000', 750_000), 525_000, ['Pasir', 'UM.0034', '3', '250000', '225000', '525000']],
    ['sen', line('3', '333.33', 1_000), 999, ['Pasir', 'UM.0034', '3', '333.33', '0.99', '999']],
    ['rounded up', line('3', '333.33', 1_000), 1_000, ['Pasir (3 m³)', 'UM.0033', '1', '1000', '0', '1000']],
    ['less than sen', line('0.3333', '1001', 334), 334, ['Pasir (0,3333 m³)', 'UM.0033', '1', '334', '0', '334']],
    ['a price with PPN', line('3', null, 100_000), 100_000, ['Pasir', 'UM.0034', '3', '33333.34', '0.02', '100000']],
  ])('%s', (_, sold, base, wanted) => {
    const [good] = goodsOf([sold], { ...ordinary, base: money(base) })
    expect(good && figures(good)).toEqual(wanted)
  })
})

const anyLine = fc
  .record({ qty: fc.bigInt({ min: 1n, max: 5_000_000n }), each: fc.bigInt({ min: 100n, max: 500_000_000n }) })
  .map(({ qty, each }) => ({
    qty: qty as Quantity,
    each: each as Price,
    net: lineAmount(qty as Quantity, each as Price),
  }))
  .filter(({ net }) => net > 0n)

test('always: the bases are those of the invoice, and each is price × quantity − discount', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 12 }),
      fc.nat(100),
      fc.boolean(),
      (lines, cut, isInclusive) => {
        const whole = lines.reduce((sum, { net }) => sum + net, 0n)
        const base = money((whole * BigInt(cut)) / 100n)
        const goods = goodsOf(
          lines.map(({ qty, each, net }) => ({ ...line('1', null, 0), qty, net, price: isInclusive ? null : each })),
          { ...ordinary, base },
        )
        expect(goods.reduce((sum, good) => sum + BigInt(good.base), 0n)).toBe(base)
        for (const good of goods) {
          const product = scaled(good.price, 2) * scaled(good.qty, 4)
          expect(scaled(good.discount, 2)).toBeGreaterThanOrEqual(0n)
          expect(product - scaled(good.discount, 2) * 10_000n).toBe(scaled(good.base, 2) * 10_000n)
        }
      },
    ),
  )
})
