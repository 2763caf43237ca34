import type { Day } from '#ground/day.ts'
import { minus, money, plus, sum, type Money } from '#ground/money.ts'
import { unscaled } from '#ground/decimal.ts'
import { ptkps } from '#modules/people/tax/contract.ts'
import { pph21LawOn } from '#modules/payroll/tax/law.ts'
import { monthlyTax, progressiveTax, yearTax } from '#modules/payroll/tax/rules.ts'
import { count, known, plain, rupiah, rupiahs, type Case } from './calc-asked.ts'
import { objectAsked } from './calc-week-asked.ts'

const MONTH_LISTS = /^monthly_gross_([a-z]{3}_[a-z]{3})$/
const LAST_MONTH = /^(january|february|march|april|may|june|july|august|september|october|november|december)_gross$/

/** Tells whether PPh 21 is asked for of a year by its months: '{monthly_gross_jan_nov, december_gross}', '{monthly_gross, months}'. */
export function isOfMonths(asked: Case): boolean {
  return asked.monthly_gross !== undefined || Object.keys(asked).some((key) => MONTH_LISTS.test(key))
}

/** Works out the year of an employee by months, as the examples of PMK 168/2023 tell it: what each withholds, and the last. */
export function monthsCase(asked: Case, on: Day): Case {
  const law = pph21LawOn(on)
  const ptkp = known(asked.ptkp, ptkps, 'ptkp')
  const listKey = Object.keys(asked).find((key) => MONTH_LISTS.test(key))
  const lastKey = Object.keys(asked).find((key) => LAST_MONTH.test(key))
  const same = listKey === undefined
  if (!same && lastKey === undefined) throw new RangeError('sebutkan bruto masa terakhir, mis. december_gross')
  const each = same ? rupiah(asked.monthly_gross, 'monthly_gross') : null
  const before =
    each === null ? rupiahs(asked[listKey ?? ''], listKey ?? '') : times(each, count(asked.months, 'months') - 1)
  const last = each ?? rupiah(asked[lastKey ?? ''], lastKey ?? '')
  const months = before.length + 1
  const said = asked.months_worked ?? months
  if (months > 12 || said !== months) throw new RangeError('months_worked tidak sama dengan bulan yang disebut')

  const taxes = before.map((gross) => monthlyTax(law, ptkp, gross))
  const withheld = sum(taxes.map(({ tax }) => tax))
  const monthly = (name: string) => money(rupiah(asked[name] ?? 0, name) * BigInt(months))
  const previous =
    asked.previous_employer === undefined ? null : objectAsked(asked.previous_employer, 'previous_employer')
  const year = yearTax(law, {
    ...{ ptkp, months, withheld, gross: plus(last, ...before) },
    deductible: plus(monthly('pension_contribution_per_month'), monthly('zakat_per_month')),
    isAnnualised: asked.annualise === true,
    ...(previous && {
      previous: { net: rupiah(previous.net, 'net'), withheld: rupiah(previous.withheld, 'withheld') },
    }),
  })
  const first = monthlyTax(law, ptkp, before[0] ?? last)
  const span = listKey?.replace('monthly_gross_', '') ?? ''
  return {
    ter_category: first.category,
    ...(same
      ? { rate: unscaled(first.rate, 6), jan_nov_each: plain(first.tax) }
      : { [`withheld_${span}`]: taxes.map(({ tax }) => plain(tax)), [`sum_${span}`]: plain(withheld) }),
    annual_gross: plain(plus(last, ...before)),
    biaya_jabatan: plain(year.positionCost),
    ...(previous ? { net_this: plain(year.net) } : { net: plain(year.net) }),
    ...{ ptkp: plain(year.ptkp), pkp: plain(year.taxable), annual_tax: plain(year.tax) },
    [lastKey?.replace('_gross', '') ?? 'december']: plain(year.last),
  }
}

const times = (amount: Money, count: number) => Array.from({ length: count }, () => amount)

/** Works out PPh 21 of somebody who is no employee: art. 17 on half of what is theirs, cut to thousands (PMK 168/2023). */
export function nonEmployeeCase(asked: Case, on: Day): Case {
  const excluded = rupiah(asked.excluded_with_proof ?? 0, 'excluded_with_proof')
  const gross = minus(rupiah(asked.gross, 'gross'), excluded)
  if (gross < 0n) throw new RangeError('excluded_with_proof melebihi gross')
  const dpp = money((gross / 2000n) * 1000n)
  return { gross_taxable: plain(gross), dpp: plain(dpp), pph: plain(progressiveTax(pph21LawOn(on).yearly, dpp)) }
}
