import type { Day } from '#ground/day.ts'
import { minus, plus, ZERO, type Money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import type { Ptkp, TaxMethod } from '#modules/people/tax/contract.ts'
import { pph21LawOn, type Pph21Law } from '../tax/law.ts'
import { formerTax, grossUp, monthlyTax, yearTax, type YearTax } from '../tax/rules.ts'

/** What came before within the year, at this employer and, with their slip, at an earlier one. */
export interface YearSoFar {
  readonly months: number
  readonly gross: Money
  readonly deductible: Money
  readonly withheld: Money
  readonly previous?: { readonly net: Money; readonly withheld: Money }
}

/** What was already paid and withheld in the same month, with another slip: a bonus before the wages, or after them. */
export interface MonthSoFar {
  readonly gross: Money
  readonly withheld: Money
}

/** What the tax of a slip goes by, beside what it pays. */
export interface SlipTaxFacts {
  /** The last day of the month: rates are those of that day. */
  readonly on: Day
  readonly ptkp: Ptkp
  readonly method: TaxMethod
  readonly monthSoFar?: MonthSoFar
  /** Only in the last tax period: December, or the month of leaving. */
  readonly year: YearSoFar | null
  /** They left in a month before. */
  readonly isFormer?: true
}

/** The tax of a slip, worked out. */
export interface SlipTax {
  /** Penghasilan bruto of this slip, the allowance in it. */
  readonly gross: Money
  readonly allowance: Money
  readonly tax: Money
  readonly note: string
  readonly year: YearTax | null
}

/** What the tax of a slip says that was paid after somebody left. */
export const FORMER = 'Pasal 17, mantan karyawan'

const NOTHING_YET: MonthSoFar = { gross: ZERO, withheld: ZERO }

/**
 * Works out PPh 21 of a slip of so much gross and of what is deductible in it. The effective rate is that of the whole
 * month: what was withheld with another slip of it is taken off.
 */
export function slipTax(facts: SlipTaxFacts, base: Money, deductible: Money): SlipTax {
  const law = pph21LawOn(facts.on)
  if (facts.isFormer) return taxOfFormer(law, facts, base)
  const { gross: before, withheld } = facts.monthSoFar ?? NOTHING_YET
  const ofMonth = (gross: Money) => monthlyTax(law, facts.ptkp, plus(before, gross))
  const taxOn = (gross: Money) =>
    facts.year ? yearOf(law, facts, gross, deductible).last : minus(ofMonth(gross).tax, withheld)
  const allowance = facts.method === 'gross' ? ZERO : grossUp(base, taxOn)
  const gross = plus(base, allowance)
  if (facts.year) {
    const year = yearOf(law, facts, gross, deductible)
    return { gross, allowance, tax: year.last, note: 'Setahun', year }
  }
  const { category, rate, tax } = ofMonth(gross)
  const note = `TER ${category} ${percentText(rate).replace('.', ',')}%${before > ZERO ? ' sebulan' : ''}`
  return { gross, allowance, tax: minus(tax, withheld), note, year: null }
}

function taxOfFormer(law: Pph21Law, { method }: SlipTaxFacts, base: Money): SlipTax {
  const allowance = method === 'gross' ? ZERO : grossUp(base, (gross) => formerTax(law, gross))
  const gross = plus(base, allowance)
  return { gross, allowance, tax: formerTax(law, gross), note: FORMER, year: null }
}

function yearOf(law: Pph21Law, { ptkp, year }: SlipTaxFacts, gross: Money, deductible: Money): YearTax {
  return yearTax(law, {
    ptkp,
    months: (year?.months ?? 0) + 1,
    gross: plus(year?.gross ?? ZERO, gross),
    deductible: plus(year?.deductible ?? ZERO, deductible),
    withheld: year?.withheld ?? ZERO,
    ...(year?.previous && { previous: year.previous }),
  })
}
