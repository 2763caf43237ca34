import { dayFrom, type Day } from '#ground/day.ts'
import { minus, plus, type Money } from '#ground/money.ts'
import { bpjsProgrammes, ptkps, type BpjsProgramme } from '#modules/people/tax/contract.ts'
import { bpjsLawOn } from '#modules/payroll/bpjs/law.ts'
import { bpjs } from '#modules/payroll/bpjs/rules.ts'
import { jkkClasses, type JkkClass } from '#modules/payroll/bpjs/words.ts'
import { isTaxBorne } from '#modules/payroll/tax/borne.ts'
import { pph21LawOn } from '#modules/payroll/tax/law.ts'
import { monthlyTax, workerTax } from '#modules/payroll/tax/rules.ts'
import { count, dayAsked, known, plain, rupiah, type Case } from './calc-asked.ts'

/** The rules of PPh 21 that the state bears, that `calc` knows. */
export const borneCases = { pph21_dtp: borneCase, pph21_dtp_slip: borneSlipCase }

function borneCase(asked: Case, on: Day): Case {
  const kind = String(asked.kind ?? '')
  if (!/^pegawai (tetap|tidak tetap)/.test(kind)) {
    throw new RangeError('kind harus "pegawai tetap, …" atau "pegawai tidak tetap, …"')
  }
  const klu = /\b\d{5}\b/.exec(String(asked.sector ?? asked.klu ?? ''))?.[0]
  if (klu === undefined) throw new RangeError('sector harus menyebut KLU lima angka, mis. "furniture (KLU 31001)"')
  const when = asked.year === undefined ? on : dayFrom(count(asked.year, 'year', 2000), 1, 1)
  const by = kind.startsWith('pegawai tidak tetap') && !kind.includes('month') ? 'day' : 'month'
  // The last quarter of 2025 has a rule of its own; a year alone asks for its first day.
  return { eligible: isTaxBorne(when ?? on, klu, by, rupiah(asked.amount, 'amount')) }
}

function borneSlipCase(asked: Case, on: Day): Case {
  const isBorne = asked.eligible === true
  if (asked.paid_monthly === false) {
    const total = rupiah(asked.total, 'total')
    const { tax } = workerTax(pph21LawOn(on), total, count(asked.days, 'days'))
    return { ...taxTold(tax, isBorne), net_pay: plain(isBorne ? total : minus(total, tax)) }
  }
  const when = asked.period === undefined ? on : dayAsked(asked.period, 'period')
  const earned = rupiah(asked.cash_earnings, 'cash_earnings')
  const found = bpjs(bpjsLawOn(when), {
    wage: rupiah(asked.bpjs_wage, 'bpjs_wage'),
    jkk: known(asked.jkk, Object.keys(jkkClasses) as JkkClass[], 'jkk'),
    umk: asked.umk === null || asked.umk === undefined ? null : rupiah(asked.umk, 'umk'),
    programmes: Object.keys(bpjsProgrammes) as BpjsProgramme[],
  })
  const gross = plus(earned, found.taxable)
  const { tax } = monthlyTax(pph21LawOn(when), known(asked.ptkp, ptkps, 'ptkp'), gross)
  const own = minus(earned, plus(found.healthEmployee, found.oldAgeEmployee, found.pensionEmployee))
  return {
    gross_taxable: plain(gross),
    ...taxTold(tax, isBorne),
    ...{ net_pay: plain(isBorne ? own : minus(own, tax)), net_pay_without_dtp: plain(minus(own, tax)) },
    ...{ tax_certificate: isBorne ? 'DTP' : 'N/A', utang_pph21: isBorne ? 0 : plain(tax) },
  }
}

function taxTold(tax: Money, isBorne: boolean): Case {
  return { pph21: plain(tax), pph21_paid_by: isBorne ? 'pemerintah' : 'karyawan' }
}
