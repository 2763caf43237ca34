import { NO_DIMS } from '#ground/dims.ts'
import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money, ZERO } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { rateOn, type TaxFact } from '#modules/company/tax/rules.ts'
import { taxRates } from '#modules/company/tax/seed.ts'
import { billEntry, serviceAccount } from './entry.ts'
import { billFigures, matchOf, partOf, type BillableFact, type BillTerms } from './rules.ts'

const row = rateOn(taxRates, 'PPN', day('2026-11-21'))!
const ppn: TaxFact = { ...row, label: row.name, transactionCode: row.objectCode }

const terms = (given: Partial<BillTerms> = {}): BillTerms => ({
  mode: 'exclusive',
  creditsTax: true,
  freight: { amount: ZERO, ordered: ZERO, tax: ppn },
  ppn: null,
  tolerance: percent('0'),
  ...given,
})

const goods = (given: Partial<BillableFact> = {}): BillableFact => ({
  description: 'Semen',
  isGoods: true,
  openQty: quantity('10'),
  openValue: money(10_000),
  openAmount: money(10_000),
  openCost: money(10_000),
  orderedPrice: price('1000'),
  tax: ppn,
  ...given,
})

describe('the three-way match of a line', () => {
  test.each([
    ['as received', 1000, 1000, '0', 'match'],
    ['a rupiah of rounding', 1000, 1001, '0', 'match'],
    ['two rupiah dearer', 1000, 1002, '0', 'price-over'],
    ['within 5 %', 1000, 1050, '5', 'price-within'],
    ['beyond 5 %', 1000, 1051, '5', 'price-over'],
    ['cheaper', 1000, 900, '5', 'price-under'],
    ['free goods that cost something after all', 0, 500, '5', 'price-over'],
  ] as const)('%s', (_, received, billed, tolerance, match) => {
    expect(matchOf(money(received), money(billed), percent(tolerance)).match).toBe(match)
  })
})

describe('the freight of a bill against what was ordered', () => {
  test.each([
    ['as ordered', 350, 350, '0', 'match'],
    ['less than ordered', 300, 350, '0', 'match'],
    ['within 5 %', 367, 350, '5', 'price-within'],
    ['beyond 5 %', 369, 350, '5', 'price-over'],
    ['that nobody ordered', 2, 0, '5', 'price-over'],
    ['none at all', 0, 0, '0', 'match'],
  ] as const)('%s', (_, amount, ordered, tolerance, match) => {
    const freight = { amount: money(amount), ordered: money(Math.min(amount, ordered)), tax: ppn }
    const figures = billFigures([{ fact: goods() }], terms({ freight, tolerance: percent(tolerance) }))
    expect(figures).toMatchObject({ freightMatch: match, isOverTolerance: match === 'price-over' })
  })
})

test('the parts of an open value sum to it, the last takes the rest', () => {
  const first = partOf(money(100), quantity('3'), quantity('1'))
  const second = partOf(money(100n - first), quantity('2'), quantity('1'))
  const third = partOf(money(100n - first - second), quantity('1'), quantity('1'))
  expect([first, second, third]).toEqual([33n, 34n, 33n])
})

describe('the figures of a bill', () => {
  test('untouched, it is what was received, and PPN on top', () => {
    const figures = billFigures([{ fact: goods() }], terms())
    expect(figures).toMatchObject({ dpp: 10_000n, ppn: 1100n, total: 11_100n, difference: 0n, isOverTolerance: false })
  })

  test('PPN that we may not credit is part of the cost', () => {
    const figures = billFigures([{ fact: goods({ openValue: money(11_100) }) }], terms({ creditsTax: false }))
    expect(figures).toMatchObject({ dpp: 10_000n, ppn: 1100n, total: 11_100n, difference: 0n })
    expect(figures.lines[0]).toMatchObject({ cost: 11_100n, received: 11_100n, match: 'match' })
  })

  test('prices with PPN inside are split', () => {
    const asked = [{ fact: goods({ openAmount: money(11_100) }), price: price('1110') }]
    const figures = billFigures(asked, terms({ mode: 'inclusive' }))
    expect(figures).toMatchObject({ dpp: 10_000n, ppn: 1100n, total: 11_100n, difference: 0n })
  })

  test('freight joins the goods by value; what of it is above the ordered one is a difference, no price', () => {
    const asked = [{ fact: goods() }, { fact: goods({ openValue: money(30_000), orderedPrice: price('3000') }) }]
    const with401 = (ordered: number) =>
      billFigures(asked, terms({ freight: { amount: money(401), ordered: money(ordered), tax: null } }))
    expect(with401(401).lines.map((line) => line.freightShare)).toEqual([100n, 301n])
    expect([0, 300, 401, 500].map((ordered) => with401(ordered).difference)).toEqual([401n, 101n, 0n, 0n])
    expect([0, 401].map((ordered) => with401(ordered).isOverTolerance)).toEqual([true, false])
  })

  test('a discount of the line makes it cheaper; one beyond it is refused', () => {
    const cheap = billFigures([{ fact: goods(), discount: money(500) }], terms())
    expect(cheap.lines[0]).toMatchObject({ amount: 9500n, match: 'price-under', priceDifference: -500n })
    expect(() => billFigures([{ fact: goods(), discount: money(10_001) }], terms())).toThrow(
      expect.objectContaining({ code: 'bill.discount-too-large' }),
    )
  })

  test('more than is open is refused with what is open', () => {
    expect(() => billFigures([{ fact: goods(), qty: quantity('10.5') }], terms())).toThrow(
      expect.objectContaining({ code: 'bill.too-many', facts: { item: 'Semen', open: '10', asked: '10.5' } }),
    )
  })

  test('a service is compared with its order and settles nothing of 2-1110', () => {
    const fact = goods({ isGoods: false, openValue: ZERO, tax: null })
    const figures = billFigures(
      [{ fact, qty: quantity('5'), price: price('1200') }],
      terms({ tolerance: percent('20') }),
    )
    expect(figures.lines[0]).toMatchObject({ received: 0n, cost: 6000n, match: 'price-within', priceDifference: 1000n })
    expect(figures.difference).toBe(0n)
  })
})

test('the entry of a bill balances, and used goods are charged to whoever used them', () => {
  const move = { ...NO_DIMS, account: '1-1520', lineId: 'a', value: money(400), difference: ZERO }
  const lines = billEntry({
    supplierId: 's',
    received: [{ ...NO_DIMS, amount: money(10_000) }],
    moves: [
      move,
      { ...move, projectId: 'p', value: ZERO, difference: money(500) },
      { ...move, value: ZERO, difference: money(100) },
      { ...move, lineId: 'b', value: ZERO, difference: money(7) },
    ],
    siteLines: new Set(['b']),
    expenses: [{ ...NO_DIMS, account: '6-2000', amount: money(50) }],
    ppn: money(1210),
    total: money(12_267),
    shares: [],
  })
  const told = lines
    .filter((line) => line.debit + line.credit > 0n)
    .map((line) => [line.account, line.debit - line.credit])
  expect(told).toEqual([
    ['2-1110', 10_000n],
    ['1-1520', 400n],
    ['5-1000', 500n],
    ['5-6000', 100n],
    ['5-1000', 7n],
    ['6-2000', 50n],
    ['1-1600', 1210n],
    ['2-1100', -12_267n],
  ])
})

test.each([
  [['material'], false, null, '6-2000'],
  [['subkon'], true, null, '5-3000'],
  [['sewa_alat'], true, null, '5-4000'],
  [['material'], true, null, '5-5000'],
  [['subkon'], true, 'alat', '5-4000'],
  [['sewa_alat'], true, 'upah', '5-2100'],
  [['sewa_alat'], true, 'material', '5-4000'],
  [['sewa_alat'], false, 'alat', '6-2000'],
] as const)('a service of %s (project %s, head %s) goes to %s', (kinds, isForProject, head, account) => {
  expect(serviceAccount(kinds, isForProject, head)).toBe(account)
})
