import type { Day } from '#ground/day.ts'
import { plus, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { costsByWork } from '#modules/journal/face.ts'
import { committedOf } from '#modules/purchasing/face.ts'
import { groupedByProject } from '../by-project.ts'
import { heldLinesOf, measuredOf, type BillLine, type HeldLine } from '../progress/store.ts'
import { promisedOf, type SubcontractCommitment } from '../subcontract/commitments.ts'
import { newestJudgements } from './judge-cost.ts'
import { plansOf, type Plan } from './plan-of-day.ts'
import { headOfAccount, wholeSums, type CostFact, type CostFacts } from './rules.ts'

/** What is known of the cost of a project. */
export interface ControlFacts<Line extends HeldLine = HeldLine> extends Pick<Plan, 'isPlanned' | 'sold'> {
  /** The bill that holds: cost on a work item it does not have is on none. */
  readonly bill: readonly Line[]
  readonly facts: CostFacts
}

interface Of {
  /** What is promised and was spent by the end of this day; null: all of it. */
  readonly on: Day | null
  /** Beside the plan of that day, not the one that holds. */
  readonly planOn: Day | null
}

/** Reads the budget of a project, what is promised and what was spent. */
export async function controlFacts(
  tx: Tx,
  companyId: string,
  { projectId, ...of }: Of & { readonly projectId: string },
): Promise<ControlFacts> {
  const bills = await heldLinesOf(tx, companyId, [projectId])
  const factsOf = await controlFactsOf(tx, companyId, bills, { projectIds: [projectId], ...of })
  return factsOf(projectId)
}

/** The same of several projects beside their bills, by project; their number adds no statement. */
async function controlFactsOf<Line extends HeldLine>(
  tx: Tx,
  companyId: string,
  bills: ReadonlyMap<string, readonly Line[]>,
  { projectIds, on, planOn }: Of & { readonly projectIds: readonly string[] },
): Promise<(projectId: string) => ControlFacts<Line>> {
  const [planOf, orders, promises, costs] = await Promise.all([
    plansOf(tx, companyId, { projectIds, bills, on: planOn }),
    committedOf(tx, companyId, projectIds, on),
    promisedOf(tx, companyId, projectIds, on),
    costsByWork(tx, companyId, projectIds, on),
  ])
  const ordered = groupedByProject(orders)
  const given = groupedByProject(promises.map(givenAway))
  const spent = groupedByProject(costs.map(({ account, ...cost }) => ({ ...cost, head: headOfAccount(account) })))
  return (id) => {
    const bill = bills.get(id) ?? []
    const plan = planOf(id)
    const known = new Set(bill.map((line) => line.workItemId))
    const placed = <F extends { readonly workItemId: string | null }>(fact: F): F =>
      known.has(fact.workItemId ?? '') ? fact : { ...fact, workItemId: null }
    const facts: CostFacts = {
      budget: plan.budget.map(placed),
      committed: [...(ordered.get(id) ?? []), ...(given.get(id) ?? [])].map(placed),
      actual: (spent.get(id) ?? []).map(placed),
    }
    return { bill, isPlanned: plan.isPlanned, sold: plan.sold, facts }
  }
}

/** What a project cost by the end of a day, and what it will come to. */
export interface ExpectedCost extends Pick<ControlFacts<BillLine>, 'bill' | 'isPlanned'> {
  readonly cost: Money
  /** Spent and promised by that day. */
  readonly projected: Money
  /** EAC, with what people judged by then of what is still to come. */
  readonly atCompletion: Money
}

/**
 * Tells what several projects cost by the end of a day and what they will come to, as their cost control reckons of that day: beside
 * the plan that held then, with what was judged by then.
 */
export async function expectedCosts(
  tx: Tx,
  companyId: string,
  projectIds: readonly string[],
  on: Day,
): Promise<(projectId: string) => ExpectedCost> {
  const bills = await measuredOf(tx, companyId, projectIds, on)
  const factsOf = await controlFactsOf(tx, companyId, bills, { projectIds, on, planOn: on })
  const judgements = await newestJudgements(tx, companyId, projectIds, on)
  return (id) => {
    const { bill, isPlanned, facts } = factsOf(id)
    const { actual, committed, atCompletion } = wholeSums(
      facts,
      isPlanned,
      (isPlanned && judgements.get(id)) || new Map(),
    )
    return { bill, isPlanned, cost: actual, projected: plus(actual, committed), atCompletion }
  }
}

/** Says where what a subcontract promises belongs. */
export function givenAway<Given extends Pick<SubcontractCommitment, 'workItemId' | 'amount'>>(
  given: Given,
): Given & CostFact {
  return { ...given, head: 'subkon' as const }
}
