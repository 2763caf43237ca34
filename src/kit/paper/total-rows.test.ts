import { expect, test } from 'vitest'
import type { PaperTotals } from './document.ts'
import { totalRows, type Deducted } from './total-rows.ts'

const tax = (base: string, ppn: string) => ({
  ...{ rate: '12', baseNum: '11', baseDen: '12', base, taxedBase: String((BigInt(base) * 11n) / 12n), tax: ppn },
})
const sale = (given: Partial<PaperTotals>): PaperTotals => ({
  subtotal: '100000000',
  discount: '0',
  shipping: '0',
  taxes: [tax('100000000', '11000000')],
  pricesIncludeTax: false,
  total: '111000000',
  ...given,
})
const advance: Deducted = { label: 'Uang muka', amount: '20000000' }
const retention: Deducted = { label: 'Retensi 5%', amount: '5000000' }

/** As a reader with a pencil: parentheses are taken off, memos are passed over, a sum says what stands above it. */
function addedUp(totals: PaperTotals, deducted: readonly Deducted[] = []): bigint {
  return totalRows(totals, deducted).reduce((all, { amount, rank, label }) => {
    const figure = BigInt(amount.replaceAll(/\D/g, ''))
    if (rank === 'memo') return all
    if (rank === 'sum') expect(figure, label).toBe(all)
    if (rank === 'sum') return all
    return amount.startsWith('(') ? all - figure : all + figure
  }, 0n)
}

const said = (totals: PaperTotals, deducted: readonly Deducted[] = []) =>
  totalRows(totals, deducted).map(({ label, amount }) => `${label} ${amount}`)

const inclusive = {
  ...{ subtotal: '122100000', discount: '11100000', pricesIncludeTax: true, net: '100000000' },
}

test.each<[string, PaperTotals, readonly Deducted[]]>([
  ['prices without PPN', sale({}), []],
  ['with discount and shipping', sale({ subtotal: '90000000', discount: '1000000', shipping: '11000000' }), []],
  ['prices with PPN', sale({ subtotal: '122100000', discount: '11100000', pricesIncludeTax: true }), []],
  ['an advance and retention', sale({ taxes: [tax('75000000', '8250000')], total: '83250000' }), [advance, retention]],
  [
    'prices with PPN, an advance and retention',
    sale({ ...inclusive, taxes: [tax('75000000', '8250000')], total: '83250000' }),
    [advance, retention],
  ],
  [
    'retention that bears its PPN already',
    sale({ taxes: [tax('80000000', '8800000')], total: '83800000' }),
    [advance, retention],
  ],
  [
    'prices with PPN and retention that bears its PPN already',
    sale({ ...inclusive, taxes: [tax('100000000', '11000000')], total: '106000000' }),
    [retention],
  ],
  ['lines of which some bear no PPN', sale({ taxes: [tax('40000000', '4400000')], total: '104400000' }), []],
  [
    'such lines and an advance',
    sale({ taxes: [tax('32000000', '3520000')], total: '83520000' }),
    [advance, { label: 'Retensi', amount: '0' }],
  ],
  [
    'an advance asked for of an order whose prices hold PPN',
    sale({
      subtotal: '20000000',
      pricesIncludeTax: true,
      net: '20000000',
      taxes: [tax('20000000', '2200000')],
      total: '22200000',
    }),
    [],
  ],
  ['nobody is PKP', sale({ taxes: [], total: '100000000' }), []],
])('the rows add up to the total: %s', (_, totals, deducted) => {
  expect(addedUp(totals, deducted)).toBe(BigInt(totals.total))
})

test('prices with PPN lose it before an advance and retention are taken off', () => {
  const totals = sale({ ...inclusive, taxes: [tax('75000000', '8250000')], total: '83250000' })
  expect(said(totals, [advance, retention])).toEqual([
    'Subtotal (termasuk PPN) 122.100.000',
    'Diskon (11.100.000)',
    'PPN di dalam harga (11.000.000)',
    'Nilai sebelum PPN 100.000.000',
    'Uang muka (20.000.000)',
    'Retensi 5% (5.000.000)',
    'Dasar pengenaan pajak 75.000.000',
    'DPP nilai lain (11/12) 68.750.000',
    'PPN 12% 8.250.000',
  ])
})

test('the base of PPN is said only where it is not the subtotal', () => {
  expect(said(sale({}))).toEqual(['Subtotal 100.000.000', 'DPP nilai lain (11/12) 91.666.666', 'PPN 12% 11.000.000'])
})
