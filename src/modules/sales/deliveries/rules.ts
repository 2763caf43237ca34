import type { Dims } from '#ground/dims.ts'
import { HUNDRED_PERCENT, type Percent } from '#ground/percent.ts'
import { mulDiv } from '#ground/money.ts'
import { convertPart, convertPartBack, minusQty, plusQty, quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { toDeliver } from '../invoices/rules.ts'
import type { ReturnCondition } from '../returns/conditions.ts'

/** A line of an order as a delivery sees it. */
export interface SendableLine extends Dims {
  readonly id: string
  readonly description: string
  readonly itemId: string | null
  readonly itemCode: string | null
  readonly unit: string
  readonly warehouseId: string | null
  readonly unitNum: bigint
  readonly unitDen: bigint
  readonly qty: Quantity
  readonly delivered: Quantity
  readonly returned: Quantity
  readonly replaced: Quantity
  readonly invoiced: Quantity
  readonly needsDelivery: boolean
}

export interface SentLine {
  readonly line: SendableLine
  readonly qty: Quantity
  readonly baseQty: Quantity
  readonly coli: number | null
  readonly note: string | null
}

export interface LineAsked {
  readonly orderLineId: string
  readonly qty: Quantity
  readonly coli: number | null
  readonly note: string | null
}

/** What would be sent: the lines asked, or everything still to send from the warehouse. */
export function decideLines(
  lines: readonly SendableLine[],
  asked: readonly LineAsked[] | undefined,
  warehouseId: string,
): SentLine[] {
  const chosen = asked ?? remaining(lines, warehouseId)
  if (chosen.length === 0) throw new Refusal('delivery.nothing-left')
  const seen = new Set<string>()
  return chosen.map((each, at) => {
    const line = lines.find((one) => one.id === each.orderLineId)
    if (!line || seen.has(line.id))
      throw new Refusal('delivery.unknown-line', { line: at + 1 }, { field: `lines.${at}.orderLineId` })
    if (!line.needsDelivery)
      throw new Refusal('delivery.not-goods', { item: line.description }, { field: `lines.${at}.orderLineId` })
    seen.add(line.id)
    return {
      line,
      qty: each.qty,
      baseQty: baseSent(line, each.qty),
      coli: each.coli,
      note: each.note,
    }
  })
}

/** What leaves in the item's own unit: the next part of the line, so that all of its deliveries together are the line. */
export function baseSent(line: Pick<SendableLine, 'delivered' | 'unitNum' | 'unitDen'>, qty: Quantity): Quantity {
  return convertPart(qty, { before: line.delivered, num: line.unitNum, den: line.unitDen })
}

/** How much of the line's unit would leave as so much of the item's own: never more than there is. */
export function inUnitOfLine(
  line: Pick<SendableLine, 'delivered' | 'unitNum' | 'unitDen'>,
  baseQty: Quantity,
): Quantity {
  return convertPartBack(baseQty, { before: line.delivered, num: line.unitNum, den: line.unitDen })
}

/**
 * Refuses more than was ordered plus the tolerance: ordered 10 with 5 % lets 10.5 go; what is sent in place of returned
 * goods comes on top.
 */
export function checkSent(sent: readonly SentLine[], tolerance: Percent): void {
  for (const [at, { line, qty }] of sent.entries()) {
    const most = plusQty(mulDiv(line.qty, HUNDRED_PERCENT + tolerance, HUNDRED_PERCENT) as Quantity, line.replaced)
    if (plusQty(line.delivered, qty) <= most) continue
    const open = most > line.delivered ? minusQty(most, line.delivered) : (0n as Quantity)
    const facts = { item: line.description, open: quantityText(open), asked: quantityText(qty) }
    throw new Refusal('delivery.too-many', facts, { field: `lines.${at}.qty` })
  }
}

/**
 * The warehouse goods leave from when nobody names one: that of the lines asked for, else of the first line still to send.
 * One surat jalan leaves from one warehouse: lines asked for together that come from several are refused.
 */
export function usualWarehouse(
  lines: readonly SendableLine[],
  asked: readonly LineAsked[] | undefined,
  orderWarehouseId: string | null,
): string | null {
  const chosen = asked
    ? asked.flatMap(({ orderLineId }) => lines.find(({ id }) => id === orderLineId) ?? [])
    : lines.filter((line) => toDeliver(line, false) > 0n).slice(0, 1)
  const [first, ...rest] = chosen.map((line) => ({ line, from: line.warehouseId ?? orderWarehouseId }))
  const apart = rest.find(({ from }) => from !== first?.from)
  if (apart)
    throw new Refusal('delivery.several-warehouses', { item: apart.line.description }, { field: 'warehouseId' })
  return first ? first.from : orderWarehouseId
}

function remaining(lines: readonly SendableLine[], warehouseId: string): LineAsked[] {
  return lines
    .filter((line) => line.warehouseId === null || line.warehouseId === warehouseId)
    .map((line) => ({ orderLineId: line.id, qty: toDeliver(line, false), coli: null, note: null }))
    .filter((line) => line.qty > 0n)
}

export interface ArrivalAsked {
  readonly lineId: string
  readonly qtyRejected: Quantity
  readonly rejectReason: string | null
  readonly condition: ReturnCondition
}

export interface ArrivedLine {
  readonly id: string
  readonly received: Quantity
  readonly rejected: Quantity
  readonly reason: string | null
  /** Of what was rejected. */
  readonly condition: ReturnCondition
}

/** What arrived of each line: all of it, less what is said to be rejected. */
export function decideArrival(
  lines: readonly {
    readonly id: string
    readonly description: string
    readonly qty: Quantity
    readonly returned: Quantity
  }[],
  asked: readonly ArrivalAsked[],
): { readonly lines: readonly ArrivedLine[]; readonly arrival: 'received' | 'partial' | 'rejected' } {
  const known = new Set(lines.map((line) => line.id))
  if (asked.some((each) => !known.has(each.lineId))) throw new Refusal('delivery.unknown-line', { line: 0 })
  const arrived = lines.map((line) => {
    const said = asked.find((each) => each.lineId === line.id)
    const rejected = said?.qtyRejected ?? (0n as Quantity)
    if (plusQty(rejected, line.returned) > line.qty)
      throw new Refusal('delivery.rejected-too-many', { item: line.description })
    if (rejected > 0n && !said?.rejectReason) throw new Refusal('delivery.no-reason', { item: line.description })
    return {
      id: line.id,
      received: minusQty(line.qty, rejected),
      rejected,
      reason: rejected > 0n ? (said?.rejectReason ?? null) : null,
      condition: rejected > 0n ? (said?.condition ?? 'baik') : 'baik',
    }
  })
  const some = arrived.some((line) => line.rejected > 0n)
  const all = arrived.every((line) => line.received === 0n)
  return { lines: arrived, arrival: all ? 'rejected' : some ? 'partial' : 'received' }
}
