import { mulDiv } from '#ground/money.ts'
import { unscaled } from '#ground/decimal.ts'
import type { Money } from '#ground/money.ts'
import type { Percent } from '#ground/percent.ts'
import type { Price } from '#ground/price.ts'
import { convert, convertPart, minusQty, plusQty, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { sliceOf } from '#modules/company/tax/rules.ts'
import { mostReceived } from '../orders/rules.ts'

/** A line of an order as a receipt sees it. */
export interface ReceivableLine {
  readonly id: string
  readonly itemId: string | null
  readonly itemCode: string | null
  readonly description: string
  readonly unit: string
  readonly unitNum: bigint
  readonly unitDen: bigint
  readonly qty: Quantity
  /** Accepted so far. */
  readonly received: Quantity
  readonly needsReceipt: boolean
  /** What the whole line costs in stock, and before PPN. */
  readonly cost: Money
  readonly net: Money
}

export interface LineAsked {
  readonly orderLineId: string
  readonly qtyReceived: Quantity
  readonly qtyRejected: Quantity
  readonly rejectReason: string | null
  readonly rack?: string | null | undefined
  readonly note: string | null
}

/** A line that comes in. */
export interface ArrivingLine {
  readonly line: ReceivableLine
  readonly itemId: string
  readonly received: Quantity
  readonly accepted: Quantity
  readonly rejected: Quantity
  readonly reason: string | null
  readonly rack: string | null
  readonly note: string | null
  /** Accepted, in the item's own unit. */
  readonly baseQty: Quantity
}

/** What would come in: each line of the order at most once, what is rejected with its reason. */
export function decideArrival(lines: readonly ReceivableLine[], asked: readonly LineAsked[]): ArrivingLine[] {
  const seen = new Set<string>()
  return asked.map((each, at) => {
    const field = (name: string) => ({ field: `lines.${at}.${name}` })
    const line = lines.find((one) => one.id === each.orderLineId)
    if (!line || seen.has(line.id)) throw new Refusal('receipt.unknown-line', {}, field('orderLineId'))
    if (!line.needsReceipt || line.itemId === null)
      throw new Refusal('receipt.not-goods', { item: line.description }, field('orderLineId'))
    if (each.qtyRejected > each.qtyReceived)
      throw new Refusal('receipt.rejected-too-many', { item: line.description }, field('qtyRejected'))
    if (each.qtyRejected > 0n && each.rejectReason === null)
      throw new Refusal('receipt.no-reason', { item: line.description }, field('rejectReason'))
    seen.add(line.id)
    const accepted = minusQty(each.qtyReceived, each.qtyRejected)
    return {
      line,
      itemId: line.itemId,
      received: each.qtyReceived,
      accepted,
      rejected: each.qtyRejected,
      reason: each.qtyRejected > 0n ? each.rejectReason : null,
      rack: accepted > 0n ? (each.rack ?? null) : null,
      note: each.note,
      baseQty: baseArriving(line, accepted),
    }
  })
}

/** What comes in in the item's own unit: the next part of the line, so that all of its receipts together are the line. */
export function baseArriving(line: Pick<ReceivableLine, 'received' | 'unitNum' | 'unitDen'>, qty: Quantity): Quantity {
  return convertPart(qty, { before: line.received, num: line.unitNum, den: line.unitDen })
}

/** Refuses more than was ordered plus the tolerance. */
export function checkArrival(arriving: readonly ArrivingLine[], tolerance: Percent): void {
  for (const [at, { line, accepted }] of arriving.entries()) {
    const most = mostReceived(line.qty, tolerance)
    if (plusQty(line.received, accepted) <= most) continue
    const open = most > line.received ? minusQty(most, line.received) : ZERO_QTY
    const facts = { item: line.description, open: quantityText(open), asked: quantityText(accepted) }
    throw new Refusal('receipt.too-many', facts, { field: `lines.${at}.qtyReceived` })
  }
}

/** What a line brings into the books: its part of what the order's line costs. */
export function arrivingValue({ line, accepted }: ArrivingLine): Money {
  return sliceOf(line.cost, line.qty, line.received, accepted)
}

/** The price per base unit, before PPN and after discounts; null for free goods. */
export function paidPrice(line: ReceivableLine): Price | null {
  const base = convert(line.qty, line.unitNum, line.unitDen)
  if (base === 0n || line.net === 0n) return null
  return mulDiv(line.net, 1_000_000n, base) as Price
}

/** A value per base unit, with eight decimals. */
export function unitCostText(value: Money, baseQty: Quantity): string {
  return baseQty === 0n ? '0' : unscaled(mulDiv(value, 1_000_000_000_000n, baseQty), 8)
}
