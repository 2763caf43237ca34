import { max, min, minus, money, mulDiv, plus, ZERO } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, percentOf } from '#ground/percent.ts'
import type { Percent } from '#ground/percent.ts'
import type { Bracket, Pph21Law, TerCategory } from './law.ts'
import type { Ptkp } from '#modules/people/tax/contract.ts'

/** The PPh 21 of a month and the effective rate it came from. */
export interface MonthlyTax {
  readonly category: TerCategory
  readonly rate: Percent
  readonly tax: Money
}

/**
 * Works out PPh 21 of a month that is not the last one: the effective rate on the whole gross, half up to rupiah.
 *
 *   monthlyTax(law, 'K/1', money(10454000))  // B, 1.5 %, 156810n
 */
export function monthlyTax(law: Pph21Law, ptkp: Ptkp, gross: Money): MonthlyTax {
  const { category } = law.ptkp[ptkp]
  const { rate } = bracketOf(law.monthly[category], gross)
  return { category, rate, tax: percentOf(gross, rate) }
}

/**
 * Finds the allowance that pays the tax on the wage and on itself: the smallest whole rupiah that equals its own tax.
 * A tax never falls as the gross grows, so that the steps up from nothing end at the smallest one.
 *
 *   grossUp(money(10000000), (gross) => monthlyTax(law, 'TK/0', gross).tax)  // 230179n
 */
export function grossUp(base: Money, taxOn: (gross: Money) => Money): Money {
  let allowance = ZERO
  for (;;) {
    const tax = max(taxOn(plus(base, allowance)), ZERO)
    if (tax === allowance) return allowance
    allowance = tax
  }
}

/** What a year's tax is worked out from; sums in rupiah over the months at this employer. */
export interface YearFacts {
  readonly ptkp: Ptkp
  /** Months at this employer this year, 1 to 12. */
  readonly months: number
  readonly gross: Money
  /** What the employee paid of JHT and JP (or into a pension fund), and zakat through the employer. */
  readonly deductible: Money
  readonly withheld: Money
  /** From the slip of an earlier employer of the same year. */
  readonly previous?: { readonly net: Money; readonly withheld: Money }
  /** Only where the duty to pay tax here began or ended within the year: the income is stretched to twelve months. */
  readonly isAnnualised?: boolean
}

/** The tax of a year, step by step; `last` is below zero where too much was withheld. */
export interface YearTax {
  readonly positionCost: Money
  /** What was earned here after the costs, without the earlier employer. */
  readonly net: Money
  readonly netOfYear: Money
  readonly ptkp: Money
  /** Penghasilan kena pajak, cut to thousands. */
  readonly taxable: Money
  readonly taxOfYear: Money
  /** The tax of the months here; the tax of the year unless it was stretched. */
  readonly tax: Money
  readonly last: Money
}

/** Works out the last tax period (December, or the month of leaving) as PMK 168/2023 asks: the year less what was withheld. */
export function yearTax(law: Pph21Law, facts: YearFacts): YearTax {
  const { gross, deductible, withheld, months, previous } = facts
  const { rate, maxMonth, maxYear } = law.positionCost
  const positionCost = min(percentOf(gross, rate), min(money(maxMonth * BigInt(months)), maxYear))
  const net = minus(gross, plus(positionCost, deductible))
  const stretched = facts.isAnnualised ? money(mulDiv(net, 12n, BigInt(months))) : net
  const netOfYear = plus(stretched, previous?.net ?? ZERO)

  const ptkp = law.ptkp[facts.ptkp].yearly
  const taxable = thousands(max(minus(netOfYear, ptkp), ZERO))
  const taxOfYear = progressiveTax(law.yearly, taxable)
  const tax = facts.isAnnualised ? money(mulDiv(taxOfYear, BigInt(months), 12n)) : taxOfYear
  const last = minus(tax, plus(withheld, previous?.withheld ?? ZERO))
  return { positionCost, net, netOfYear, ptkp, taxable, taxOfYear, tax, last }
}

/** The PPh 21 of somebody paid by day, week or piece. */
export type WorkerTax =
  | { readonly basis: 'daily'; readonly rate: Percent; readonly tax: Money }
  | { readonly basis: 'article17'; readonly base: Money; readonly tax: Money }

/** Works out PPh 21 of a payment to somebody not paid by the month, by the average of the days worked (1 or more). */
export function workerTax(law: Pph21Law, total: Money, days: number): WorkerTax {
  const bracket = law.daily.find(({ upper }) => upper !== null && total <= upper * BigInt(days))
  if (bracket) return { basis: 'daily', rate: bracket.rate, tax: percentOf(total, bracket.rate) }
  // Half a rupiah goes with the cut to thousands, never up over it.
  const base = thousands(money((total * law.dailyShare) / HUNDRED_PERCENT))
  return { basis: 'article17', base, tax: progressiveTax(law.yearly, base) }
}

/**
 * Works out PPh 21 of what somebody is paid after they left: art. 17 on the whole gross of the payment, without PTKP and costs (PMK 168/2023, former employee).
 *
 *   formerTax(law, money(60000000))  // 3000000n
 */
export function formerTax(law: Pph21Law, gross: Money): Money {
  return progressiveTax(law.yearly, thousands(gross))
}

/** Takes each slice of an income at its own rate, rounded half up once at the end. */
export function progressiveTax(brackets: readonly Bracket[], taxable: Money): Money {
  const slices = brackets.map(({ upper, rate }, at) => {
    const from = brackets[at - 1]?.upper ?? ZERO
    const to = upper === null ? taxable : min(upper, taxable)
    return max(minus(to, from), ZERO) * rate
  })
  const whole = slices.reduce((all, slice) => all + slice, 0n)
  return money(mulDiv(whole, 1n, HUNDRED_PERCENT))
}

function bracketOf(brackets: readonly Bracket[], amount: Money): Bracket {
  const found = brackets.find(({ upper }) => upper === null || amount <= upper)
  if (!found) throw new RangeError('no bracket holds this amount')
  return found
}

// UU PPh art. 17 (4).
function thousands(amount: Money): Money {
  return money((amount / 1000n) * 1000n)
}
