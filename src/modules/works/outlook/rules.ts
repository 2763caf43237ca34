import { addDays, daysBetween, type Day } from '#ground/day.ts'
import { allocate, minus, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, type Percent } from '#ground/percent.ts'
import { firstDay, lastDay, periodOf } from '#ground/period.ts'
import type { WeekShare } from '../schedule/rules.ts'
import type { ExpectedKind } from './contract.ts'

/** Weeks that are told one by one; what comes later stands in one sum. */
export const WEEKS_AHEAD = 13

/** Money that is expected, in rupiah; a day that is over counts as today. */
export interface Expected {
  readonly id: string
  readonly kind: ExpectedKind
  readonly isIn: boolean
  readonly number: string | null
  readonly text: string
  readonly on: Day | null
  readonly amount: Money
  readonly href: string | null
}

/** Seven days, or all that comes after them. */
export interface WeekOfCash {
  readonly from: Day
  readonly to: Day | null
  readonly cashIn: Money
  readonly cashOut: Money
  readonly left: Money
}

/** Sums what is expected by weeks from a day on; what has no day stands after the last. */
export function cashByWeek(today: Day, rows: readonly Expected[]): WeekOfCash[] {
  const placed = Map.groupBy(rows, ({ on }) => placeOf(today, on))
  let left = ZERO
  return Array.from({ length: WEEKS_AHEAD + 1 }, (_, at) => {
    const own = placed.get(at) ?? []
    const cashIn = sum(own.filter(({ isIn }) => isIn).map(({ amount }) => amount))
    const cashOut = sum(own.filter(({ isIn }) => !isIn).map(({ amount }) => amount))
    left = minus(plus(left, cashIn), cashOut)
    const from = addDays(today, at * 7)
    return { from, to: at === WEEKS_AHEAD ? null : addDays(from, 6), cashIn, cashOut, left }
  })
}

function placeOf(today: Day, on: Day | null): number {
  if (on === null) return WEEKS_AHEAD
  return Math.min(WEEKS_AHEAD, Math.max(0, Math.floor(daysBetween(today, on) / 7)))
}

/** Spreads money over the weeks of a plan that are not over; where none is left, over this week alone. */
export function spreadAhead(
  amount: Money,
  shares: readonly WeekShare[],
  now: number,
): { readonly week: number; readonly amount: Money }[] {
  const open = shares.filter(({ week, share }) => week >= now && share > 0n)
  if (open.length === 0) return [{ week: now, amount }]
  const parts = allocate(
    amount,
    open.map(({ share }) => share),
  )
  return open.map(({ week }, at) => ({ week, amount: parts[at] ?? ZERO }))
}

/** What a contract will have earned by a day. */
export interface EarnedPoint {
  readonly on: Day
  readonly earned: Money
}

interface EarningPlan {
  readonly today: Day
  readonly value: Money
  readonly earned: Money
  /** Percent planned up to the end of each week, in order; empty without a schedule. */
  readonly curve: readonly { readonly to: Day; readonly plan: Percent }[]
}

/**
 * Tells what a contract will have earned at the ends of months to come: what is left of it is earned as what is left of
 * the plan, so that being behind today moves nothing out of the contract. Nothing without a plan that goes on.
 */
export function earnedAhead({ today, value, earned, curve }: EarningPlan): EarnedPoint[] {
  const planned = (on: Day) => curve.findLast(({ to }) => to <= on)?.plan ?? (0n as Percent)
  const [now, last] = [planned(today), curve.at(-1)?.to]
  if (last === undefined || last <= today || now >= HUNDRED_PERCENT) return []
  const points: EarnedPoint[] = []
  for (let on = lastDay(periodOf(today)); ; on = lastDay(periodOf(addDays(on, 1)))) {
    const share = (planned(on) - now) as Percent
    const part = mulDiv(minus(value, earned), share, HUNDRED_PERCENT - now) as Money
    points.push({ on, earned: on >= last ? value : plus(earned, part) })
    if (on >= last) return points
  }
}

/** Keeps the points whose money may come within the weeks that are told, and the last. */
export function pointsTold(points: readonly EarnedPoint[], today: Day): EarnedPoint[] {
  const until = addDays(firstDay(periodOf(today)), WEEKS_AHEAD * 7)
  return points.filter(({ on }, at) => at === points.length - 1 || on <= until)
}
