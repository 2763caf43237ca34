import { mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, oneDecimal, percentText, shareOf, type Percent } from '#ground/percent.ts'
import { lineAmount, type Price } from '#ground/price.ts'
import type { Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { COEFFICIENT_SCALE, type Coefficient } from '../ahsp/price.ts'
import type { CostHead } from '#modules/projects/contract.ts'

/** A line of a cost plan as a person sends it. */
export interface RapLineAsked {
  readonly workItemId: string | null
  readonly head: CostHead
  readonly description: string
  readonly unit: string
  readonly qty: Quantity
  readonly unitCost: Price
}

/** Values the lines of a cost plan; refuses a work item the bill that holds does not have ('rap.unknown-item'). */
export function decideRap<L extends RapLineAsked>(
  lines: readonly L[],
  known: ReadonlySet<string>,
): (L & { readonly amount: Money })[] {
  return lines.map((line, at) => {
    if (line.workItemId !== null && !known.has(line.workItemId)) {
      throw new Refusal('rap.unknown-item', { line: at + 1 }, { field: `lines.${at}.workItemId` })
    }
    return { ...line, amount: lineAmount(line.qty, line.unitCost) }
  })
}

/** A line of the bill that a plan may be proposed from. */
export interface SoldLine {
  readonly workItemId: string
  readonly name: string
  readonly unit: string
  readonly volume: Quantity
  readonly unitPrice: Price
  /** What one unit takes, where the price came from an analysis. */
  readonly takes: readonly Taken[]
}

/** Something one unit of work takes. */
export interface Taken {
  readonly head: CostHead
  readonly name: string
  readonly unit: string
  readonly coefficient: Coefficient
  readonly price: Price
}

/**
 * Proposes a cost plan: what a line takes by its analysis at the prices of the analysis (volume × coefficient, four decimals
 * half up), else shares of its price.
 *
 *   210 m2 of wall that take 70 bricks each: 14,700 bricks
 */
export function proposePlan(
  bill: readonly SoldLine[],
  shares: Readonly<Partial<Record<CostHead, Percent>>>,
): RapLineAsked[] {
  return bill.flatMap((line) => (line.takes.length > 0 ? planByAnalysis(line) : planByShares([line], shares)))
}

function planByAnalysis({ workItemId, volume, takes }: SoldLine): RapLineAsked[] {
  return takes.flatMap(({ head, name, unit, coefficient, price }) => {
    const qty = mulDiv(volume, coefficient, 10n ** BigInt(COEFFICIENT_SCALE)) as Quantity
    return qty > 0n ? [{ workItemId, head, description: name, unit, qty, unitCost: price }] : []
  })
}

/**
 * Proposes a cost plan as shares of the price of each line of the bill, a line for each head with a share.
 *
 *   a price of 100,000 with material 50 % and wages 30 %: 50,000 and 30,000 a unit
 */
export function planByShares(
  bill: readonly SoldLine[],
  shares: Readonly<Partial<Record<CostHead, Percent>>>,
): RapLineAsked[] {
  const heads = (Object.entries(shares) as [CostHead, Percent][]).filter(([, share]) => share > 0n)
  return bill
    .filter((line) => line.volume > 0n && line.unitPrice > 0n)
    .flatMap((line) =>
      heads.map(([head, share]) => ({
        ...{ workItemId: line.workItemId, head, description: line.name, unit: line.unit, qty: line.volume },
        unitCost: mulDiv(line.unitPrice, share, HUNDRED_PERCENT) as Price,
      })),
    )
}

/** Sums a cost plan by work item; what bears none stands under null. */
export function plannedByItem(
  lines: readonly { readonly workItemId: string | null; readonly amount: Money }[],
): Map<string | null, Money> {
  const sums = new Map<string | null, Money>()
  for (const { workItemId, amount } of lines) sums.set(workItemId, plus(sums.get(workItemId) ?? ZERO, amount))
  return sums
}

/** Tells what is left of a price, percent of it in one decimal; nothing where nothing is sold: sold 200, planned 150 is '25'. */
export function marginOf(sold: Money, planned: Money): string | null {
  const share = shareOf((sold - planned) as Money, sold)
  return share === null ? null : oneDecimal(percentText(share))
}

/** Sums what lines come to. */
export function totalOfRap(lines: readonly { readonly amount: Money }[]): Money {
  return sum(lines.map(({ amount }) => amount))
}
