import { minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { staffAccounts } from '#modules/journal/rules.ts'
import type { CostHead } from '#modules/projects/contract.ts'
import { forecast, type Forecast } from './forecast.ts'

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
    ...Object.fromEntries(staffAccounts.map((code) => [code, 'upah'])),
  }
  return heads[account] ?? null
}

/** Money that was spent or promised, with where it belongs. */
export interface CostFact {
  readonly workItemId: string | null
  readonly head: CostHead | null
  readonly amount: Money
}

/** A budget of a work item under a head, as it was first approved and now. */
export interface BudgetFact {
  readonly workItemId: string | null
  readonly head: CostHead | null
  readonly first: Money
  readonly now: Money
}

/** What is known of a project, a head or a work item: its budget, what is promised, what was spent. */
export interface CostFacts {
  readonly budget: readonly BudgetFact[]
  readonly committed: readonly CostFact[]
  readonly actual: readonly CostFact[]
}

/** What a project, a head or a work item comes to. */
export interface CostSums extends Omit<Forecast, 'projected'> {
  readonly first: Money
  readonly changes: Money
  readonly budget: Money
  readonly committed: Money
  readonly actual: Money
}

/** Sums a budget, what is promised and what was spent, and tells what it will come to; `judged` is still to come where somebody said so. */
export function costSums(facts: CostFacts, judged: Money | null = null): CostSums {
  let [first, budget] = [ZERO, ZERO]
  for (const one of facts.budget) {
    first = plus(first, one.first)
    budget = plus(budget, one.now)
  }
  const [committed, actual] = [total(facts.committed), total(facts.actual)]
  const { toCome, atCompletion, variance } = forecast({ budget, actual, committed, judged, isDone: false })
  return { first, changes: minus(budget, first), budget, committed, actual, toCome, atCompletion, variance }
}

/** Adds up what parts come to. */
export function addedSums(parts: readonly CostSums[]): CostSums {
  const of = (key: keyof CostSums) => sum(parts.map((part) => part[key]))
  return {
    ...{ first: of('first'), changes: of('changes'), budget: of('budget'), committed: of('committed') },
    ...{ actual: of('actual'), toCome: of('toCome'), atCompletion: of('atCompletion'), variance: of('variance') },
  }
}

/** Nothing known. */
export const noFacts: CostFacts = { budget: [], committed: [], actual: [] }

/** Tells what a whole project comes to: by a cost plan the sum of its heads, each judged by itself; else all of it together. */
export function wholeSums(facts: CostFacts, isPlanned: boolean, judged: ReadonlyMap<CostHead | null, Money>): CostSums {
  if (!isPlanned) return costSums(facts)
  const byHead = factsBy(facts, ({ head }) => head)
  const heads = new Set([...byHead.keys(), ...judged.keys()])
  return addedSums([...heads].map((head) => costSums(byHead.get(head) ?? noFacts, judged.get(head) ?? null)))
}

/** Groups what is known by a key in one pass, however many lines there are. */
export function factsBy<K>(
  facts: CostFacts,
  keyOf: (fact: Pick<CostFact, 'workItemId' | 'head'>) => K,
): Map<K, CostFacts> {
  const [budget, committed, actual] = [
    Map.groupBy(facts.budget, keyOf),
    Map.groupBy(facts.committed, keyOf),
    Map.groupBy(facts.actual, keyOf),
  ]
  const keys = new Set([...budget.keys(), ...committed.keys(), ...actual.keys()])
  return new Map(
    [...keys].map((key) => [
      key,
      { budget: budget.get(key) ?? [], committed: committed.get(key) ?? [], actual: actual.get(key) ?? [] },
    ]),
  )
}

function total(facts: readonly CostFact[]): Money {
  return sum(facts.map(({ amount }) => amount))
}
