import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_DIMS, ofProject } from '#ground/dims.ts'
import { minus, money, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { lastDay, period } from '#ground/period.ts'
import { bpjsProgrammes, ptkps, type BpjsProgramme } from '#modules/people/tax/contract.ts'
import { accounts, decideEntry } from '#modules/journal/rules.ts'
import { jkkClasses, type JkkClass } from '../bpjs/words.ts'
import type { Division } from '../proration/rules.ts'
import { runEntry } from '../runs/journal.ts'
import { pph21LawOn } from '../tax/law.ts'
import { slipTax } from './slip-tax.ts'
import { workOutSlip, type Slip, type SlipFacts } from './rules.ts'

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) }
const rupiah = (most: number) => fc.integer({ min: 0, max: most }).map(money)

const wages = fc.record({
  parts: fc.array(
    fc.record({
      base: rupiah(120_000_000),
      fixed: fc.array(fc.record({ label: fc.constantFrom('Jabatan', 'Transport'), amount: rupiah(5_000_000) }), {
        maxLength: 2,
      }),
      days: fc.integer({ min: 1, max: 9 }),
      off: fc.integer({ min: 0, max: 18 }),
      rest: fc.integer({ min: 0, max: 1 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  extras: fc.array(
    fc.record({
      kind: fc.constantFrom('tunjangan', 'bonus', 'lembur', 'thr'),
      label: fc.constant(null),
      amount: rupiah(80_000_000),
    }),
    { maxLength: 3 },
  ),
  overtime: fc.array(fc.record({ note: fc.constant('3 jam'), amount: rupiah(900_000) }), { maxLength: 2 }),
  kasbonDue: rupiah(20_000_000),
  division: fc.constantFrom<Division | null>(
    null,
    { method: 'daily', by: 25 },
    { method: 'daily', by: 21 },
    { method: 'calendar', by: 31 },
  ),
})
const person = fc.record({
  ptkp: fc.constantFrom(...ptkps),
  method: fc.constantFrom('gross', 'gross_up', 'nett'),
  programmes: fc.subarray(Object.keys(bpjsProgrammes) as BpjsProgramme[]),
  jkk: fc.constantFrom(...(Object.keys(jkkClasses) as JkkClass[])),
  umk: fc.option(rupiah(5_500_000)),
})

type Wages = typeof wages extends fc.Arbitrary<infer T> ? T : never
type Person = typeof person extends fc.Arbitrary<infer T> ? T : never

function factsOf({ ptkp, method, ...bpjs }: Person, month: Wages, on: string, year: SlipFacts['year']): SlipFacts {
  return {
    ...{ on: lastDay(period(on)), scheduled: 27, ptkp, method: method as SlipFacts['method'], bpjs, year },
    parts: month.parts.map(({ off, rest, ...part }) => ({
      ...{ ...part, unpaidHalves: Math.min(off, part.days * 2), calendarDays: part.days + rest },
    })),
    ...(month.division && { division: month.division }),
    extras: month.extras as SlipFacts['extras'],
    ...{ overtime: month.overtime, kasbonDue: month.kasbonDue },
  }
}

function lineOf(slip: Slip, side: string, ...codes: string[]): Money {
  return sum(slip.lines.filter((line) => line.side === side && codes.includes(line.code)).map(({ amount }) => amount))
}

test('the entry of a month is the sum of its slips, and a slip the sum of its lines', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(person, wages), { minLength: 1, maxLength: 5 }), (people) => {
      const slips = people.map(([one, month]) => workOutSlip(factsOf(one, month, '2026-10', null)))
      for (const [at, slip] of slips.entries()) {
        const [own, kasbon] = [
          lineOf(slip, 'potongan', 'kesehatan', 'jht', 'jp', 'pph21'),
          lineOf(slip, 'potongan', 'kasbon'),
        ]
        const cash = minus(slip.earned, lineOf(slip, 'potongan', 'tanpa_upah'))
        expect(slip.net).toBe(minus(slip.earned, slip.cut))
        expect(slip.net).toBe(minus(cash, plus(own, kasbon)))
        expect(slip.taxable).toBe(plus(cash, lineOf(slip, 'perusahaan', 'kesehatan', 'jkk', 'jkm')))
        // A wage bears no more of contributions than it can, and kasbon never takes it below nothing; tax alone does.
        if (kasbon > ZERO) expect(kasbon * 2n <= minus(cash, own)).toBe(true)
        const tax = lineOf(slip, 'potongan', 'pph21')
        if (minus(cash, tax) >= ZERO) expect(slip.net >= ZERO).toBe(true)
        expect(kasbon <= (people[at]?.[1].kasbonDue ?? ZERO)).toBe(true)
      }
      const booked = slips.map((slip, at) => ({
        ...{ ...slip, personId: String(at), lines: slip.lines.map(kept) },
        shares:
          at % 2 === 0
            ? []
            : [
                { ...ofProject('a'), weight: 2n },
                { ...NO_DIMS, weight: 1n },
              ],
      }))
      const lines = runEntry(booked.filter(({ net }) => net >= ZERO))
      const used = slips.filter(({ net }) => net >= ZERO)
      const owed = (account: string) =>
        lines.filter((line) => line.account === account).reduce((all, line) => all + line.credit - line.debit, 0n)
      expect(owed(accounts.wagesPayable)).toBe(sum(used.map(({ net }) => net)))
      expect(owed(accounts.pph21Payable)).toBe(sum(used.map(({ tax }) => tax)))
      const wages = [accounts.salaries, accounts.bonuses, accounts.employerInsurance, accounts.taxAllowances]
      const cost = [...wages, accounts.projectOverhead]
      const gross = used.map((slip) => plus(minus(slip.earned, lineOf(slip, 'potongan', 'tanpa_upah')), slip.employer))
      expect(cost.reduce((all, account) => all - owed(account), 0n)).toBe(sum(gross))
      decideEntry(lines)
    }),
    runs,
  )
})

const kept = ({ amount, ...line }: Slip['lines'][number]) => ({ ...line, amount: String(amount) })

// UU PPh art. 17 in its own words, apart from the rules: each slice by itself, in tenths of a percent.
function taxOfYear(pkp: bigint): bigint {
  const slices = [
    [60n, 5n],
    [190n, 15n],
    [250n, 25n],
    [4500n, 30n],
    [10n ** 9n, 35n],
  ] as const
  let left = (pkp / 1000n) * 1000n
  let tax = 0n
  for (const [millions, rate] of slices) {
    const slice = left < millions * 1_000_000n ? left : millions * 1_000_000n
    tax += slice * rate
    left -= slice
  }
  return (tax + 50n) / 100n
}

test('what the months of a year withhold, the last one with it, is the tax of the year', () => {
  const lengths = fc.integer({ min: 1, max: 12 })
  const before = fc.option(fc.record({ net: rupiah(90_000_000), withheld: rupiah(9_000_000) }))
  fc.assert(
    fc.property(
      person,
      fc.array(wages, { minLength: 12, maxLength: 12 }),
      lengths,
      before,
      (one, months, length, previous) => {
        let [gross, deductible, withheld] = [ZERO, ZERO, ZERO]
        const joined = 12 - length
        for (const [at, month] of months.slice(joined).entries()) {
          const on = `2026-${String(joined + at + 1).padStart(2, '0')}`
          const isLast = at === length - 1
          const soFar = { months: at, gross, deductible, withheld, ...(previous && { previous }) }
          // A bonus paid first in its month: the wages of the month withhold what is left of it.
          const facts = factsOf(one, month, on, isLast ? soFar : null)
          const bonus = isLast ? null : slipTax({ ...facts, year: null }, month.kasbonDue, ZERO)
          const slip = workOutSlip(
            bonus ? { ...facts, monthSoFar: { gross: bonus.gross, withheld: bonus.tax } } : facts,
          )
          gross = plus(gross, slip.taxable, bonus?.gross ?? ZERO)
          deductible = plus(deductible, slip.deductible)
          withheld = plus(withheld, slip.tax, bonus?.tax ?? ZERO)
          if (one.method !== 'gross') {
            expect(lineOf(slip, 'pendapatan', 'tunjangan_pph')).toBe(slip.tax > ZERO ? slip.tax : ZERO)
          }
        }
        const half = BigInt(length) * 500_000n
        const [five, most] = [(gross * 5n + 50n) / 100n, half < 6_000_000n ? half : 6_000_000n]
        const net = gross - (five < most ? five : most) - deductible + (previous?.net ?? 0n)
        const pkp = net - pph21LawOn(lastDay(period('2026-12'))).ptkp[one.ptkp].yearly
        expect(plus(withheld, previous?.withheld ?? ZERO)).toBe(taxOfYear(pkp > 0n ? pkp : 0n))
      },
    ),
    { ...runs, numRuns: Math.ceil(runs.numRuns / 4) },
  )
})
