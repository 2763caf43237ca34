import { lineAmount, price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { findOverBudget, overBudgetText, refuseOverBudget, type Costing } from '../over-budget.ts'
import type { SavedRequest } from './contract.ts'
import { requestLinesOf } from './store.ts'

/** Tells with a request that was saved which work items it would bring beyond their cost plan. */
export async function warnedRequest(tx: Tx, actor: Actor, saved: DocumentRef): Promise<SavedRequest> {
  const over = await findOverBudget(tx, actor.companyId, await costingOfRequest(tx, saved.id))
  return { ...saved, warnings: over.map((one) => overBudgetText(actor, one)) }
}

/** Refuses a request beyond the cost plan of a work item where the company wants it so ('purchase.over-budget'). */
export async function refuseBeyondPlan(tx: Tx, actor: Actor, requestId: string): Promise<void> {
  await refuseOverBudget(tx, actor, await costingOfRequest(tx, requestId))
}

// What its lines would cost by the prices that are thought of; nothing where none is.
async function costingOfRequest(tx: Tx, requestId: string): Promise<Costing[]> {
  return (await requestLinesOf(tx, requestId)).map(({ project_id, work_item_id, qty, est_price }) => ({
    ...{ project_id, work_item_id, amount: lineAmount(quantity(qty), price(est_price ?? '0')) },
  }))
}
