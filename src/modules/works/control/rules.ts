import { minus, plus, ZERO, type Money } from '#ground/money.ts'
import type { CostHead } from '#modules/projects/contract.ts'

/** The head of what was booked on a cost account; null for cost of goods sold and others. */
export function headOfAccount(account: string): CostHead | null {
  const heads: Readonly<Record<string, CostHead>> = {
    '5-1000': 'material',
    '5-2000': 'upah',
    '5-2100': 'upah',
    '5-3000': 'subkon',
    '5-3100': 'subkon',
    '5-4000': 'alat',
    '5-5000': 'umum',
  }
  return heads[account] ?? null
}

/** Money that was spent or promised, with where it belongs. */
export interface CostFact {
  readonly workItemId: string | null
  readonly head: CostHead | null
  readonly amount: Money
}

/** What a budget, a head or a work item comes to; variance = budget − committed − actual. */
export interface CostSums {
  readonly budget: Money
  readonly committed: Money
  readonly actual: Money
  readonly variance: Money
}

/** Sums a budget, what is promised and what was spent. */
export function costSums(budget: Money, committed: readonly CostFact[], actual: readonly CostFact[]): CostSums {
  const [promised, spent] = [total(committed), total(actual)]
  return { budget, committed: promised, actual: spent, variance: minus(budget, plus(promised, spent)) }
}

function total(facts: readonly CostFact[]): Money {
  return facts.reduce((sum, fact) => plus(sum, fact.amount), ZERO)
}
