import { mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, oneDecimal, percentText, shareOf, type Percent } from '#ground/percent.ts'
import { lineAmount, type Price } from '#ground/price.ts'
import type { Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
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
