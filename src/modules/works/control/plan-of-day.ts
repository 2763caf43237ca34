import type { Day } from '#ground/day.ts'
import { sum, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { BillLine } from '../progress/store.ts'
import { plannedCosts } from '../rap/store.ts'
import { versionAt } from '../schedule/curve.ts'
import { billsOfCurve } from '../schedule/store.ts'
import type { BudgetFact } from './rules.ts'

/** What a project may cost, and what it was sold for. */
export interface Plan {
  /** There is a cost plan; else the bill stands for it. */
  readonly isPlanned: boolean
  readonly budget: readonly BudgetFact[]
  readonly sold: Money
}

interface Of {
  readonly projectId: string
  /** The bill that holds today. */
  readonly bill: readonly BillLine[]
}

/** Reads the cost plan and the bill that hold. */
export async function planNow(tx: Tx, companyId: string, { projectId, bill }: Of): Promise<Plan> {
  return planOf(await plannedCosts(tx, companyId, projectId), bill)
}

/** Reads the cost plan and the bill that held on a day: of each the last by then, else the first, which holds from the beginning. */
export async function planOfDay(
  tx: Tx,
  companyId: string,
  { projectId, bill, on }: Of & { readonly on: Day },
): Promise<Plan> {
  const planned = await plannedCosts(tx, companyId, projectId, on)
  return planOf(planned, versionAt(await billsOfCurve(tx, companyId, projectId), on)?.lines ?? bill)
}

type SoldLine = Readonly<{ workItemId: string; amount: bigint }>

function planOf(planned: readonly BudgetFact[] | null, bill: readonly SoldLine[]): Plan {
  const sold = bill.map(({ workItemId, amount }) => ({ workItemId, amount: amount as Money }))
  const asBudget = ({ workItemId, amount }: (typeof sold)[number]) => ({
    workItemId,
    head: null,
    first: amount,
    now: amount,
  })
  return {
    isPlanned: planned !== null,
    budget: planned ?? sold.map(asBudget),
    sold: sum(sold.map(({ amount }) => amount)),
  }
}
