import { partsOf, type Day } from '#ground/day.ts'
import { max, min, plus, sum, ZERO } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { percentOf } from '#ground/percent.ts'
import type { BpjsLaw } from './law.ts'
import type { BpjsProgramme } from '#modules/people/tax/contract.ts'
import type { JkkClass } from './words.ts'

/** What the contributions of a month are worked out from. */
export interface BpjsFacts {
  /** Pokok and fixed allowances by contract on the last day of the month, not prorated; rupiah. */
  readonly wage: Money
  readonly jkk: JkkClass
  /** The minimum wage of the place, below which Kesehatan is not counted; null where it is not known. */
  readonly umk: Money | null
  readonly programmes: readonly BpjsProgramme[]
}

/** The contributions of a month, each rounded by itself; zero where somebody is not enrolled. */
export interface Bpjs {
  readonly healthBase: Money
  readonly healthEmployer: Money
  readonly healthEmployee: Money
  readonly oldAgeEmployer: Money
  readonly oldAgeEmployee: Money
  readonly pensionBase: Money
  readonly pensionEmployer: Money
  readonly pensionEmployee: Money
  readonly accidentEmployer: Money
  readonly deathEmployer: Money
  /** What the employer pays that counts as income to PPh 21: Kesehatan, JKK, JKM. */
  readonly taxable: Money
  /** What the employee pays that is taken from the year's income: JHT, JP. */
  readonly deductible: Money
}

/** Works out the contributions of a month. */
export function bpjs(law: BpjsLaw, { wage, jkk, umk, programmes }: BpjsFacts): Bpjs {
  const on = (programme: BpjsProgramme, amount: Money) => (programmes.includes(programme) ? amount : ZERO)
  const healthBase = on('kesehatan', min(max(wage, umk ?? ZERO), law.health.cap))
  const pensionBase = on('jp', min(wage, law.pension.cap))
  const oldAgeBase = on('jht', wage)

  const healthEmployer = percentOf(healthBase, law.health.employer)
  const oldAgeEmployee = percentOf(oldAgeBase, law.oldAge.employee)
  const pensionEmployee = percentOf(pensionBase, law.pension.employee)
  const accidentEmployer = percentOf(on('jkk', wage), law.accident[jkk])
  const deathEmployer = percentOf(on('jkm', wage), law.death)
  return {
    healthBase,
    healthEmployer,
    healthEmployee: percentOf(healthBase, law.health.employee),
    oldAgeEmployer: percentOf(oldAgeBase, law.oldAge.employer),
    oldAgeEmployee,
    pensionBase,
    pensionEmployer: percentOf(pensionBase, law.pension.employer),
    pensionEmployee,
    accidentEmployer,
    deathEmployer,
    taxable: sum([healthEmployer, accidentEmployer, deathEmployer]),
    deductible: plus(oldAgeEmployee, pensionEmployee),
  }
}

/** Tells whether JP has ended: the month after the one in which the pension age is reached. */
export function isPastPension(law: BpjsLaw, birth: Day, on: Day): boolean {
  const [born, now] = [partsOf(birth), partsOf(on)]
  return now.year * 12 + now.month > (born.year + law.pension.age) * 12 + born.month
}
