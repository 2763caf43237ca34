import { allocate, mulDiv, plus, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, percent, type Percent } from '#ground/percent.ts'
import { minusQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { DocumentTotals } from '#modules/company/totals/rules.ts'

/** What each line costs us in stock: its net, and its share of PPN that cannot be credited. */
export function lineCosts(
  totals: DocumentTotals,
  lines: readonly { readonly taxCode: string | null }[],
  asked: { readonly creditsTax: boolean; readonly freightTaxCode: string | null },
): Money[] {
  const nets = totals.lines.map((line) => line.net)
  if (asked.creditsTax) return nets
  const parts = [...lines.map((line) => line.taxCode), asked.freightTaxCode]
  const amounts = [...nets, totals.shippingNet]
  const taxes = parts.map(() => ZERO)
  for (const { tax, ppn } of totals.shares) {
    const at = parts.flatMap((code, index) => (code !== null && code === tax?.code ? [index] : []))
    const shares = allocate(
      ppn,
      at.map((index) => amounts[index] ?? ZERO),
    )
    at.forEach((index, which) => (taxes[index] = shares[which] ?? ZERO))
  }
  return nets.map((net, index) => plus(net, taxes[index] ?? ZERO))
}

/** A line as what is still to come of it is worked out. */
export interface ProgressLine {
  readonly qty: Quantity
  readonly received: Quantity
  readonly billed: Quantity
  readonly returned: Quantity
  /** Of what went back: awaited again. */
  readonly replaced: Quantity
  readonly needsReceipt: boolean
}

/** Accepted, without what went back to be replaced. */
export function arrived(line: Pick<ProgressLine, 'received' | 'replaced'>): Quantity {
  return minusQty(line.received, line.replaced)
}

/** Ordered and not yet accepted, or awaited again; nothing of a closed order or of a service. */
export function toReceive(line: ProgressLine, isClosed: boolean): Quantity {
  const here = arrived(line)
  if (isClosed || !line.needsReceipt || here >= line.qty) return ZERO_QTY
  return minusQty(line.qty, here)
}

/** Accepted, kept and not yet billed; of a service all that was ordered. */
export function toBill(line: ProgressLine, isClosed: boolean): Quantity {
  const owed = line.needsReceipt ? minusQty(line.received, line.returned) : isClosed ? line.billed : line.qty
  return owed > line.billed ? minusQty(owed, line.billed) : ZERO_QTY
}

/** The most that may be accepted in all: ordered 10 with 5 % lets 10.5 in. */
export function mostReceived(qty: Quantity, tolerance: Percent): Quantity {
  return mulDiv(qty, HUNDRED_PERCENT + tolerance, HUNDRED_PERCENT) as Quantity
}

/** How far a price is from the last one paid: '5' is five percent dearer; null without a last price. */
export function priceChange(price: bigint, last: bigint | null): Percent | null {
  if (last === null || last === 0n) return null
  return mulDiv(price - last, HUNDRED_PERCENT, last) as Percent
}

/** From this change on a price is worth a word. */
export const NOTABLE_CHANGE: Percent = percent('10')
