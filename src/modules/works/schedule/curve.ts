import type { Day } from '#ground/day.ts'
import { mulDiv } from '#ground/decimal.ts'
import { HUNDRED_PERCENT, type Percent } from '#ground/percent.ts'
import type { Quantity } from '#ground/quantity.ts'
import { endOfWeek, type WeekShare } from './rules.ts'

/** A bill of quantities with the day from which weeks are measured by it; null: from the beginning. */
export interface CurveBill {
  readonly from: Day | null
  readonly revision: number
  readonly lines: readonly { readonly workItemId: string; readonly volume: bigint; readonly amount: bigint }[]
}

/** A version of the schedule with the day from which weeks are measured by it; null: from the beginning. */
export interface CurvePlan {
  readonly from: Day | null
  readonly revision: number
  readonly shares: ReadonlyMap<string, readonly WeekShare[]>
}

/** What approved reports say was built of a work item, by week, in order. */
export interface CurveWork {
  readonly workItemId: string
  readonly weeks: readonly { readonly week: number; readonly volume: Quantity }[]
}

/** The state of a week: done no less than planned, behind, or past the end of the plan and not done. */
export type CurveStatus = 'sesuai' | 'waspada' | 'terlambat'

/** A week of the S-curve, percent of the whole in four decimals; what was built is null in weeks still to come. */
export interface CurveWeek {
  readonly week: number
  readonly to: Day
  readonly billRevision: number
  readonly planRevision: number
  readonly planWeek: Percent
  readonly plan: Percent
  readonly actual: Percent | null
  readonly deviation: Percent | null
  readonly status: CurveStatus | null
  readonly isCritical: boolean
}

/** How far behind a contract is critical: beyond `early` while the plan is at most `turn`, beyond `late` after it. */
export interface CriticalLimits {
  readonly turn: Percent
  readonly early: Percent
  readonly late: Percent
}

/** The limits of public works: 10 points up to 70 percent, 5 points after. */
export const CRITICAL_LIMITS: CriticalLimits = {
  turn: 700_000n as Percent,
  early: 100_000n as Percent,
  late: 50_000n as Percent,
}

/** Tells whether so much behind a plan makes a contract critical. */
export function isCriticalAt(plan: Percent, deviation: Percent, limits = CRITICAL_LIMITS): boolean {
  return deviation < -(plan <= limits.turn ? limits.early : limits.late)
}

/** Everything the S-curve of a project is drawn from; versions in their order. */
export interface CurveFacts {
  readonly weekOne: Day
  readonly bills: readonly CurveBill[]
  readonly plans: readonly CurvePlan[]
  readonly built: readonly CurveWork[]
  /** The last week that an approved report tells of; 0 before the first. */
  readonly lastTold: number
}

/**
 * Draws the S-curve: for each week what was planned and built up to its end, both by the versions that held on that day.
 * Amounts stay exact until a percent is rounded, half up; so the deviation is rounded of itself.
 */
export function curveOf(facts: CurveFacts): CurveWeek[] {
  const { weekOne, bills, plans, lastTold } = facts
  const planned = plannedBy(facts)
  const weeks = Math.max(lastTold, ...plans.map(lastWeekOf))
  const built = builtBy(facts)
  const rows: CurveWeek[] = []
  for (let week = 1; week <= weeks; week += 1) {
    const to = endOfWeek(weekOne, week)
    const bill = versionAt(bills, to)
    const plan = versionAt(plans, to)
    if (!bill || !plan) continue
    const { inWeek, upTo, total } = planned(bill, plan, week)
    const done = week <= lastTold ? built(bill, week) : null
    const cumulative = percentIn(upTo, total)
    const deviation = done === null ? null : percentIn(done - upTo, total)
    rows.push({
      ...{ week, to, billRevision: bill.revision, planRevision: plan.revision },
      ...{ planWeek: percentIn(inWeek, total), plan: cumulative },
      actual: done === null ? null : percentIn(done, total),
      ...{ deviation, status: deviation === null ? null : statusOf(cumulative, deviation) },
      isCritical: deviation !== null && isCriticalAt(cumulative, deviation),
    })
  }
  return rows
}

/** Draws the first plan on the first bill: percent up to each week, what was promised at the start. */
export function baselineOf(facts: CurveFacts): Percent[] {
  const [bill, plan] = [facts.bills[0], facts.plans[0]]
  if (!bill || !plan) return []
  const planned = plannedBy(facts)
  return Array.from({ length: lastWeekOf(plan) }, (_, at) => {
    const { upTo, total } = planned(bill, plan, at + 1)
    return percentIn(upTo, total)
  })
}

function statusOf(plan: Percent, deviation: Percent): CurveStatus {
  if (deviation >= 0n) return 'sesuai'
  return plan === HUNDRED_PERCENT ? 'terlambat' : 'waspada'
}

/** Gives the version by which a day is measured: the last that held by then. */
export function versionAt<Version extends { readonly from: Day | null }>(
  versions: readonly Version[],
  on: Day,
): Version | undefined {
  return versions.findLast(({ from }) => from === null || from <= on) ?? versions[0]
}

function lastWeekOf({ shares }: CurvePlan): number {
  let last = 0
  for (const weeks of shares.values()) for (const { week } of weeks) if (week > last) last = week
  return last
}

const totalOf = (bill: CurveBill) => bill.lines.reduce((sum, { amount }) => sum + amount, 0n)

const percentIn = (part: bigint, whole: bigint) => (whole === 0n ? 0n : mulDiv(part, 1n, whole)) as Percent

// Each pair of a bill and a plan is added up once; its sums stand by week.
function plannedBy({ plans }: CurveFacts) {
  const known = new Map<string, { readonly weeks: bigint[]; readonly sums: bigint[]; readonly total: bigint }>()
  const length = Math.max(0, ...plans.map(lastWeekOf))
  const added = (bill: CurveBill, plan: CurvePlan) => {
    const weeks = Array.from({ length: length + 1 }, () => 0n)
    for (const { workItemId, amount } of bill.lines) {
      for (const { week, share } of plan.shares.get(workItemId) ?? [])
        weeks[week] = (weeks[week] ?? 0n) + amount * share
    }
    let sum = 0n
    return { weeks, sums: weeks.map((one) => (sum += one)), total: totalOf(bill) }
  }
  return (bill: CurveBill, plan: CurvePlan, week: number) => {
    const key = `${bill.revision}/${plan.revision}`
    const { weeks, sums, total } = known.get(key) ?? added(bill, plan)
    known.set(key, { weeks, sums, total })
    return { inWeek: weeks[week] ?? 0n, upTo: sums[Math.min(week, length)] ?? 0n, total }
  }
}

// Each bill values what was built once; its sums stand by week.
function builtBy({ built, lastTold }: CurveFacts) {
  const known = new Map<CurveBill, readonly bigint[]>()
  const added = (bill: CurveBill) => {
    const lines = new Map(bill.lines.map((line) => [line.workItemId, line]))
    const earned = Array.from({ length: lastTold + 1 }, () => 0n)
    for (const { workItemId, weeks } of built) {
      const line = lines.get(workItemId)
      if (!line || line.volume === 0n) continue
      let [volume, value] = [0n, 0n]
      for (const one of weeks) {
        volume += one.volume
        const now = mulDiv(line.amount, volume, line.volume)
        earned[one.week] = (earned[one.week] ?? 0n) + now - value
        value = now
      }
    }
    let sum = 0n
    return earned.map((one) => (sum += one))
  }
  return (bill: CurveBill, week: number): bigint => {
    const sums = known.get(bill) ?? added(bill)
    known.set(bill, sums)
    return (sums[week] ?? 0n) * HUNDRED_PERCENT
  }
}
