import { expect, test } from 'vitest'
import { addDays, day, monthLength, type Day } from '#ground/day.ts'
import { minus, money, plus, sum, ZERO, type Money } from '#ground/money.ts'
import year from '../../../../tests/vectors/people/payroll_year.json' with { type: 'json' }
import type { JkkClass } from '../bpjs/words.ts'
import { workdaysOf, type WeekDays } from '../proration/rules.ts'
import type { Ptkp, TaxMethod } from '#modules/people/tax/contract.ts'
import { runEntry } from '../runs/journal.ts'
import { workOutSlip, type Extra, type PayPart, type Slip } from './rules.ts'

type Person = (typeof year.employees)[number]
type Month = Person['expected']['months'][number]

const monthOf = (number: number) => `2026-${String(number).padStart(2, '0')}`
const lastDay = (number: number) => day(`${monthOf(number)}-${monthLength(2026, number)}`)
const programmes = ['kesehatan', 'jht', 'jp', 'jkk', 'jkm'] as const

/** The stretches of a month: from each pay row to the day before the next, within join and exit. */
function partsIn({ input }: Person, number: number): PayPart[] {
  const { join, salary } = input
  const [exit, absent] = [(input as { exit?: string }).exit, (input as { unpaid_leave?: string[] }).unpaid_leave ?? []]
  const days = workdaysOf(monthOf(number), input.days_per_week as WeekDays)
  return salary.flatMap((row, at) => {
    const until: Day = salary[at + 1] ? addDays(day(salary[at + 1]?.from ?? ''), -1) : day('2026-12-31')
    const own = days.filter((each) => each >= row.from && each >= join && each <= until && (!exit || each <= exit))
    if (own.length === 0) return []
    return [
      {
        base: money(row.pokok),
        fixed: [{ label: 'Tunjangan tetap', amount: money(row.tetap) }],
        days: own.length,
        unpaidHalves: own.filter((each) => absent.includes(each)).length * 2,
      },
    ]
  })
}

/** Runs a person through the year; each slip with the month it is compared to. */
function slipsOf(person: Person): { month: Month; slip: Slip }[] {
  const before = { months: 0, gross: ZERO, deductible: ZERO, withheld: ZERO }
  return person.expected.months.map((month, at) => {
    const { earnings } = month
    const isLast = at === person.expected.months.length - 1
    const slip = workOutSlip({
      on: lastDay(month.month),
      scheduled: month.scheduled_workdays,
      parts: partsIn(person, month.month),
      extras: [
        { kind: 'tunjangan', label: 'Uang makan', amount: money(earnings.tunjangan_harian) },
        { kind: 'lembur', label: null, amount: money(earnings.lembur) },
        { kind: 'thr', label: null, amount: money(earnings.thr) },
        { kind: 'bonus', label: null, amount: money(earnings.bonus) },
      ],
      bpjs: { jkk: year.company.jkk as JkkClass, umk: money(year.company.umk), programmes },
      ptkp: person.input.ptkp as Ptkp,
      method: person.input.method as TaxMethod,
      overtime: [],
      kasbonDue: money(month.deductions.kasbon),
      year: isLast ? { ...before } : null,
    })
    before.months += 1
    before.gross = plus(before.gross, slip.taxable)
    before.deductible = plus(before.deductible, slip.deductible)
    before.withheld = plus(before.withheld, slip.tax)
    return { month, slip }
  })
}

const amountOf = ({ lines }: Slip, code: string, side = 'potongan') =>
  sum(lines.filter((line) => line.code === code && line.side === side).map(({ amount }) => amount))
const worked = year.employees.map((person) => ({ person, name: person.input.name, slips: slipsOf(person) }))

test.each(worked)('every month of $name, to the rupiah', ({ slips }) => {
  for (const { month, slip } of slips) {
    const { earnings, deductions } = month
    const paid = minus(
      plus(amountOf(slip, 'pokok', 'pendapatan'), amountOf(slip, 'tetap', 'pendapatan')),
      amountOf(slip, 'tanpa_upah'),
    )
    expect(paid).toBe(money(earnings.gaji_pokok + earnings.tunjangan_tetap))
    expect(amountOf(slip, 'tunjangan_pph', 'pendapatan')).toBe(money(earnings.tunjangan_pph))
    expect(slip.taxable).toBe(money(month.gross_taxable))
    expect(slip.tax).toBe(money(month.pph21))
    expect(slip.employer).toBe(money(month.employer_contributions))
    expect(amountOf(slip, 'kesehatan')).toBe(money(deductions.bpjs_kesehatan))
    expect(amountOf(slip, 'jht')).toBe(money(deductions.jht))
    expect(amountOf(slip, 'jp')).toBe(money(deductions.jp))
    expect(amountOf(slip, 'kasbon')).toBe(money(deductions.kasbon))
    expect(slip.net).toBe(money(month.net_pay))
    expect(minus(plus(slip.earned, slip.employer), amountOf(slip, 'tanpa_upah'))).toBe(money(month.total_cost))
  }
})

test.each(worked)('the year of $name', ({ person, slips }) => {
  const found = slips.at(-1)?.slip.yearTax
  const { annual } = person.expected
  expect(found).toMatchObject({
    positionCost: money(annual.biaya_jabatan),
    net: money(annual.net),
    taxable: money(annual.pkp),
    tax: money(annual.annual_tax),
    last: money(annual.last_period),
  })
  expect(sum(slips.map(({ slip }): Money => slip.tax))).toBe(money(annual.annual_tax))
})

test('the scheduled days of the year are those of the company week', () => {
  for (const { person, slips } of worked) {
    for (const { month } of slips) {
      expect(workdaysOf(monthOf(month.month), person.input.days_per_week as WeekDays)).toHaveLength(
        month.scheduled_workdays,
      )
    }
  }
})

const slipOfDays = (unpaidHalves: number, given: object = {}) =>
  workOutSlip({
    ...{ on: lastDay(11), scheduled: 21, extras: [], overtime: [], kasbonDue: money(500_000), year: null },
    parts: [{ base: money(4_000_000), fixed: [], days: 21, unpaidHalves }],
    bpjs: { jkk: 'sedang', umk: null, programmes: ['kesehatan', 'jht', 'jp'] },
    ...{ ptkp: 'TK/0', method: 'gross' },
    ...given,
  })

test("who was absent all month is owed nothing, and no less: what is owed of BPJS all the same is the company's", () => {
  const slip = slipOfDays(42)
  expect(slip).toMatchObject({ earned: 4_000_000n, cut: 4_000_000n, net: 0n, tax: 0n, deductible: 0n })
  // 4% + 3,7% + 2%, and 1% + 2% + 1% in the place of the employee; Kesehatan of both is income.
  expect(slip).toMatchObject({ employer: 388_000n + 160_000n, taxable: 200_000n })
  expect(slip.lines.filter(({ note }) => note === 'tidak terpotong')).toMatchObject([
    { side: 'perusahaan', code: 'kesehatan', amount: 40_000n },
    { side: 'perusahaan', code: 'jht', amount: 80_000n },
    { side: 'perusahaan', code: 'jp', amount: 40_000n },
  ])
  // Half a day paid, Rp95.238: Kesehatan whole, JHT in part, JP not.
  const little = slipOfDays(41)
  expect([amountOf(little, 'kesehatan'), amountOf(little, 'jht'), amountOf(little, 'jp')]).toEqual([
    40_000n,
    55_238n,
    0n,
  ])
  expect(little).toMatchObject({ net: 0n, deductible: 55_238n })
})

test('half a day that is not paid takes half of a day', () => {
  const slip = slipOfDays(3, { kasbonDue: ZERO })
  expect(slip.lines.find(({ code }) => code === 'tanpa_upah')).toMatchObject({ note: '1,5 hari', amount: 285_714n })
})

test('what was paid too much before is cut of the pay and of what is taxed', () => {
  const parts = [{ base: money(9_000_000), fixed: [], days: 21, unpaidHalves: 0 }]
  const slipWith = (extras: readonly Extra[]) =>
    workOutSlip({
      ...{ on: lastDay(11), scheduled: 21, parts, extras, overtime: [], kasbonDue: money(9_000_000) },
      ...{ bpjs: { jkk: 'sedang', umk: null, programmes: [] }, ptkp: 'TK/0', method: 'gross', year: null },
    })
  const slip = slipWith([{ kind: 'koreksi', label: null, amount: money(409_091) }])
  // TER A: 1,75% of Rp8.590.909; kasbon at most half of what is left.
  expect(slip).toMatchObject({ earned: 9_000_000n, taxable: 8_590_909n, tax: 150_341n, net: 4_220_284n })
  expect(amountOf(slip, 'kasbon')).toBe(4_220_284n)
  const entry = runEntry([{ personId: 'p', net: slip.net, lines: slip.lines.map(kept), shares: [] }])
  expect(entry.find(({ account }) => account === '6-1000')).toMatchObject({ debit: 8_590_909n })
  expect(sum(entry.map(({ debit, credit }) => minus(debit, credit)))).toBe(0n)
})

const kept = (line: Slip['lines'][number]) => ({ ...line, amount: String(line.amount) })

test('natura is taxed and not paid again; zakat is cut, owed to be passed on, and taken from the income of the year', () => {
  const year = { months: 11, gross: money(110_000_000), deductible: ZERO, withheld: money(2_000_000) }
  const extras = [
    { kind: 'natura', label: null, amount: money(1_500_001) },
    { kind: 'zakat', label: null, amount: money(250_000) },
  ] as const
  const slipWith = (given: object) =>
    slipOfDays(0, { parts: [{ base: money(9_000_000), fixed: [], days: 21, unpaidHalves: 0 }], extras, ...given })
  const none = { bpjs: { jkk: 'sedang', umk: null, programmes: [] } }
  // TER A of 10.500.001: 2,5%; kasbon of at most half of 9.000.000 less the tax, zakat left aside.
  const slip = slipWith({ ...none, kasbonDue: money(9_000_000) })
  expect(slip).toMatchObject({ earned: 9_000_000n, taxable: 10_500_001n, tax: 262_500n, employer: 0n })
  expect(amountOf(slip, 'kasbon')).toBe(4_368_750n)
  expect(slip.net).toBe(9_000_000n - 262_500n - 250_000n - 4_368_750n)
  // 120.500.001 less 6.000.000 and 250.000 and 54.000.000: 60.250.000, 3.037.500 a year.
  expect(slipWith({ ...none, year })).toMatchObject({ deductible: 250_000n, tax: 3_037_500n - 2_000_000n })
  const entry = runEntry([{ personId: 'p', net: slip.net, lines: slip.lines.map(kept), shares: [] }])
  expect(entry.find(({ account }) => account === '2-1700')).toMatchObject({ credit: 250_000n })
  expect(entry.find(({ account }) => account === '6-1000')).toMatchObject({ debit: 9_000_000n })
  expect(sum(entry.map(({ debit, credit }) => minus(debit, credit)))).toBe(0n)
})
