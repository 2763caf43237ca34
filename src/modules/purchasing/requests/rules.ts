import { minusQty, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'

/** A line of an approved request as ordering sees it. */
export interface OrderableLine {
  readonly id: string
  readonly description: string
  readonly qty: Quantity
  readonly ordered: Quantity
}

/** Asked for and not yet ordered. */
export function toOrder(line: Pick<OrderableLine, 'qty' | 'ordered'>): Quantity {
  return line.ordered >= line.qty ? ZERO_QTY : minusQty(line.qty, line.ordered)
}

/** What would be ordered: the lines asked, or all that is left; never more than is left. */
export function decideOrdered(
  lines: readonly OrderableLine[],
  asked: readonly { readonly lineId: string; readonly qty: Quantity }[] | undefined,
): { readonly id: string; readonly qty: Quantity }[] {
  const chosen = asked ?? lines.map((line) => ({ lineId: line.id, qty: toOrder(line) })).filter((each) => each.qty > 0n)
  if (chosen.length === 0) throw new Refusal('request.nothing-to-order')
  const seen = new Set<string>()
  return chosen.map((each, at) => {
    const line = lines.find((one) => one.id === each.lineId)
    if (!line || seen.has(line.id)) throw new Refusal('request.unknown-line', {}, { field: `lines.${at}.lineId` })
    seen.add(line.id)
    const open = toOrder(line)
    if (each.qty > open) {
      const facts = { item: line.description, open: quantityText(open), asked: quantityText(each.qty) }
      throw new Refusal('request.too-many', facts, { field: `lines.${at}.qty` })
    }
    return { id: line.id, qty: each.qty }
  })
}
