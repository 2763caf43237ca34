import { minus, plus, sum, ZERO } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { kasbonCut } from '#modules/kasbon/rules.ts'
import { bpjsLawOn } from '../bpjs/law.ts'
import { bpjs, type Bpjs, type BpjsFacts } from '../bpjs/rules.ts'
import { employedOf, prorate, type Division, type Stretch } from '../proration/rules.ts'
import type { YearTax } from '../tax/rules.ts'
import type { SlipTax, SlipTaxFacts } from './slip-tax.ts'
import { withheldOf, type Withheld } from './withheld.ts'
import { extraKinds, halvesText, NOT_WITHHELD, type ExtraKind, type LineCode, type LineSide } from './words.ts'

/** A stretch of the month with one pay. */
export interface PayPart extends Stretch {
  readonly base: Money
  readonly fixed: readonly { readonly label: string; readonly amount: Money }[]
}

/** Something added by hand. */
export interface Extra {
  readonly kind: ExtraKind
  readonly label: string | null
  readonly amount: Money
}

/** All that a slip of a month is worked out from. */
export interface SlipFacts extends SlipTaxFacts {
  /** Scheduled workdays of the whole month. */
  readonly scheduled: number
  /** What the month is divided by, where not by its workdays. */
  readonly division?: Division
  readonly parts: readonly PayPart[]
  readonly extras: readonly Extra[]
  /** By order, for each pay of the month: what it came from, and what it earns. */
  readonly overtime: readonly { readonly note: string; readonly amount: Money }[]
  readonly bpjs: Omit<BpjsFacts, 'wage'>
  /** What is due of kasbon with this payment, before what a wage can bear. */
  readonly kasbonDue: Money
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
  /** The sum of the year, where this is its last period. */
  readonly yearTax: YearTax | null
}

/** Works out the slip of a month: pay by the days, BPJS, PPh 21. */
export function workOutSlip(facts: SlipFacts): Slip {
  const pay = payLines(facts)
  const contributions = bpjs(bpjsLawOn(facts.on), { ...facts.bpjs, wage: contractWage(facts.parts) })
  const held = withheldOf(facts, besideOf(pay), contributions)
  const { tax } = held

  const [allowance, withheld] = taxLines(tax)
  const due = [...pay, allowance, ...bpjsLines(contributions, held), withheld]
  const lines = [...due, ...kasbonLine(facts.kasbonDue, due)].filter(
    ({ amount, code }) => amount !== ZERO || code === 'pokok',
  )
  const [earned, cut] = [sumOfSide(lines, 'pendapatan'), sumOfSide(lines, 'potongan')]
  return {
    lines,
    earned,
    cut,
    net: minus(earned, cut),
    employer: sumOfSide(lines, 'perusahaan'),
    taxable: tax.gross,
    deductible: held.deductible,
    tax: tax.tax,
    yearTax: tax.year,
  }
}

/** The wage by contract at the end of the month, which BPJS is counted on. */
function contractWage(parts: readonly PayPart[]): Money {
  const last = parts.at(-1)
  return last ? sum([last.base, ...last.fixed.map(({ amount }) => amount)]) : ZERO
}

// Each component once over all stretches, first for all days of employment, then what the unpaid ones take away.
function payLines({ parts, scheduled, division, extras, overtime }: SlipFacts): SlipLine[] {
  const note = employedNote(parts, scheduled, division)
  const worth = componentsOf(parts).map(({ code, label, amounts }) => ({
    ...{ code, label },
    ...prorate(
      parts.map((part, at) => ({ ...part, amount: amounts[at] ?? ZERO })),
      scheduled,
      division,
    ),
  }))
  const earned = worth.map(({ code, label, earned: amount }): SlipLine => ({
    side: 'pendapatan',
    code,
    label,
    note,
    amount,
  }))
  const unpaid = parts.reduce((all, part) => all + part.unpaidHalves, 0)
  const lost = minus(sum(worth.map((each) => each.earned)), sum(worth.map(({ paid }) => paid)))
  return [
    ...earned,
    ...overtime.map(({ note: from, amount }): SlipLine => ({
      ...{ side: 'pendapatan', code: 'lembur', label: extraKinds.lembur, note: from, amount },
    })),
    ...extras.map(extraLine),
    {
      side: 'potongan',
      code: 'tanpa_upah',
      label: 'Hari tidak dibayar',
      note: `${halvesText(unpaid)} hari`,
      amount: lost,
    },
  ]
}

// What of the month somebody was employed, by what it is divided; null: all of it.
function employedNote(parts: readonly Stretch[], scheduled: number, division: Division | undefined): string | null {
  const employed = employedOf(parts)
  if (division?.method === 'calendar') {
    const days = parts.reduce((all, { calendarDays = 0 }) => all + calendarDays, 0)
    return days < division.by ? `${days} dari ${division.by} hari kalender` : null
  }
  if (employed >= scheduled) return null
  return division ? `${employed} hari × 1/${division.by}` : `${employed} dari ${scheduled} hari`
}

/** Writes what was added by hand as a line: what was paid too much before is cut, of the pay and of what is taxed. */
export function extraLine({ kind, label, amount }: Extra): SlipLine {
  const side = kind === 'koreksi' || kind === 'zakat' ? 'potongan' : kind === 'natura' ? 'natura' : 'pendapatan'
  return { side, code: kind, label: label ?? extraKinds[kind], note: null, amount }
}

/** Tells what the lines of a slip pay in cash, zakat not yet cut, with what is taxed and deducted beside it. */
export function besideOf(pay: readonly SlipLine[]): { cash: Money; natura: Money; zakat: Money } {
  const zakat = sum(pay.filter(({ code }) => code === 'zakat').map(({ amount }) => amount))
  const cash = plus(minus(sumOfSide(pay, 'pendapatan'), sumOfSide(pay, 'potongan')), zakat)
  return { cash, natura: sumOfSide(pay, 'natura'), zakat }
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

/** Writes the tax of a slip: the allowance that pays it, and what is withheld or comes back. */
export function taxLines({ allowance, tax, note }: SlipTax): [SlipLine, SlipLine] {
  const label = tax < ZERO ? 'PPh 21 dikembalikan' : 'PPh 21'
  return [
    { side: 'pendapatan', code: 'tunjangan_pph', label: 'Tunjangan PPh 21', note: null, amount: allowance },
    { side: 'potongan', code: 'pph21', label, note, amount: tax },
  ]
}

// Tax that comes back is no wage (PP 36/2021 art. 65).
function kasbonLine(due: Money, lines: readonly SlipLine[]): SlipLine[] {
  // So is zakat no debt: it is not among what art. 65 halves.
  const cuts = lines.filter(({ side, code, amount }) => side === 'potongan' && code !== 'zakat' && amount > ZERO)
  const left = minus(sumOfSide(lines, 'pendapatan'), sumOfSide(cuts, 'potongan'))
  return [{ side: 'potongan', code: 'kasbon', label: 'Kasbon', note: null, amount: kasbonCut(due, left) }]
}

function bpjsLines(found: Bpjs, { own, borne }: Withheld): SlipLine[] {
  const instead = { side: 'perusahaan', note: NOT_WITHHELD } as const
  return [
    { side: 'potongan', code: 'kesehatan', label: 'BPJS Kesehatan', note: '1%', amount: own.kesehatan },
    { side: 'potongan', code: 'jht', label: 'BPJS JHT', note: '2%', amount: own.jht },
    { side: 'potongan', code: 'jp', label: 'BPJS JP', note: '1%', amount: own.jp },
    { side: 'perusahaan', code: 'kesehatan', label: 'BPJS Kesehatan', note: null, amount: found.healthEmployer },
    { side: 'perusahaan', code: 'jht', label: 'JHT', note: null, amount: found.oldAgeEmployer },
    { side: 'perusahaan', code: 'jp', label: 'JP', note: null, amount: found.pensionEmployer },
    { side: 'perusahaan', code: 'jkk', label: 'JKK', note: null, amount: found.accidentEmployer },
    { side: 'perusahaan', code: 'jkm', label: 'JKM', note: null, amount: found.deathEmployer },
    { ...instead, code: 'kesehatan', label: 'BPJS Kesehatan bagian karyawan', amount: borne.kesehatan },
    { ...instead, code: 'jht', label: 'JHT bagian karyawan', amount: borne.jht },
    { ...instead, code: 'jp', label: 'JP bagian karyawan', amount: borne.jp },
  ]
}

/** Sums the lines of one side. */
export function sumOfSide(lines: readonly SlipLine[], side: LineSide): Money {
  return sum(lines.filter((line) => line.side === side).map(({ amount }) => amount))
}
