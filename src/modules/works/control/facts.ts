import type { Day } from '#ground/day.ts'
import { plus, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { projectCosts } from '#modules/journal/face.ts'
import type { CostHead } from '#modules/projects/contract.ts'
import { commitmentsOf } from '#modules/purchasing/face.ts'
import { measuredLines, type BillLine } from '../progress/store.ts'
import { subcontractCommitments, type SubcontractCommitment } from '../subcontract/commitments.ts'
import { judgedNow, judgementsOf } from './judge-cost.ts'
import { planNow, planOfDay, type Plan } from './plan-of-day.ts'
import { headOfAccount, wholeSums, type CostFact, type CostFacts } from './rules.ts'

/** What is known of the cost of a project. */
export interface ControlFacts extends Pick<Plan, 'isPlanned' | 'sold'> {
  /** The bill that holds: cost on a work item it does not have is on none. */
  readonly bill: readonly BillLine[]
  readonly facts: CostFacts
}

interface Of {
  readonly projectId: string
  /** What is promised and was spent by the end of this day; null: all of it. */
  readonly on: Day | null
  /** Beside the plan of that day, not the one that holds. */
  readonly planOn: Day | null
}

/** Reads the budget of a project, what is promised and what was spent. */
export async function controlFacts(tx: Tx, companyId: string, { projectId, on, planOn }: Of): Promise<ControlFacts> {
  const bill = await measuredLines(tx, companyId, projectId, on)
  const plan =
    planOn === null
      ? await planNow(tx, companyId, { projectId, bill })
      : await planOfDay(tx, companyId, { projectId, bill, on: planOn })
  const known = new Set(bill.map((line) => line.workItemId))
  const placed = <F extends { readonly workItemId: string | null }>(fact: F): F =>
    known.has(fact.workItemId ?? '') ? fact : { ...fact, workItemId: null }
  const facts: CostFacts = {
    budget: plan.budget.map(placed),
    committed: [
      ...(await commitmentsOf(tx, companyId, projectId, on)),
      ...(await subcontractCommitments(tx, companyId, projectId, on)).map(givenAway),
    ].map(placed),
    actual: (await projectCosts(tx, companyId, projectId, on))
      .map(({ workItemId, amount, account }) => ({ workItemId, amount, head: headOfAccount(account) }))
      .map(placed),
  }
  return { bill, isPlanned: plan.isPlanned, sold: plan.sold, facts }
}

/** What a project cost by the end of a day, and what it will come to. */
export interface ExpectedCost extends Pick<ControlFacts, 'bill' | 'isPlanned'> {
  readonly cost: Money
  /** Spent and promised by that day. */
  readonly projected: Money
  /** EAC, with what people judge today of what is still to come. */
  readonly atCompletion: Money
}

/** Tells what a project cost by the end of a day and what it will come to, as its cost control reckons beside the plan that holds. */
export async function expectedCost(tx: Tx, companyId: string, projectId: string, on: Day): Promise<ExpectedCost> {
  const { bill, isPlanned, facts } = await controlFacts(tx, companyId, { projectId, on, planOn: null })
  const judged = isPlanned ? judgedNow(await judgementsOf(tx, companyId, projectId)) : new Map<CostHead | null, Money>()
  const { actual, committed, atCompletion } = wholeSums(facts, isPlanned, judged)
  return { bill, isPlanned, cost: actual, projected: plus(actual, committed), atCompletion }
}

/** Says where what a subcontract promises belongs. */
export function givenAway({ workItemId, amount }: SubcontractCommitment): CostFact {
  return { workItemId, amount, head: 'subkon' }
}
