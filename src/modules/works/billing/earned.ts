import { mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import type { Percent } from '#ground/percent.ts'
import type { Tx } from '#kit/db/tx.ts'
import { earnedOf } from '../progress/rules.ts'
import { lastWeek, measuredLines } from '../progress/store.ts'
import { rabIn } from '../rab/store.ts'

/** What was earned of a contract: the price of the bill that holds, and what approved progress comes to of it. */
export interface EarnedFacts {
  readonly rabId: string
  /** Before PPN: the sum of the lines and what rounding makes of it. */
  readonly agreed: Money
  readonly earned: Money
  readonly pct: Percent
  /** The last week that was approved; 0 before the first. */
  readonly week: number
}

/** Reads what a project agreed on and earned; nothing where no bill holds. */
export async function earnedFacts(tx: Tx, companyId: string, projectId: string): Promise<EarnedFacts | undefined> {
  const rab = await rabIn(tx, companyId, { projectId, state: 'approved' })
  if (!rab) return undefined
  const lines = await measuredLines(tx, companyId, projectId)
  const { earned, pct } = earnedOf(lines, [])
  const total = sum(lines.map((line) => line.amount))
  const agreed = plus(rab.total, rab.rounding)
  const week = await lastWeek(tx, companyId, projectId)
  return { rabId: rab.id, agreed, earned: inContract(earned, { agreed, total }), pct, week }
}

/**
 * Tells what work is worth by the contract where the bill was rounded: in proportion, all of it for all of it.
 *
 *   half of 292.972.185, agreed at 292.972.072: 146.486.036
 */
export function inContract(earned: Money, of: { readonly agreed: Money; readonly total: Money }): Money {
  return of.total === 0n ? ZERO : (mulDiv(earned, of.agreed, of.total) as Money)
}
