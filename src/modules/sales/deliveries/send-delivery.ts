import { dimsOf, rowDims } from '#ground/dims.ts'
import { day, type Day } from '#ground/day.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { recordHistory } from '#kit/history/history.ts'
import { openForSigning } from '#kit/paper/links/store.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { dealableCustomer } from '#modules/parties/face.ts'
import { assertMayBackdate, release, takeForUse } from '#modules/stock/face.ts'
import type { DocumentRef } from '../contract.ts'
import { refresh } from '../orders/refresh.ts'
import { assertWithinLimit, blockedClaim, creditHold } from '../orders/credit-limit.ts'
import { settingsOf } from '../orders/settings.ts'
import { countLines, linesOf, lockOrder, type Order, type OrderLine } from '../orders/store.ts'
import { instant, today } from '#kit/posting/today.ts'
import { versioned } from '#kit/posting/versioned.ts'
import type { sendDelivery } from './contract.ts'
import { bookCost, costsByLine } from './goods.ts'
import { baseSent, checkSent, type SendableLine, type SentLine } from './rules.ts'
import {
  changeDelivery,
  deliveryLinesOf,
  lockMovable,
  orderOfDelivery,
  setBaseQty,
  setCosts,
  type DeliveryLine,
} from './store.ts'

/** A line that leaves, under the id of its delivery line. */
export type LeavingLine = SentLine & { readonly id: string }

/** Sends a draft: goods leave the stock at their average, their cost is booked, the number is given. */
export async function send(tx: Tx, actor: Actor, asked: AskedOf<typeof sendDelivery>): Promise<DocumentRef> {
  const order = await lockOrder(tx, actor, await orderOfDelivery(tx, actor, asked.id))
  const delivery = await lockMovable(tx, actor, asked.id)
  expectState(delivery, 'draft')
  expectVersion(versioned(delivery), asked.version)
  checkOpen(order)
  const sent = leaving(await linesOf(tx, order.id), await deliveryLinesOf(tx, delivery.id))

  const about = { id: delivery.id, on: day(delivery.delivery_date), warehouseId: delivery.warehouse_id }
  const { number, costs } = await leave(tx, actor, order, { ...about, sent, takeKept: asked.takeKept })
  await setCosts(tx, costs)
  await setBaseQty(tx, sent)
  const posted = { state: 'posted' as const, number, posted_at: instant(), posted_by: actor.name }
  const saved = await changeDelivery(tx, actor, delivery.id, {
    ...posted,
    departed_at: departure(actor, delivery),
  })
  return { id: delivery.id, number, version: saved.version }
}

/** When it left: as it was said, else now. What is dated another day left at an hour that nobody knows. */
export function departure(
  actor: Actor,
  delivery: { readonly delivery_date: string; readonly departed_at?: string | null },
): string | null {
  return delivery.departed_at ?? (delivery.delivery_date === today(actor) ? instant() : null)
}

/** Moves the goods of a delivery and writes both books; the caller keeps the document with the number given. */
export async function leave(
  tx: Tx,
  actor: Actor,
  order: Order,
  delivery: {
    readonly id: string
    readonly on: Day
    readonly warehouseId: string
    readonly sent: readonly LeavingLine[]
    readonly takeKept?: boolean | undefined
  },
): Promise<{ number: string; costs: { id: string; cost: bigint }[] }> {
  const { id, on, warehouseId, sent } = delivery
  const now = today(actor)
  // A surat jalan of tomorrow is written today as a draft; the goods leave on their day.
  if (on > now) throw new Refusal('delivery.date-ahead', { today: now }, { field: 'date' })
  await assertMayBackdate(tx, actor, on, 'order')
  const settings = await settingsOf(tx, actor.companyId)
  const customer = await dealableCustomer(tx, actor.companyId, order.customer_id, creditHold(settings))
  const claim = await blockedClaim(tx, actor, { customer, settings })
  const document = { kind: 'delivery', id }
  checkSent(sent, settings.overDeliveryPercent)
  const kept = sent.map(({ line, baseQty }) => ({ lineId: line.id, qty: baseQty, warehouseId }))
  await release(tx, actor, { kind: 'order', id: order.id }, kept)
  const lines = sent.flatMap(({ id: lineId, line, baseQty: qty }) =>
    line.itemId === null || qty === 0n ? [] : [{ ...dimsOf(line), itemId: line.itemId, warehouseId, qty, lineId }],
  )
  const moves = await takeForUse(tx, actor, { document, on, lines, takeKept: delivery.takeKept })

  const counted = sent.map(({ line, qty }) => ({ id: line.id, qty: quantityText(qty) }))
  await countLines(tx, 'delivered_qty', counted)
  await refresh(tx, actor, [order.id], { on })
  assertWithinLimit(customer, claim, await blockedClaim(tx, actor, { customer, settings }))
  await recordHistory(tx, actor, { subject: 'delivery', id, act: 'send' })
  await bookCost(tx, actor, { source: document, on, memo: `HPP surat jalan ${order.number ?? ''}`, moves })
  await openForSigning(tx, actor, { kind: 'terima-barang', documentId: id })
  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'SJ', day: on, document })
  return { number, costs: costsByLine(moves) }
}

/** Refuses to send anything of an order that is not open for it. */
export function checkOpen(order: Order): void {
  expectState(order, 'posted')
  if (order.closed_at !== null) throw new Refusal('order.closed', { number: order.number ?? '' })
  if (order.is_held) throw new Refusal('order.held', { number: order.number ?? '', reason: order.held_reason ?? '' })
}

/** An order line as deliveries see it. */
export function sendable(line: OrderLine): SendableLine {
  return {
    id: line.id,
    description: line.description,
    ...rowDims(line),
    itemId: line.item_id,
    itemCode: line.item_code,
    unit: line.unit,
    warehouseId: line.warehouse_id,
    unitNum: line.unit_num,
    unitDen: line.unit_den,
    qty: quantity(line.qty),
    delivered: quantity(line.delivered_qty),
    returned: quantity(line.returned_qty),
    replaced: quantity(line.replaced_qty),
    invoiced: quantity(line.invoiced_qty),
    needsDelivery: line.needs_delivery,
  }
}

function leaving(orderLines: readonly OrderLine[], rows: readonly DeliveryLine[]): LeavingLine[] {
  const known = new Map(orderLines.map((line) => [line.id, sendable(line)]))
  return rows.flatMap((row) => {
    const line = known.get(row.order_line_id)
    if (!line) return []
    const qty = quantity(row.qty)
    // Others may have left since the draft was written.
    return [{ id: row.id, line, qty, baseQty: baseSent(line, qty), coli: row.coli, note: row.note }]
  })
}
