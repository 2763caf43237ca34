import { rowDims } from '#ground/dims.ts'
import { day } from '#ground/day.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import { price, type Price } from '#ground/price.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Percent } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { expectState } from '#kit/posting/state.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import type { PurchaseAsked } from '../orders/draft.ts'
import { addDraft } from '../orders/save.ts'
import { offeredFor } from '../prices/offered-for.ts'
import { offered } from '../prices/save-prices.ts'
import type { orderRequest } from './contract.ts'
import { decideOrdered, type OrderableLine } from './rules.ts'
import { lockRequest, requestLinesOf, type PurchaseRequest, type RequestLine } from './store.ts'

/** Makes a draft order of what an approved request still lacks. */
export async function order(tx: Tx, actor: Actor, asked: AskedOf<typeof orderRequest>): Promise<DocumentRef> {
  const request = await lockRequest(tx, actor, asked.id)
  checkOrderable(request)
  expectVersion(versioned(request), asked.version)
  const lines = await requestLinesOf(tx, request.id)
  const ordered = decideOrdered(lines.map(orderable), asked.lines)
  const { supplierId } = asked
  return orderLines(tx, actor, request, lines, {
    supplierId,
    lines: await listed(tx, actor, lines, { supplierId, ordered }),
  })
}

// As the form of an order proposes it: what the supplier's list says today, else the last price paid.
async function listed(
  tx: Tx,
  actor: Actor,
  lines: readonly RequestLine[],
  asked: { readonly supplierId: string; readonly ordered: readonly OrderedLine[] },
): Promise<OrderedLine[]> {
  const known = new Map(lines.map((line) => [line.id, line]))
  const itemIds = asked.ordered.flatMap(({ id }) => known.get(id)?.item_id ?? []).join(',')
  const offers = await offered(tx, actor, { supplierId: asked.supplierId, itemIds })
  return asked.ordered.map((each) => {
    const line = known.get(each.id)
    if (!line?.item_id) return each
    const { item_id: itemId, unit, unit_num: num, unit_den: den } = line
    const own = offers.filter((one) => one.itemId === itemId)
    const found = offeredFor(own, { qty: each.qty, unit, num, den })
    return found ? { ...each, price: price(found.text) } : each
  })
}

/** A line of the request as it is to be ordered. */
export interface OrderedLine {
  readonly id: string
  readonly qty: Quantity
  /** Per unit of the line; the last price paid unless a quote or the supplier's list says one. */
  readonly price?: Price
  readonly discountPercent?: Percent | null
}

/** Writes the draft order of lines of a held request. */
export async function orderLines(
  tx: Tx,
  actor: Actor,
  request: PurchaseRequest,
  lines: readonly RequestLine[],
  asked: { readonly supplierId: string; readonly lines: readonly OrderedLine[] } & Partial<
    Omit<PurchaseAsked, 'lines' | 'supplierId'>
  >,
): Promise<DocumentRef> {
  const known = new Map(lines.map((line) => [line.id, line]))
  const date = today(actor)
  const needed = day(request.needed_by)
  const { order } = await addDraft(tx, actor, {
    ...nothingSaid,
    date,
    expectedDate: needed < date ? null : needed,
    projectId: request.project_id,
    warehouseId: request.warehouse_id,
    ...asked,
    lines: asked.lines.flatMap((each) => {
      const line = known.get(each.id)
      return line ? [orderLine(line, each)] : []
    }),
  })
  return { id: order.id, number: null, version: order.version }
}

/** Refuses to order of a request that nobody approved, or that is closed. */
export function checkOrderable(request: PurchaseRequest): void {
  expectState(request, 'posted')
  if (request.closed_at !== null) throw new Refusal('request.closed', { number: request.number ?? '' })
}

/** A kept line as ordering sees it. */
export function orderable(line: RequestLine): OrderableLine {
  const { id, description } = line
  return { id, description, qty: quantity(line.qty), ordered: quantity(line.ordered_qty) }
}

function orderLine(line: RequestLine, asked: OrderedLine): PurchaseAsked['lines'][number] {
  return {
    row: 'item',
    itemId: line.item_id,
    description: line.description,
    qty: asked.qty,
    unit: line.unit,
    ...(asked.price !== undefined && { price: asked.price }),
    discountPercent: asked.discountPercent ?? null,
    discountAmount: null,
    taxCode: null,
    requestLineId: line.id,
    ...rowDims(line),
  }
}

const nothingSaid = {
  supplierRef: null,
  shipTo: 'warehouse' as const,
  shippingAddress: null,
  contactName: null,
  contactPhone: null,
  termDays: null,
  priceIncludesTax: false,
  taxCode: null,
  discountPercent: null,
  discountAmount: null,
  terms: null,
  notes: null,
  internalNotes: null,
}
