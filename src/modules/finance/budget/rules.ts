import { minus, type Money } from '#ground/money.ts'
import { firstDay, period as periodFrom, periodOf, type Period } from '#ground/period.ts'
import { monthsBack } from '#ground/months.ts'
import type { BudgetFigures } from './contract.ts'

/** Tells whether an account is overhead: beban usaha (6) and beban lain-lain (7-2), without what is only laid on production. */
export const isOverhead = (code: string) => (code.startsWith('6-') || code.startsWith('7-2')) && code !== '6-2900'

/** The twelve months from one on. */
export function yearFrom(first: string): Period[] {
  const begin = firstDay(periodFrom(first))
  return Array.from({ length: 12 }, (_, at) => periodOf(monthsBack(begin, -at)))
}

/** Lays what was booked beside what was planned. */
export function budgetFigures(budget: Money, actual: Money): BudgetFigures {
  return {
    ...{ budget: String(budget), actual: String(actual), left: String(minus(budget, actual)) },
    percent: budget === 0n ? null : tenths(actual, budget),
  }
}

// Of the budget in percent, one decimal, rounded half up.
function tenths(actual: bigint, budget: bigint): string {
  const isBelow = actual < 0n
  const size = isBelow ? -actual : actual
  const rounded = (size * 2000n + budget) / (budget * 2n)
  return `${isBelow && rounded > 0n ? '-' : ''}${rounded / 10n}.${rounded % 10n}`
}
