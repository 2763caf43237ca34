import { mulDiv } from '#ground/decimal.ts'
import { HUNDRED_PERCENT } from '#ground/percent.ts'
import { minQty, minusQty, plusQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { WeekShare } from '../schedule/rules.ts'

/** A part of a need: of a work item, in a week. */
export interface NeedPart {
  /** Null: of work that no schedule places. */
  readonly week: number | null
  readonly workItemId: string | null
  readonly qty: Quantity
}

/**
 * Spreads what a work item needs over its weeks; the last week takes what rounding left, so that the weeks are the whole.
 *
 *   10 zak over 33.3333, 33.3333 and 33.3334 %: 3.3333, 3.3333 and 3.3334
 */
export function spreadNeed(
  { workItemId, qty }: Pick<NeedPart, 'workItemId' | 'qty'>,
  shares: readonly WeekShare[],
): NeedPart[] {
  if (shares.length === 0) return [{ week: null, workItemId, qty }]
  let left = qty
  return shares.map(({ week, share }, at) => {
    const part = at === shares.length - 1 ? left : (mulDiv(qty, share, HUNDRED_PERCENT) as Quantity)
    left = minusQty(left, part)
    return { week, workItemId, qty: part }
  })
}

/** A part of a need, and how much of it nothing covers. */
export interface CoveredPart extends NeedPart {
  readonly short: Quantity
}

/** Covers a need with what is there or on its way: the earliest weeks first, work without a week last. */
export function coverNeed(parts: readonly NeedPart[], covered: Quantity): CoveredPart[] {
  let left = covered
  return parts.toSorted(byWeek).map((part) => {
    const taken = minQty(part.qty, left)
    left = minusQty(left, taken)
    return { ...part, short: minusQty(part.qty, taken) }
  })
}

/** Sums what is short up to a week by work item; null: of all weeks and of work without one. */
export function shortByWork(parts: readonly CoveredPart[], through: number | null): Map<string | null, Quantity> {
  const sums = new Map<string | null, Quantity>()
  for (const { week, workItemId, short } of parts) {
    const isAsked = through === null || (week !== null && week <= through)
    if (isAsked && short > 0n) sums.set(workItemId, plusQty(sums.get(workItemId) ?? ZERO_QTY, short))
  }
  return sums
}

/** Writes a unit as it is compared: in small letters, m³ as m3. */
export function unitKey(unit: string): string {
  return unit.trim().toLowerCase().replaceAll('²', '2').replaceAll('³', '3')
}

const lastWeek = Number.MAX_SAFE_INTEGER
const byWeek = (a: NeedPart, b: NeedPart) => (a.week ?? lastWeek) - (b.week ?? lastWeek)
