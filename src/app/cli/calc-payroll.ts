import type { Day } from '#ground/day.ts'
import { unscaled } from '#ground/decimal.ts'
import { money, plus, type Money } from '#ground/money.ts'
import type { Percent } from '#ground/percent.ts'
import { bpjsProgrammes, ptkps, type BpjsProgramme } from '#modules/people/tax/contract.ts'
import { bpjsLawOn } from '#modules/payroll/bpjs/law.ts'
import { bpjs } from '#modules/payroll/bpjs/rules.ts'
import { jkkClasses, type JkkClass } from '#modules/payroll/bpjs/words.ts'
import { divisionOf, prorate, workdaysOf } from '#modules/payroll/proration/rules.ts'
import type { ProrationMethod } from '#modules/payroll/proration/words.ts'
import { pph21LawOn, type Pph21Law } from '#modules/payroll/tax/law.ts'
import { grossUp, monthlyTax, workerTax, yearTax } from '#modules/payroll/tax/rules.ts'
import { count, dayAsked, known, listed, plain, rupiah, weekAsked, type Case } from './calc-asked.ts'
import { isOfMonths, monthsCase, nonEmployeeCase } from './calc-year.ts'

/** The rules of wages that `calc` knows. */
export const payrollCases = {
  pph21: pph21Case,
  pph21_annualised: annualisedCase,
  pph21_tahun: yearCase,
  bpjs: bpjsCase,
  proration: prorationCase,
}

function pph21Case(asked: Case, on: Day): Case {
  const law = pph21LawOn(on)
  if (asked.paid_monthly === false) {
    return workerTaxCase(law, rupiah(asked.total, 'total'), count(asked.days, 'days'))
  }
  if (asked.kind === 'bukan_pegawai') return nonEmployeeCase(asked, on)
  if (isOfMonths(asked)) return monthsCase(asked, on)

  const ptkp = known(asked.ptkp, ptkps, 'ptkp')
  if (asked.paid_monthly === true) {
    const { category, rate, tax } = monthlyTax(law, ptkp, rupiah(asked.total, 'total'))
    return { basis: `TER bulanan ${category}`, rate: fraction(rate), pph: plain(tax), tax_object: '21-100-35' }
  }
  if (asked.method === 'gross_up' || asked.method === 'nett') {
    const base = rupiah(asked.base, 'base')
    const allowance = grossUp(base, (gross) => monthlyTax(law, ptkp, gross).tax)
    return { tax_allowance: plain(allowance), gross: plain(plus(base, allowance)), pph: plain(allowance) }
  }
  const { category, rate, tax } = monthlyTax(law, ptkp, rupiah(asked.gross, 'gross'))
  return { ter_category: category, rate: fraction(rate), pph: plain(tax) }
}

/** Tells PPh 21 of a payment to somebody not paid by the month. */
export function workerTaxCase(law: Pph21Law, total: Money, days: number): Case {
  const worked = workerTax(law, total, days)
  const pph = plain(worked.tax)
  return worked.basis === 'daily'
    ? { basis: 'TER harian', rate: fraction(worked.rate), pph, tax_object: '21-100-24' }
    : { basis: '50% x art.17', dpp: plain(worked.base), pph, tax_object: '21-100-30' }
}

function annualisedCase(asked: Case, on: Day): Case {
  const law = pph21LawOn(on)
  const ptkp = known(asked.ptkp, ptkps, 'ptkp')
  const months = monthsAsked(asked)
  const monthly = rupiah(asked.monthly_gross, 'monthly_gross')
  const pension = rupiah(asked.pension_contribution_per_month ?? 0, 'pension_contribution_per_month')
  const times = (amount: Money, n: number) => money(amount * BigInt(n))
  const withheld = times(monthlyTax(law, ptkp, monthly).tax, months - 1)
  const year = yearTax(law, {
    ptkp,
    months,
    gross: times(monthly, months),
    deductible: times(pension, months),
    withheld,
    isAnnualised: true,
  })
  return {
    net: plain(year.net),
    net_annualised: plain(year.netOfYear),
    pkp: plain(year.taxable),
    tax_annualised: plain(year.taxOfYear),
    tax_prorated: plain(year.tax),
    withheld_before: plain(withheld),
    last_period: plain(year.last),
  }
}

function yearCase(asked: Case, on: Day): Case {
  const law = pph21LawOn(on)
  const sumOf = (name: string) => rupiah(asked[name] ?? 0, name)
  const months = monthsAsked(asked)
  const year = yearTax(law, {
    ptkp: known(asked.ptkp, ptkps, 'ptkp'),
    months,
    gross: rupiah(asked.annual_gross, 'annual_gross'),
    deductible: plus(sumOf('jht_jp_employee'), sumOf('zakat')),
    withheld: sumOf('withheld_before'),
    previous: { net: sumOf('previous_net'), withheld: sumOf('withheld_previous_employer') },
  })
  return {
    biaya_jabatan: plain(year.positionCost),
    net: plain(year.netOfYear),
    ptkp: plain(year.ptkp),
    pkp: plain(year.taxable),
    annual_tax: plain(year.tax),
    last_period: plain(year.last),
  }
}

function monthsAsked({ months }: Case): number {
  const asked = count(months, 'months')
  if (asked > 12) throw new RangeError('months paling banyak 12')
  return asked
}

function bpjsCase(asked: Case, on: Day): Case {
  const found = bpjs(bpjsLawOn(asked.period === undefined ? on : dayAsked(asked.period, 'period')), {
    wage: rupiah(asked.wage, 'wage'),
    jkk: known(asked.jkk, Object.keys(jkkClasses) as JkkClass[], 'jkk'),
    umk: asked.umk === null || asked.umk === undefined ? null : rupiah(asked.umk, 'umk'),
    programmes: Object.keys(bpjsProgrammes) as BpjsProgramme[],
  })
  return {
    kes_base: plain(found.healthBase),
    kes_employer: plain(found.healthEmployer),
    kes_employee: plain(found.healthEmployee),
    jht_employer: plain(found.oldAgeEmployer),
    jht_employee: plain(found.oldAgeEmployee),
    jp_base: plain(found.pensionBase),
    jp_employer: plain(found.pensionEmployer),
    jp_employee: plain(found.pensionEmployee),
    jkk_employer: plain(found.accidentEmployer),
    jkm_employer: plain(found.deathEmployer),
    taxable_addition: plain(found.taxable),
    deductible_employee: plain(found.deductible),
  }
}

function prorationCase(asked: Case): Case {
  const wage = rupiah(asked.monthly_wage, 'monthly_wage')
  const month = String(asked.month)
  const week = weekAsked(asked.days_per_week)
  const scheduled = workdaysOf(month, week)
  const unpaidDates = listed(asked.unpaid_dates ?? [], 'unpaid_dates').map((each) => dayAsked(each, 'unpaid_dates'))
  const unpaid = scheduled.filter((each) => unpaidDates.includes(each)).length
  const worth = (method: ProrationMethod) => {
    const division = divisionOf(method, month, week)
    const days = { days: scheduled.length, unpaidHalves: unpaid * 2, calendarDays: division?.by ?? 0 }
    return plain(prorate([{ amount: wage, ...days }], scheduled.length, division).paid)
  }
  return {
    scheduled: scheduled.length,
    by_workdays: worth('workdays'),
    by_25_or_21: worth('daily'),
    by_calendar_days: worth('calendar'),
  }
}

// A rate as a plain share: 1.5 % is '0.015'.
function fraction(rate: Percent): string {
  return unscaled(rate, 6)
}
