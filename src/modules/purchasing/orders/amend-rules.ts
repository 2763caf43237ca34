import { minusQty, quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Draft } from './draft.ts'
import type { Purchase, PurchaseLine } from './store.ts'

/**
 * What an amendment may not touch: a line of which something came keeps its item, unit and price and never falls below
 * what came, was handed over or billed; the warehouse stays once anything came.
 */
export function checkAmendment(
  order: Pick<Purchase, 'warehouse_id' | 'ship_to' | 'number'>,
  before: readonly PurchaseLine[],
  change: Pick<Draft, 'row' | 'lines'>,
): void {
  const after = new Map(change.lines.map((line) => [line.id, line]))
  const touched = before.filter(isTouched)
  const isElsewhere = change.row.warehouse_id !== order.warehouse_id || change.row.ship_to !== order.ship_to
  if (touched.length > 0 && isElsewhere)
    throw new Refusal('purchase.place-fixed', { number: order.number ?? '' }, { field: 'warehouseId' })
  for (const line of touched) {
    const at = change.lines.findIndex((each) => each.id === line.id)
    const now = after.get(line.id)
    if (!now) throw new Refusal('purchase.line-received', { item: line.description })
    if (!isSamePrice(line, now))
      throw new Refusal('purchase.price-fixed', { item: line.description }, { field: `lines.${at}.price` })
    const least = leastOf(line)
    if (quantity(now.qty ?? '0') < quantity(least)) {
      const facts = { item: line.description, least }
      throw new Refusal('purchase.below-received', facts, { field: `lines.${at}.qty` })
    }
  }
}

function isTouched(line: PurchaseLine): boolean {
  return [line.received_qty, line.rejected_qty, line.billed_qty, line.handed_qty].some((qty) => quantity(qty) > 0n)
}

function leastOf(line: PurchaseLine): string {
  const here = quantityText(minusQty(quantity(line.received_qty), quantity(line.replaced_qty)))
  const most = (a: string, b: string) => (quantity(a) > quantity(b) ? a : b)
  return [line.billed_qty, line.handed_qty].reduce(most, here)
}

function isSamePrice(was: PurchaseLine, is: Draft['lines'][number]): boolean {
  const numbers = (line: { price?: string; discount_percent?: string | null }) =>
    [line.price ?? '0', line.discount_percent ?? '0'].map((text) => quantity(text))
  const [a, b] = [numbers(was), numbers(is)]
  const isSameDiscount = String(was.discount_amount ?? '') === String(is.discount_amount ?? '') && a[1] === b[1]
  const isSameThing = was.item_id === is.item_id && was.unit === is.unit && was.tax_code === is.tax_code
  return isSameThing && isSameDiscount && a[0] === b[0]
}
