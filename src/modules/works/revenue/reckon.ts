import { sum, ZERO } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { lastDay, type Period } from '#ground/period.ts'
import type { Tx } from '#kit/db/tx.ts'
import { expectedCosts, type ExpectedCost } from '../control/facts.ts'
import { earnedOf } from '../progress/rules.ts'
import {
  NOTHING_APART,
  recognised,
  standAlike,
  type ProjectRevenue,
  type RevenueMethod,
  type RevenueState,
} from './rules.ts'
import * as store from './store.ts'

/** The revenue of a month as it is worked out now, and what the month booked before it closed with. */
export interface ReckonedMonth {
  readonly method: RevenueMethod
  readonly rows: readonly ProjectRevenue[]
  readonly before: ReadonlyMap<string, RevenueState>
}

/**
 * Works out the revenue of a month by the method that holds in it and the plans that held at its end. A project that no longer counts (its contract is gone, or
 * revenue counts when it is billed) comes back to what was billed.
 */
export async function reckonRevenue(tx: Tx, companyId: string, period: Period): Promise<ReckonedMonth> {
  const method = await store.methodIn(tx, companyId, period)
  const before = await store.closedBefore(tx, companyId, period)
  const on = lastDay(period)
  const rows: ProjectRevenue[] = []
  if (method !== 'termin') {
    const projects = await store.contractedProjects(tx, companyId, on)
    const costOf = await expectedCosts(
      tx,
      companyId,
      projects.map(({ projectId }) => projectId),
      on,
    )
    rows.push(...projects.map((project) => reckonProject(method, project, costOf(project.projectId))))
  }
  const known = new Set(rows.map(({ projectId }) => projectId))
  const left = before
    .filter((row) => !known.has(row.projectId) && !standAlike(row, NOTHING_APART))
    .map((row) => ({ ...row, ...NOTHING_APART, cost: ZERO, atCompletion: ZERO, pct: '0' }))
  return { method, rows: [...rows, ...left], before: new Map(before.map((row) => [row.projectId, row])) }
}

function reckonProject(
  method: 'fisik' | 'biaya',
  { isDone, ...told }: store.ContractedProject,
  { bill, isPlanned, cost, projected, atCompletion }: ExpectedCost,
): ProjectRevenue {
  const facts = {
    ...{ contract: told.contract, cost, isDone, atCompletion: isDone ? projected : atCompletion },
    ...{ measured: earnedOf(bill, []).earned, bill: sum(bill.map(({ amount }) => amount)) },
  }
  const { pct, earned, provision } = recognised(method, facts)
  return { ...told, isPlanned, cost, atCompletion: facts.atCompletion, pct: percentText(pct), earned, provision }
}
