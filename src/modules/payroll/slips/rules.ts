import type { Day } from '#ground/day.ts'
import { minus, plus, sum, ZERO } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { bpjsLawOn } from '../bpjs/law.ts'
import { bpjs, type Bpjs, type BpjsFacts } from '../bpjs/rules.ts'
import { prorated } from '../proration/rules.ts'
import { pph21LawOn, type Pph21Law } from '../tax/law.ts'
import { grossUp, monthlyTax, yearTax, type YearTax } from '../tax/rules.ts'
import { kasbonCut } from '#modules/kasbon/rules.ts'
import type { Ptkp, TaxMethod } from '#modules/people/tax/contract.ts'
import { extraKinds, type ExtraKind, type LineCode, type LineSide } from './words.ts'

/** A stretch of the month with one pay. */
export interface PayPart {
  readonly base: Money
  readonly fixed: readonly { readonly label: string; readonly amount: Money }[]
  /** Scheduled workdays of the stretch on which somebody was employed, and those of them that are not paid. */
  readonly days: number
  readonly unpaid: number
}

/** What came before within the year, at this employer and, with their slip, at an earlier one. */
export interface YearSoFar {
  readonly months: number
  readonly gross: Money
  readonly deductible: Money
  readonly withheld: Money
  readonly previous?: { readonly net: Money; readonly withheld: Money }
}

/** All that a slip of a month is worked out from. */
export interface SlipFacts {
  /** The last day of the month: rates are those of that day. */
  readonly on: Day
  /** Scheduled workdays of the whole month. */
  readonly scheduled: number
  readonly parts: readonly PayPart[]
  readonly extras: readonly { readonly kind: ExtraKind; readonly label: string | null; readonly amount: Money }[]
  /** By order, for each pay of the month: what it came from, and what it earns. */
  readonly overtime: readonly { readonly note: string; readonly amount: Money }[]
  readonly bpjs: Omit<BpjsFacts, 'wage'>
  readonly ptkp: Ptkp
  readonly method: TaxMethod
  /** What is due of kasbon with this payment, before what a wage can bear. */
  readonly kasbonDue: Money
  /** Only in the last tax period: December, or the month of leaving. */
  readonly year: YearSoFar | null
}

export interface SlipLine {
  readonly side: LineSide
  readonly code: LineCode
  readonly label: string
  /** What the amount came from, in few words: '24 dari 26 hari', 'TER B 1,5%'. */
  readonly note: string | null
  readonly amount: Money
}

/** A slip worked out; `net` = `earned` − `cut`. */
export interface Slip {
  readonly lines: readonly SlipLine[]
  readonly earned: Money
  readonly cut: Money
  readonly net: Money
  /** What the company pays beside the wage. */
  readonly employer: Money
  /** Penghasilan bruto of PPh 21. */
  readonly taxable: Money
  readonly deductible: Money
  readonly tax: Money
  readonly contributions: Bpjs
  /** The sum of the year, where this is its last period. */
  readonly yearTax: YearTax | null
}

/** Works out the slip of a month: pay by the days, BPJS, PPh 21. */
export function workOutSlip(facts: SlipFacts): Slip {
  const pay = payLines(facts)
  const contributions = bpjs(bpjsLawOn(facts.on), { ...facts.bpjs, wage: contractWage(facts.parts) })
  const cash = minus(sumOf(pay, 'pendapatan'), sumOf(pay, 'potongan'))
  const tax = taxOf(facts, plus(cash, contributions.taxable), contributions)

  const due = [...pay, ...taxAllowance(tax), ...bpjsLines(contributions), ...taxLine(tax)]
  const lines = [...due, ...kasbonLine(facts.kasbonDue, due)].filter(
    ({ amount, code }) => amount !== ZERO || code === 'pokok',
  )
  const [earned, cut] = [sumOf(lines, 'pendapatan'), sumOf(lines, 'potongan')]
  return {
    lines,
    earned,
    cut,
    net: minus(earned, cut),
    employer: sumOf(lines, 'perusahaan'),
    taxable: tax.gross,
    deductible: contributions.deductible,
    tax: tax.tax,
    contributions,
    yearTax: tax.year,
  }
}

/** The wage by contract at the end of the month, which BPJS is counted on. */
function contractWage(parts: readonly PayPart[]): Money {
  const last = parts.at(-1)
  return last ? sum([last.base, ...last.fixed.map(({ amount }) => amount)]) : ZERO
}

// Each component once over all stretches, first for all days of employment, then what the unpaid ones take away.
function payLines({ parts, scheduled, extras, overtime }: SlipFacts): SlipLine[] {
  const components = componentsOf(parts)
  const employed = parts.reduce((all, { days }) => all + days, 0)
  const note = employed < scheduled ? `${employed} dari ${scheduled} hari` : null
  const earned = components.map(({ code, label, amounts }): SlipLine => {
    const worth = amounts.map((amount, at) => ({ amount, days: parts[at]?.days ?? 0 }))
    return { side: 'pendapatan', code, label, note, amount: prorated(worth, scheduled) }
  })
  const paid = components.map(({ amounts }) =>
    prorated(
      amounts.map((amount, at) => ({ amount, days: (parts[at]?.days ?? 0) - (parts[at]?.unpaid ?? 0) })),
      scheduled,
    ),
  )
  const unpaid = parts.reduce((all, part) => all + part.unpaid, 0)
  const lost = minus(sum(earned.map(({ amount }) => amount)), sum(paid))
  return [
    ...earned,
    ...overtime.map(({ note: from, amount }): SlipLine => ({
      ...{ side: 'pendapatan', code: 'lembur', label: extraKinds.lembur, note: from, amount },
    })),
    ...extras.map(({ kind, label, amount }): SlipLine => ({
      side: 'pendapatan',
      code: kind,
      label: label ?? extraKinds[kind],
      note: null,
      amount,
    })),
    { side: 'potongan', code: 'tanpa_upah', label: 'Hari tidak dibayar', note: `${unpaid} hari`, amount: lost },
  ]
}

function componentsOf(parts: readonly PayPart[]) {
  const labels = [...new Set(parts.flatMap(({ fixed }) => fixed.map(({ label }) => label)))]
  const base = { code: 'pokok' as const, label: 'Gaji pokok', amounts: parts.map((part) => part.base) }
  const fixed = labels.map((label) => ({
    code: 'tetap' as const,
    label,
    amounts: parts.map((part) => sum(part.fixed.filter((each) => each.label === label).map(({ amount }) => amount))),
  }))
  return [base, ...fixed]
}

interface WorkedTax {
  readonly gross: Money
  readonly allowance: Money
  readonly tax: Money
  readonly note: string
  readonly year: YearTax | null
}

function taxOf(facts: SlipFacts, base: Money, contributions: Bpjs): WorkedTax {
  const law = pph21LawOn(facts.on)
  const taxOn = (gross: Money) =>
    facts.year ? yearOf(law, facts, gross, contributions).last : monthlyTax(law, facts.ptkp, gross).tax
  const allowance = facts.method === 'gross' ? ZERO : grossUp(base, taxOn)
  const gross = plus(base, allowance)
  if (facts.year) {
    const year = yearOf(law, facts, gross, contributions)
    return { gross, allowance, tax: year.last, note: 'Setahun', year }
  }
  const { category, rate, tax } = monthlyTax(law, facts.ptkp, gross)
  return { gross, allowance, tax, note: `TER ${category} ${percentText(rate).replace('.', ',')}%`, year: null }
}

function yearOf(law: Pph21Law, { ptkp, year }: SlipFacts, gross: Money, { deductible }: Bpjs): YearTax {
  return yearTax(law, {
    ptkp,
    months: (year?.months ?? 0) + 1,
    gross: plus(year?.gross ?? ZERO, gross),
    deductible: plus(year?.deductible ?? ZERO, deductible),
    withheld: year?.withheld ?? ZERO,
    ...(year?.previous && { previous: year.previous }),
  })
}

function taxAllowance({ allowance }: WorkedTax): SlipLine[] {
  return [{ side: 'pendapatan', code: 'tunjangan_pph', label: 'Tunjangan PPh 21', note: null, amount: allowance }]
}

function taxLine({ tax, note }: WorkedTax): SlipLine[] {
  const label = tax < ZERO ? 'PPh 21 dikembalikan' : 'PPh 21'
  return [{ side: 'potongan', code: 'pph21', label, note, amount: tax }]
}

// Tax that comes back is no wage (PP 36/2021 art. 65).
function kasbonLine(due: Money, lines: readonly SlipLine[]): SlipLine[] {
  const cuts = lines.filter(({ side, amount }) => side === 'potongan' && amount > ZERO)
  const left = minus(sumOf(lines, 'pendapatan'), sumOf(cuts, 'potongan'))
  return [{ side: 'potongan', code: 'kasbon', label: 'Kasbon', note: null, amount: kasbonCut(due, left) }]
}

function bpjsLines(found: Bpjs): SlipLine[] {
  return [
    { side: 'potongan', code: 'kesehatan', label: 'BPJS Kesehatan', note: '1%', amount: found.healthEmployee },
    { side: 'potongan', code: 'jht', label: 'BPJS JHT', note: '2%', amount: found.oldAgeEmployee },
    { side: 'potongan', code: 'jp', label: 'BPJS JP', note: '1%', amount: found.pensionEmployee },
    { side: 'perusahaan', code: 'kesehatan', label: 'BPJS Kesehatan', note: null, amount: found.healthEmployer },
    { side: 'perusahaan', code: 'jht', label: 'JHT', note: null, amount: found.oldAgeEmployer },
    { side: 'perusahaan', code: 'jp', label: 'JP', note: null, amount: found.pensionEmployer },
    { side: 'perusahaan', code: 'jkk', label: 'JKK', note: null, amount: found.accidentEmployer },
    { side: 'perusahaan', code: 'jkm', label: 'JKM', note: null, amount: found.deathEmployer },
  ]
}

function sumOf(lines: readonly SlipLine[], side: LineSide): Money {
  return sum(lines.filter((line) => line.side === side).map(({ amount }) => amount))
}
