import { convertPart, negateQty, quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { dayIn } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { claimFiles, claimPicture } from '#kit/files/drafts.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { takeBack } from '#modules/stock/face.ts'
import { changesOf } from '#kit/history/changes.ts'
import type { DocumentRef } from '../contract.ts'
import { keepAgain } from '../orders/kept-goods.ts'
import { refresh } from '../orders/refresh.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { countLines, lockOrder, type Order } from '../orders/store.ts'
import { instant, today } from '#kit/posting/today.ts'
import type { amendDelivery, receiveDelivery } from './contract.ts'
import { setAside } from '../returns/set-aside.ts'
import { bookCost } from './goods.ts'
import { decideArrival, type ArrivedLine } from './rules.ts'
import {
  changeDelivery,
  deliveryLinesOf,
  lockDelivery,
  orderOfDelivery,
  setArrivals,
  type Delivery,
  type DeliveryLine,
} from './store.ts'

/** Says what arrived; rejected goods come back into stock at the cost they left with, and may be sent again. */
export async function receive(tx: Tx, actor: Actor, asked: AskedOf<typeof receiveDelivery>): Promise<DocumentRef> {
  const order = await lockOrder(tx, actor, await orderOfDelivery(tx, actor, asked.id))
  const delivery = await lockDelivery(tx, asked.id)
  expectState(delivery, 'posted')
  expectVersion(versioned(delivery), asked.version)
  if (delivery.arrival !== null) throw new Refusal('delivery.arrived', { number: delivery.number ?? '' })

  const rows = await deliveryLinesOf(tx, delivery.id)
  const { lines, arrival } = decideArrival(rows.map(seen), asked.lines ?? [])
  await setArrivals(
    tx,
    lines.map((line) => ({ ...line, received: quantityText(line.received), rejected: quantityText(line.rejected) })),
  )
  const place = { subject: 'surat-jalan', ownerId: delivery.id }
  const photos = await claimFiles(tx, actor, { ids: asked.files, ...place })
  if (asked.signature) await claimPicture(tx, actor, { id: asked.signature, ...place, slot: 'tanda-tangan' })
  await takeRejected(tx, actor, { order, delivery, rows, arrived: lines.filter((line) => line.rejected > 0n) })

  const receivedAt = asked.receivedAt ?? instant()
  const arrivedAt = asked.arrivedAt ?? receivedAt
  checkHours(actor, delivery, asked.arrivedAt)
  const where = asked.place ?? photos.find(({ lat, lng }) => lat !== null && lng !== null)
  await recordHistory(tx, actor, {
    subject: 'delivery',
    id: delivery.id,
    act: `arrive-${arrival}`,
    changes: { receivedBy: [null, asked.receivedBy] },
  })
  const saved = await changeDelivery(tx, actor, delivery.id, {
    arrival,
    received_by: asked.receivedBy,
    received_at: receivedAt,
    arrived_at: arrivedAt,
    received_lat: where?.lat ?? null,
    received_lng: where?.lng ?? null,
  })
  return { id: delivery.id, number: delivery.number, version: saved.version }
}

/** Changes what may still change on a sent surat jalan: driver, vehicle, hours, recipient, notes. */
export async function amend(tx: Tx, actor: Actor, asked: AskedOf<typeof amendDelivery>): Promise<DocumentRef> {
  await lockOrder(tx, actor, await orderOfDelivery(tx, actor, asked.id))
  const delivery = await lockDelivery(tx, asked.id)
  expectState(delivery, 'posted')
  expectVersion(versioned(delivery), asked.version)
  const change = {
    recipient_name: asked.recipientName,
    recipient_address: asked.recipientAddress,
    recipient_phone: asked.recipientPhone,
    driver_name: asked.driverName,
    driver_phone: asked.driverPhone,
    vehicle_plate: asked.vehiclePlate,
    expedition: asked.expedition,
    departed_at: asked.departedAt,
    arrived_at: delivery.arrival === null ? null : (asked.arrivedAt ?? delivery.arrived_at),
    notes: asked.notes,
  }
  checkHours(actor, { ...delivery, departed_at: asked.departedAt }, change.arrived_at)
  const saved = await changeDelivery(tx, actor, delivery.id, change)
  await recordHistory(tx, actor, {
    subject: 'delivery',
    id: delivery.id,
    act: 'amend',
    changes: changesOf(delivery, change),
  })
  return { id: delivery.id, number: delivery.number, version: saved.version }
}

// Nothing arrives before it left, or later than now.
function checkHours(
  actor: Actor,
  { delivery_date: on, departed_at: left }: Pick<Delivery, 'delivery_date' | 'departed_at'>,
  arrived: string | null,
): void {
  const latest = minuteOf(instant())
  if (left !== null && minuteOf(left) > latest) throw new Refusal('delivery.time-ahead', {}, { field: 'departedAt' })
  if (arrived === null) return
  const at = { field: 'arrivedAt' }
  if (minuteOf(arrived) > latest) throw new Refusal('delivery.time-ahead', {}, at)
  const isEarly = left === null ? dayIn(actor.zone, arrived) < on : minuteOf(arrived) < minuteOf(left)
  if (isEarly) throw new Refusal('delivery.arrived-early', {}, at)
}

// People say the minute; what the clock kept knows the seconds as well.
function minuteOf(moment: string): number {
  return Math.floor(Date.parse(moment) / 60_000)
}

async function takeRejected(
  tx: Tx,
  actor: Actor,
  facts: { order: Order; delivery: Delivery; rows: readonly DeliveryLine[]; arrived: readonly ArrivedLine[] },
): Promise<void> {
  const { order, delivery, rows, arrived } = facts
  if (arrived.length === 0) return
  const document = { kind: 'delivery-rejection', id: delivery.id }
  const on = today(actor)
  const back = arrived.flatMap((line) => {
    const row = rows.find((one) => one.id === line.id)
    return row ? [{ row, rejected: line.rejected }] : []
  })
  const moves = await takeBack(tx, actor, {
    document,
    on,
    lines: back.map(({ row, rejected }) => ({
      of: { kind: 'delivery', id: delivery.id, lineId: row.id },
      qty: baseOf(row, rejected, quantity(row.returned_qty)),
      lineId: row.id,
    })),
  })
  // Before the order reserves again: what is broken is no supply.
  const conditions = new Map(arrived.map(({ id, condition }) => [id, condition]))
  await setAside(tx, actor, { document, on, moves, conditions })
  await countLines(
    tx,
    'delivered_qty',
    back.map(({ row, rejected }) => ({ id: row.order_line_id, qty: quantityText(negateQty(rejected)) })),
  )
  const lineIds = back.map(({ row }) => row.order_line_id)
  await keepAgain(tx, actor, order, { warehouseId: delivery.warehouse_id, lineIds })
  await refresh(tx, actor, [order.id])
  await bookCost(tx, actor, { source: document, on, memo: `Barang ditolak dari ${delivery.number ?? ''}`, moves })
}

/** A part of a delivery line in the item's own unit, `before` of it having come back: all parts together are the line. */
export function baseOf(row: Pick<DeliveryLine, 'qty' | 'base_qty'>, part: Quantity, before: Quantity): Quantity {
  return convertPart(part, { before, num: quantity(row.base_qty), den: quantity(row.qty) })
}

function seen(row: DeliveryLine) {
  return { id: row.id, description: row.description, qty: quantity(row.qty), returned: quantity(row.returned_qty) }
}
