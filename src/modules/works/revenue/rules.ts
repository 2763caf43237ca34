import { ofProject } from '#ground/dims.ts'
import { max, min, minus, mulDiv, negate, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, type Percent } from '#ground/percent.ts'
import { accounts, credit, debit, type EntryLine } from '#modules/journal/rules.ts'
import { shareIn } from '../progress/rules.ts'

/** When the revenue of a project counts: when it is billed, by what was built of it, or by what it cost of what it will cost. */
export const revenueMethods = {
  termin: 'Saat ditagih (termin)',
  fisik: 'Persentase penyelesaian: progres fisik',
  biaya: 'Persentase penyelesaian: biaya terhadap perkiraan biaya',
} as const
export type RevenueMethod = keyof typeof revenueMethods

/** A project at the end of a month; rupiah before PPN. */
export interface RevenueFacts {
  readonly contract: Money
  /** What it cost, and what it will come to (EAC). */
  readonly cost: Money
  readonly atCompletion: Money
  /** What the approved progress is worth of the bill that holds, and that bill. */
  readonly measured: Money
  readonly bill: Money
  /** Handed over (BAST-1): all of it was earned. */
  readonly isDone: boolean
}

/** How far a project has come, what was earned of its contract, and the loss that is still to come of it. */
export interface Recognised {
  readonly pct: Percent
  readonly earned: Money
  readonly provision: Money
}

/**
 * Tells what was earned of a contract by percentage of completion, half up to the rupiah, and the part of an expected loss
 * that the result does not show yet (projects.md §6: at once).
 *
 *   contract 100, cost 44 of 110 by cost: 40 % earned is 40, the result shows 4 of the loss of 10, so 6 are provided for
 */
export function recognised(method: 'fisik' | 'biaya', facts: RevenueFacts): Recognised {
  const { contract, cost, atCompletion, measured, bill, isDone } = facts
  const [part, whole] = method === 'fisik' ? [measured, bill] : [cost, atCompletion]
  const done = min(max(part, ZERO), whole)
  const pct = isDone ? HUNDRED_PERCENT : whole > 0n ? shareIn(done, whole) : (0n as Percent)
  const earned = isDone ? contract : whole > 0n ? (mulDiv(contract, done, whole) as Money) : ZERO
  const loss = minus(atCompletion, contract)
  return { pct, earned, provision: loss > 0n ? max(ZERO, minus(loss, minus(cost, earned))) : ZERO }
}

/** What a month closes with for a project. */
export interface RevenueState {
  readonly earned: Money
  readonly billed: Money
  readonly provision: Money
}

/** What a month closes with for a project, and what it is worked out from. */
export interface ProjectRevenue extends RevenueState {
  readonly projectId: string
  readonly code: string
  readonly name: string
  readonly contract: Money
  readonly cost: Money
  readonly atCompletion: Money
  readonly isPlanned: boolean
  readonly pct: string
}

/** Nothing earned beyond what was billed. */
export const NOTHING_APART: RevenueState = { earned: ZERO, billed: ZERO, provision: ZERO }

/** Tells what was earned beyond what was billed; below zero more was billed. */
export function apartOf({ earned, billed }: RevenueState): Money {
  return minus(earned, billed)
}

/** Tells whether two states stand in the books alike. */
export function standAlike(a: RevenueState, b: RevenueState): boolean {
  return apartOf(a) === apartOf(b) && a.provision === b.provision
}

/**
 * Writes what a month changes for a project: earned beyond billed is an asset (1-1320), billed beyond earned a liability
 * (2-1210), against revenue (4-1000); an expected loss is provided for (2-1710). What the month before closed with is
 * taken back in the same lines.
 */
export function revenueLines(projectId: string, now: RevenueState, before: RevenueState): EntryLine[] {
  const about = ofProject(projectId)
  const moved = (of: (state: RevenueState) => Money) => minus(of(now), of(before))
  const provided = moved(({ provision }) => provision)
  return [
    debit(
      accounts.contractAsset,
      moved((state) => max(apartOf(state), ZERO)),
      about,
    ),
    credit(
      accounts.contractLiability,
      moved((state) => max(negate(apartOf(state)), ZERO)),
      about,
    ),
    credit(accounts.constructionRevenue, moved(apartOf), about),
    debit(accounts.contractLoss, provided, about),
    credit(accounts.provision, provided, about),
  ]
}
