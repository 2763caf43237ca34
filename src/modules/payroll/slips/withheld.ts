import { max, min, minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import type { Bpjs } from '../bpjs/rules.ts'
import { slipTax, type SlipTax, type SlipTaxFacts } from './slip-tax.ts'

/** What an employee owes BPJS for a month, by programme; rupiah. */
export interface OwnShares {
  readonly kesehatan: Money
  readonly jht: Money
  readonly jp: Money
}

/** What a month's wage bears of contributions and tax. */
export interface Withheld {
  /** Cut from the wage. */
  readonly own: OwnShares
  /** Owed all the same, and borne by the company because the wage is too small. */
  readonly borne: OwnShares
  readonly tax: SlipTax
  /** What of `own` is taken from the income of the year. */
  readonly deductible: Money
}

/**
 * Tells what a wage of so much cash bears: contributions are owed for every month of employment (Perpres 82/2018,
 * PP 45/2015 and 46/2015), so what an unpaid month cannot bear is the company's, and Kesehatan it pays so is income (PMK 168/2023).
 */
export function withheldOf(
  facts: SlipTaxFacts,
  { cash, natura, zakat }: { readonly cash: Money; readonly natura: Money; readonly zakat: Money },
  found: Bpjs,
): Withheld {
  let own: OwnShares = { kesehatan: found.healthEmployee, jht: found.oldAgeEmployee, jp: found.pensionEmployee }
  // Less is cut with every round, as tax rises a little with what is no longer deductible.
  for (;;) {
    const deductible = plus(own.jht, own.jp, zakat)
    const borne = sharesBeyond(found, own)
    const tax = slipTax(facts, sum([cash, natura, found.taxable, borne.kesehatan]), deductible)
    const cut = sum(Object.values(own))
    const short = minus(plus(cut, max(tax.tax, ZERO)), plus(cash, tax.allowance))
    if (short <= ZERO || cut === ZERO) return { own, borne, tax, deductible }
    own = lessen(own, short)
  }
}

function sharesBeyond(found: Bpjs, own: OwnShares): OwnShares {
  return {
    kesehatan: minus(found.healthEmployee, own.kesehatan),
    jht: minus(found.oldAgeEmployee, own.jht),
    jp: minus(found.pensionEmployee, own.jp),
  }
}

// The last of them first: who is ill needs his insurance paid before his pension.
function lessen(own: OwnShares, short: Money): OwnShares {
  const jp = min(own.jp, short)
  const jht = min(own.jht, minus(short, jp))
  const kesehatan = min(own.kesehatan, minus(short, plus(jp, jht)))
  return { kesehatan: minus(own.kesehatan, kesehatan), jht: minus(own.jht, jht), jp: minus(own.jp, jp) }
}
