import type { Day } from '#ground/day.ts'
import { sum, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { HeldLine } from '../progress/store.ts'
import { plannedOf } from '../rap/store.ts'
import { versionAt } from '../schedule/curve.ts'
import { billsOfCurves } from '../schedule/store.ts'
import type { BudgetFact } from './rules.ts'

/** What a project may cost, and what it was sold for. */
export interface Plan {
  /** There is a cost plan; else the bill stands for it. */
  readonly isPlanned: boolean
  readonly budget: readonly BudgetFact[]
  readonly sold: Money
}

/** The bills that hold today, by project. */
type Bills = ReadonlyMap<string, readonly HeldLine[]>

/**
 * Reads the cost plans and bills of several projects: those that hold, or with `on` those that held on that day, of each the last by
 * then, else the first, which holds from the beginning.
 */
export async function plansOf(
  tx: Tx,
  companyId: string,
  { projectIds, bills, on }: { readonly projectIds: readonly string[]; readonly bills: Bills; readonly on: Day | null },
): Promise<(projectId: string) => Plan> {
  const planned = await plannedOf(tx, companyId, projectIds, on)
  const versions = on === null ? null : await billsOfCurves(tx, companyId, projectIds)
  return (id) => {
    const held = on === null ? undefined : versionAt(versions?.get(id) ?? [], on)?.lines
    return planOf(planned.get(id) ?? null, held ?? bills.get(id) ?? [])
  }
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
