import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money, plus, sum, ZERO } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import vectors from '../../../../tests/vectors/pph21_ter.json' with { type: 'json' }
import { pph21LawOn, type TerCategory } from './law.ts'
import { formerTax, grossUp, monthlyTax, workerTax, yearTax } from './rules.ts'
import type { Ptkp } from '#modules/people/tax/contract.ts'

const law = pph21LawOn(day('2026-11-28'))
const someoneOf = { A: 'TK/0', B: 'K/1', C: 'K/3' } as const
const monthly = (ptkp: string, gross: number) => monthlyTax(law, ptkp as Ptkp, money(gross))

// The examples have many shapes; each test names the figures that its own have.
type Named = Readonly<Record<string, unknown>>
const figure = (of: Named, name: string) => money(Number(of[name] ?? 0))
const figures = (of: Named, name: string) => (of[name] as readonly number[]).map((each) => money(each))
const example = (id: string) => {
  const found = vectors.worked_examples.find((each) => each.id === id)
  if (!found) throw new Error(`no example ${id}`)
  const [input, expected]: readonly Named[] = [found.input, found.expected]
  if (!input || !expected) throw new Error(`example ${id} is empty`)
  return { input, expected, ptkp: input.ptkp as Ptkp }
}

test('the tables are those of the law, bracket by bracket', () => {
  for (const category of ['A', 'B', 'C'] as const) {
    const rows = vectors.ter_monthly[category].map(({ upper, rate_percent }) => ({
      upper: upper === null ? null : money(upper),
      rate: percent(String(rate_percent)),
    }))
    expect(law.monthly[category]).toEqual(rows)
  }
  expect(Object.fromEntries(Object.entries(law.ptkp).map(([code, { yearly }]) => [code, Number(yearly)]))).toEqual(
    vectors.ptkp,
  )
  expect(Object.fromEntries(Object.entries(law.ptkp).map(([code, { category }]) => [code, category]))).toEqual(
    vectors.ter_category,
  )
})

test.each(vectors.boundary_tests)('$category at $gross is $rate_percent %', ({ category, gross, rate_percent }) => {
  const ptkp = someoneOf[category as TerCategory]
  expect(monthly(ptkp, gross).rate).toBe(percent(String(rate_percent)))
})

test.each(vectors.non_permanent.filter(({ input }) => !input.paid_monthly))('$title', ({ input, expected }) => {
  const worked = workerTax(law, money(input.total), input.days ?? 1)
  expect(worked.tax).toBe(money(expected.pph))
  expect(worked.basis).toBe(expected.basis === 'TER harian' ? 'daily' : 'article17')
})

test('half of an odd sum is cut to thousands, not rounded over one', () => {
  // 50% of 18.641.999 is 9.320.999,50.
  expect(workerTax(law, money(18_641_999), 6)).toMatchObject({ base: 9_320_000n, tax: 466_000n })
})

test.each(['GROSSUP-TK0-10JT', 'GROSSUP-K/1-12000000', 'GROSSUP-K/3-25000000'])('%s pays its own tax', (id) => {
  const { input, expected, ptkp } = example(id)
  const allowance = grossUp(figure(input, 'base'), (gross) => monthlyTax(law, ptkp, gross).tax)
  expect(allowance).toBe(figure(expected, 'tax_allowance'))
  expect(monthlyTax(law, ptkp, plus(figure(input, 'base'), allowance)).tax).toBe(allowance)
})

test.each(['PMK168-B-I.5', 'KEMENKEU-THR-2025'])('%s: one month', (id) => {
  const { input, expected, ptkp } = example(id)
  const { category, tax } = monthlyTax(law, ptkp, figure(input, 'gross'))
  expect({ category, tax }).toEqual({ category: expected.ter_category, tax: figure(expected, 'pph') })
})

test('half a rupiah is rounded up', () => {
  expect(monthly('TK/0', 5_600_200).tax).toBe(14_001n)
  expect(monthly('TK/0', 5_600_196).tax).toBe(14_000n)
})

// Gross of the months before the last one, then of the last one, as each example names them.
const years = [
  {
    id: 'PMK168-B-I.1',
    before: 'monthly_gross_jan_nov',
    final: 'december_gross',
    withheld: 'withheld_jan_nov',
    last: 'december',
  },
  {
    id: 'PMK168-B-I.2.1.1',
    before: 'monthly_gross_sep_nov',
    final: 'december_gross',
    withheld: 'withheld_sep_nov',
    last: 'december',
  },
  {
    id: 'PMK168-B-I.2.2.1',
    before: 'monthly_gross_jan_jul',
    final: 'august_gross',
    withheld: 'withheld_jan_jul',
    last: 'august',
  },
  {
    id: 'PMK168-B-I.2.2.2',
    before: 'monthly_gross_sep_nov',
    final: 'december_gross',
    withheld: 'withheld_sep_nov',
    last: 'december',
  },
] as const

test.each(years)('$id: the year and its last month', ({ id, before, final, withheld, last }) => {
  const { input, expected, ptkp } = example(id)
  const earlier = figures(input, before).map((gross) => monthlyTax(law, ptkp, gross).tax)
  expect(earlier).toEqual(figures(expected, withheld))

  const months = earlier.length + 1
  const monthlyOff = plus(figure(input, 'pension_contribution_per_month'), figure(input, 'zakat_per_month'))
  const previous = input.previous_employer as Named | undefined
  const year = yearTax(law, {
    ptkp,
    months,
    gross: sum([...figures(input, before), figure(input, final)]),
    deductible: money(monthlyOff * BigInt(months)),
    withheld: sum(earlier),
    ...(previous && { previous: { net: figure(previous, 'net'), withheld: figure(previous, 'withheld') } }),
  })
  expect(year.positionCost).toBe(figure(expected, 'biaya_jabatan'))
  expect(year.net).toBe(figure(expected, 'net' in expected ? 'net' : 'net_this'))
  expect(year.taxable).toBe(figure(expected, 'pkp'))
  expect(year.tax).toBe(figure(expected, 'annual_tax'))
  expect(year.last).toBe(figure(expected, last))
})

test('a whole year of equal months', () => {
  const { input, expected, ptkp } = example('PP58-Penj-Ps2')
  const month = monthlyTax(law, ptkp, figure(input, 'monthly_gross'))
  expect(month.tax).toBe(figure(expected, 'jan_nov_each'))
  const year = yearTax(law, {
    ptkp,
    months: 12,
    gross: money(figure(input, 'monthly_gross') * 12n),
    deductible: money(figure(input, 'pension_contribution_per_month') * 12n),
    withheld: money(month.tax * 11n),
  })
  expect([year.net, year.taxable, year.last]).toEqual(['net', 'pkp', 'december'].map((each) => figure(expected, each)))
})

test('nothing earned owes nothing, and a law that is not known is said', () => {
  expect(monthly('K/3', 0).tax).toBe(ZERO)
  expect(() => pph21LawOn(day('2023-12-31'))).toThrow(RangeError)
})

// The first slice ends at 60 million, the second at 250 million; what is below a thousand is cut.
test.each([
  [999, 0],
  [1_000_999, 50_000],
  [60_000_000, 3_000_000],
  [70_000_500, 4_500_000],
  [300_000_000, 44_000_000],
])('a former employee paid %i: all of it by art. 17, without PTKP', (gross, tax) => {
  expect(formerTax(law, money(gross))).toBe(BigInt(tax))
})
