import { allocate, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, percentOf, type Percent } from '#ground/percent.ts'
import { lineAmount, type Price } from '#ground/price.ts'
import { minusQty, plusQty, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'

/** Refuses an overhead without its rate. What a person may not see arrives as undefined and is not judged. */
export function checkOverhead(asked: {
  readonly overheadKind: string
  readonly overheadPercent?: unknown
  readonly overheadPerUnit?: unknown
}): void {
  if (asked.overheadKind === 'percent' && asked.overheadPercent === null)
    throw new Refusal('house.no-overhead', {}, { field: 'overheadPercent' })
  if (asked.overheadKind === 'per-unit' && asked.overheadPerUnit === null)
    throw new Refusal('house.no-overhead', {}, { field: 'overheadPerUnit' })
}

/** How the overhead of an order is counted: a share of what went in, or money for each piece. */
export type Overhead =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent'; readonly percent: Percent }
  | { readonly kind: 'per-unit'; readonly price: Price }

/** What the overhead of an order has to be by now: `direct` is materials and labour, `made` pieces of every grade. */
export function overheadDue(overhead: Overhead, direct: Money, made: Quantity): Money {
  if (overhead.kind === 'percent') return percentOf(direct, overhead.percent)
  return overhead.kind === 'per-unit' ? lineAmount(made, overhead.price) : ZERO
}

/**
 * How much of a material is needed: the recipe's quantity for what is to be made, and its waste on top.
 *
 *   neededQty({ baseQty: 7, wastePercent: 5 %, outputQty: 100 }, 250)  // 18.375
 */
export function neededQty(
  line: { readonly baseQty: Quantity; readonly wastePercent: Percent; readonly outputQty: Quantity },
  planned: Quantity,
): Quantity {
  const factor = HUNDRED_PERCENT + line.wastePercent
  return mulDiv(line.baseQty * planned, factor, line.outputQty * HUNDRED_PERCENT) as Quantity
}

/** What a material of an order stands at. */
export interface Used {
  readonly planned: Quantity
  readonly used: Quantity
  readonly cost: Money
}

/**
 * For how many pieces the material used so far is enough by the recipe, weighed by what it cost. Material that the
 * recipe did not foresee, or none at all, is enough for nothing: all of it belongs to what is being made now.
 *
 *   coveredQty(100, [{ planned: 50, used: 50, cost: 900 }, { planned: 10, used: 5, cost: 100 }])  // 90.9091
 */
export function coveredQty(planned: Quantity, materials: readonly Used[]): Quantity {
  const foreseen = materials.filter((each) => each.planned > 0n && each.used > 0n && each.cost > 0n)
  const cost = sum(foreseen.map((each) => each.cost))
  const whole = sum(foreseen.map((each) => money(mulDiv(each.cost, each.planned, each.used))))
  return (whole === 0n ? 0n : mulDiv(planned, cost, whole)) as Quantity
}

/** Pieces of one step, by grade. */
export interface Graded {
  readonly good: Quantity
  readonly second: Quantity
  readonly reject: Quantity
}

/** What the pieces of one step are worth: rejects bear nothing, a second bears its share of a good one. */
export interface Valued {
  readonly good: Money
  readonly second: Money
}

/**
 * Values one step: all that is in process when it is the last, otherwise the share of what the material covers.
 *
 *   valueOutput({ wip: 1000, covered: 100, made: 0 }, { good: 40 }, …)  // 400
 */
export function valueOutput(
  order: { readonly wip: Money; readonly covered: Quantity; readonly made: Quantity },
  step: Graded,
  { isLast, secondPercent }: { readonly isLast: boolean; readonly secondPercent: Percent },
): Valued {
  if (step.good === 0n && step.second === 0n) return { good: ZERO, second: ZERO }
  const pieces = plusQty(step.good, step.second, step.reject)
  const left = order.covered > order.made ? minusQty(order.covered, order.made) : ZERO_QTY
  const share = left > pieces && !isLast ? money(mulDiv(order.wip, pieces, left)) : order.wip
  // Below zero only when material came back after its pieces were valued: finishing takes it off all pieces. These alone
  // could not bear it, for nothing comes in at less than nothing.
  if (share <= 0n) return { good: ZERO, second: ZERO }
  const [good = ZERO, second = ZERO] = allocate(share, weightsOf(step, secondPercent))
  return { good, second }
}

function weightsOf(step: Graded, secondPercent: Percent): [bigint, bigint] {
  const weights: [bigint, bigint] = [step.good * HUNDRED_PERCENT, step.second * secondPercent]
  // Only seconds, worth nothing by setting: somebody must bear the cost.
  return weights[0] + weights[1] === 0n ? [step.good, step.second] : weights
}

/** What an order would cost by its recipe and today's prices. */
export function estimateCost(
  materials: readonly { readonly qty: Quantity; readonly price: Price | null }[],
  work: { readonly planned: Quantity; readonly pieceRate: Price; readonly overhead: Overhead },
): Money {
  const goods = sum(materials.map(({ qty, price }) => (price === null ? ZERO : lineAmount(qty, price))))
  const direct = plus(goods, lineAmount(work.planned, work.pieceRate))
  return plus(direct, overheadDue(work.overhead, direct, work.planned))
}

/** Refuses use beyond the recipe and its tolerance that nobody explains. */
export function checkTolerance(
  material: { readonly name: string; readonly planned: Quantity; readonly used: Quantity },
  tolerance: Percent,
  reason: string | null,
): void {
  const most = mulDiv(material.planned, HUNDRED_PERCENT + tolerance, HUNDRED_PERCENT)
  if (material.used <= most || reason !== null) return
  const over = quantityText(minusQty(material.used, material.planned))
  throw new Refusal('spk.reason-needed', { item: material.name, over }, { field: 'reason' })
}

/** What one good piece cost, for screens: value ÷ quantity in 1/100 rupiah; null before anything was made. */
export function unitCost(value: Money, qty: Quantity): Price | null {
  return qty === 0n ? null : (mulDiv(value * 100n, 10_000n, qty) as Price)
}
