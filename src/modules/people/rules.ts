import { dayFrom, partsOf, type Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { ContractType } from './words.ts'

/** A contract of an employee as it is judged. */
interface AskedContract {
  readonly type: ContractType
  readonly fromDate: Day
  readonly toDate: Day | null
  readonly probationTo: Day | null
}

/** Refuses a last day before the first ('employee.leaves-early'), at `leftOn`. */
export function checkLeaving(joinDate: Day | null, leftOn: Day | null): void {
  if (joinDate && leftOn && leftOn < joinDate) throw new Refusal('employee.leaves-early', {}, { field: 'leftOn' })
}

/**
 * Refuses a contract that ends before it begins ('contract.ends-early'), one for a time without its end
 * ('contract.no-end'), and a trial in any but one for good ('contract.no-trial': PP 35/2021 art. 12), at the field.
 */
export function checkContracts(contracts: readonly AskedContract[]): void {
  for (const [at, { type, fromDate, toDate, probationTo }] of contracts.entries()) {
    const refuse = (code: string, field: string) => new Refusal(code, {}, { field: `contracts.${at}.${field}` })
    if (toDate && toDate < fromDate) throw refuse('contract.ends-early', 'toDate')
    if (type === 'pkwt' && !toDate) throw refuse('contract.no-end', 'toDate')
    if (probationTo && type !== 'pkwtt') throw refuse('contract.no-trial', 'probationTo')
    if (probationTo && probationTo < fromDate) throw refuse('contract.ends-early', 'probationTo')
  }
}

/** Tells whether somebody is under 18 on a day; nobody so young may be employed (UU 13/2003 art. 68). */
export function isMinor(birth: Day, on: Day): boolean {
  const { year, month, date } = partsOf(birth)
  // Who was born on 29 February comes of age on 1 March.
  const adult = dayFrom(year + 18, month, date) ?? dayFrom(year + 18, 3, 1)
  return adult !== undefined && on < adult
}

/** Refuses somebody under 18 ('person.minor'), at `birthDate`. */
export function checkAge(birth: Day | null | undefined, on: Day): void {
  if (birth && isMinor(birth, on)) throw new Refusal('person.minor', {}, { field: 'birthDate' })
}

/** Works out the least for a day of what is the least for a month of six-day weeks: a 25th, rounded up (PP 36/2021 art. 17). */
export function dailyMinimum(monthly: Money | null): Money | null {
  return monthly === null ? null : money((monthly + 24n) / 25n)
}

/** Finds what is valid on a day among rows that begin, the newest first; nothing where none has begun. */
export function validOn<Row extends { readonly validFrom: Day }>(rows: readonly Row[], on: Day): Row | undefined {
  return rows.find(({ validFrom }) => validFrom <= on)
}
