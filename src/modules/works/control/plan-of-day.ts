import type { Day } from '#ground/day.ts'
import { sum, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { BillLine } from '../progress/store.ts'
import { plannedCosts } from '../rap/store.ts'
import { versionAt } from '../schedule/curve.ts'
import { billsOfCurve } from '../schedule/store.ts'
import type { BudgetFact } from './rules.ts'

/** What a project may cost, and what it was sold for, as it held at the end of a day. */
export interface PlanOfDay {
  /** There was a cost plan; else the bill of that day stands for it. */
  readonly isPlanned: boolean
  readonly budget: readonly BudgetFact[]
  readonly sold: Money
}

interface Of {
  readonly projectId: string
  readonly on: Day
  /** The bill that holds today: cost on a work item it does not have is on none. */
  readonly bill: readonly BillLine[]
}

/** Reads the cost plan and the bill that held on a day: of each the last by then, else the first, which holds from the beginning. */
export async function planOfDay(tx: Tx, companyId: string, { projectId, on, bill }: Of): Promise<PlanOfDay> {
  const planned = await plannedCosts(tx, companyId, projectId, on)
  const held = versionAt(await billsOfCurve(tx, companyId, projectId), on)?.lines ?? bill
  const known = new Set(bill.map((line) => line.workItemId))
  const budget = planned ?? held.map(soldThen)
  return {
    isPlanned: planned !== null,
    budget: budget.map((one) => (known.has(one.workItemId ?? '') ? one : { ...one, workItemId: null })),
    sold: sum(held.map((line) => line.amount as Money)),
  }
}

function soldThen({ workItemId, amount }: { readonly workItemId: string; readonly amount: bigint }): BudgetFact {
  return { workItemId, head: null, first: amount as Money, now: amount as Money }
}
