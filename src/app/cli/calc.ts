import type { Day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import { attendanceRefusals } from '#modules/attendance/refusals.ts'
import { accountRefusals } from '#modules/company/accounts/refusals.ts'
import { ppn, rateOn } from '#modules/company/tax/rules.ts'
import type { PpnAmounts } from '#modules/company/tax/rules.ts'
import { taxRates } from '#modules/company/tax/seed.ts'
import { crewRefusals } from '#modules/crews/refusals.ts'
import { payrollRefusals } from '#modules/payroll/refusals.ts'
import { peopleRefusals } from '#modules/people/refusals.ts'
import { salesRefusals } from '#modules/sales/refusals.ts'
import { worksRefusals } from '#modules/works/refusals.ts'
import { terbilang, terbilangDecimal, terbilangSen } from '#ground/terbilang.ts'
import { mulDiv, scaled } from '#ground/decimal.ts'
import type { Sentences } from '#kit/department.ts'
import { plain, type Case } from './calc-asked.ts'
import { borneCases } from './calc-borne.ts'
import { dayCases } from './calc-days.ts'
import { formatsCase } from './calc-formats.ts'
import { payrollCases } from './calc-payroll.ts'
import { rightsCases } from './calc-rights.ts'
import { terminCase } from './calc-termin.ts'
import { weekCase } from './calc-week.ts'
import { worksCases } from './calc-works.ts'

/** Of the departments whose rules are asked: the whole house would take three times as long to read. */
const sentences: Sentences = {
  ...accountRefusals,
  ...attendanceRefusals,
  ...crewRefusals,
  ...payrollRefusals,
  ...peopleRefusals,
  ...salesRefusals,
  ...worksRefusals,
}

/** One answer of a rule: plain JSON, shaped as the `expected` of its cases. */
export type Answer = Record<string, unknown>

type Rule = (asked: Case, on: Day) => Answer

const RULES: Record<string, Rule> = {
  terbilang: terbilangCase,
  ppn: ppnCase,
  identifiers_formats: formatsCase,
  ...payrollCases,
  ...rightsCases,
  ...dayCases,
  ...borneCases,
  ...worksCases,
  upah_mingguan: weekCase,
  termin: terminCase,
}

/** The rules `mandor calc` knows. */
export const calcRules: readonly string[] = Object.keys(RULES)

/**
 * Works out one JSON line with the seeded rates of a day; what cannot be worked out is answered as { error }.
 *
 *   calc('terbilang', day('2026-11-21'), '{"n":1001}')  // { text: 'seribu satu' }
 */
export function calc(rule: string, on: Day, jsonLine: string): Answer {
  const run = RULES[rule]
  if (!run) return { error: `aturan tidak dikenal: ${rule}; yang ada: ${calcRules.join(', ')}` }

  const asked = parsed(jsonLine)
  if (!asked) return { error: 'baris ini bukan objek JSON' }
  try {
    return run(asked, on)
  } catch (cause) {
    if (cause instanceof RangeError) return { error: cause.message }
    if (cause instanceof Refusal) return { error: sentences[cause.code]?.(cause.facts) ?? cause.code }
    throw cause
  }
}

function terbilangCase(asked: Case): Answer {
  if (asked.amount !== undefined) return { text: terbilangSen(whole(asked.amount), whole(asked.sen ?? 0)) }
  const n = String(asked.n)
  return { text: n.includes('.') ? terbilangDecimal(n) : terbilang(whole(asked.n)) }
}

function ppnCase(asked: Case, on: Day): Answer {
  if (typeof asked.exact === 'string') return { rounded: plain(mulDiv(scaled(asked.exact, 10), 1n, 10n ** 10n)) }

  const isLuxury = asked.mode === 'exclusive_luxury_full_12'
  const isPkp = asked.mode !== 'non_pkp_seller'
  if (isPkp && !isLuxury && asked.mode !== 'exclusive' && asked.mode !== 'inclusive') {
    throw new RangeError(`mode tidak dikenal: ${String(asked.mode)}`)
  }

  const rate = rateOn(taxRates, isLuxury ? 'PPN-MEWAH' : 'PPN', on)
  if (!rate) throw new RangeError(`tidak ada tarif PPN pada ${on}`)
  const mode = asked.mode === 'inclusive' ? 'inclusive' : 'exclusive'
  const amounts = ppn({ base: money(whole(asked.input)), mode, isPkp, rate })
  return isPkp ? taxBlock(amounts) : nonPkpBlock(amounts)
}

function taxBlock({ hargaJual, dpp, dppNilaiLain, ppn: tax, total }: PpnAmounts): Answer {
  const base = dppNilaiLain === null ? { dpp: plain(dpp) } : { dpp_nilai_lain: plain(dppNilaiLain) }
  return { harga_jual: plain(hargaJual), ...base, ppn: plain(tax), total: plain(total) }
}

function nonPkpBlock({ ppn: tax, total }: PpnAmounts): Answer {
  return {
    ppn: plain(tax),
    total: plain(total),
    rule: 'a non-PKP may not charge PPN nor issue a faktur pajak',
  }
}

function parsed(jsonLine: string): Case | undefined {
  try {
    const value: unknown = JSON.parse(jsonLine)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Case) : undefined
  } catch {
    return undefined
  }
}

function whole(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value)
  throw new RangeError(`bukan bilangan bulat: ${String(value)}`)
}
