import { plus, sum, ZERO, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { projectCosts } from '#modules/journal/face.ts'
import { commitmentsOf, type WorkBudget } from '#modules/purchasing/face.ts'
import { measuredLines } from '../progress/store.ts'
import { subcontractCommitments } from '../subcontract/commitments.ts'
import { plannedCosts } from './store.ts'

/** Tells what some work items of a project may cost by its cost plan, and what was spent and promised; none without a plan. */
export async function workBudgetsOf(
  tx: Tx,
  companyId: string,
  { projectId, workItemIds }: { readonly projectId: string; readonly workItemIds: readonly string[] },
): Promise<ReadonlyMap<string, WorkBudget>> {
  const planned = await plannedCosts(tx, companyId, projectId)
  if (!planned) return new Map()
  const wanted = new Set(workItemIds)
  const used = new Map<string, Money>()
  const facts = [
    ...(await commitmentsOf(tx, companyId, projectId)),
    ...(await subcontractCommitments(tx, companyId, projectId)),
    ...(await projectCosts(tx, companyId, projectId)),
  ]
  for (const { workItemId, amount } of facts) {
    if (workItemId !== null) used.set(workItemId, plus(used.get(workItemId) ?? ZERO, amount))
  }
  const bill = await measuredLines(tx, companyId, projectId)
  return new Map(
    bill
      .filter(({ workItemId }) => wanted.has(workItemId))
      .map(({ workItemId, code, name }) => {
        const budget = sum(planned.filter((one) => one.workItemId === workItemId).map((one) => one.now))
        return [workItemId, { name: `${code} ${name}`, budget, used: used.get(workItemId) ?? ZERO }] as const
      }),
  )
}
