import { mulDiv } from '#ground/decimal.ts'
import { minus, sum, type Money } from '#ground/money.ts'
import { minQty, minusQty, sumQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'

/** What is planned or was used of a material for a work item. */
export interface UseFact {
  readonly key: string
  readonly workItemId: string | null
  readonly total: Quantity
  readonly planned: Quantity
  readonly used: Quantity
  readonly plannedCost: Money
  readonly usedCost: Money
}

/** The sums of a material or of a part of it, and what is left of the plan; negative where more was used. */
export interface UseSums extends Omit<UseFact, 'key' | 'workItemId'> {
  readonly variance: Quantity
  readonly costVariance: Money
}

/**
 * Tells how much of a planned quantity belongs to what is built so far, never more than the whole.
 *
 *   40 m3 of stone, 16 of 64 m3 of foundation built: 10 m3
 */
export function plannedSoFar(
  qty: Quantity,
  { built, volume }: { readonly built: Quantity; readonly volume: Quantity },
): Quantity {
  return volume > 0n ? (mulDiv(qty, minQty(built, volume), volume) as Quantity) : ZERO_QTY
}

/** Sums what is known of a material. */
export function useSums(facts: readonly UseFact[]): UseSums {
  const qty = (of: 'total' | 'planned' | 'used') => sumQty(facts.map((fact) => fact[of]))
  const cost = (of: 'plannedCost' | 'usedCost') => sum(facts.map((fact) => fact[of]))
  const [planned, used, plannedCost, usedCost] = [qty('planned'), qty('used'), cost('plannedCost'), cost('usedCost')]
  return {
    ...{ total: qty('total'), planned, used, plannedCost, usedCost },
    ...{ variance: minusQty(planned, used), costVariance: minus(plannedCost, usedCost) },
  }
}
