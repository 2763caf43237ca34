import { quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { warehouseOf } from '#modules/stock/face.ts'
import type { DocumentRef } from '../contract.ts'
import { linesOf, lockOrder, type Order } from '../orders/store.ts'
import { instant, today } from '#kit/posting/today.ts'
import { versioned } from '#kit/posting/versioned.ts'
import type { createDelivery, updateDelivery } from './contract.ts'
import { fromKeptPlaces } from './kept-place.ts'
import { decideLines, usualWarehouse, type SendableLine } from './rules.ts'
import { checkOpen, departure, leave, type LeavingLine } from './send-delivery.ts'
import {
  changeDelivery,
  insertDelivery,
  lockDelivery,
  orderOfDelivery,
  replaceDeliveryLines,
  type DeliveryLineToInsert,
} from './store.ts'

type Asked = Omit<AskedOf<typeof createDelivery>, 'id' | 'send' | 'takeKept'>

/** Makes a surat jalan of an order; `send` also takes the goods out. */
export async function create(tx: Tx, actor: Actor, asked: AskedOf<typeof createDelivery>): Promise<DocumentRef> {
  const order = await lockOrder(tx, actor, asked.id)
  checkOpen(order)
  const lines = await fromKeptPlaces(tx, actor, order, await linesOf(tx, order.id))
  const { row, sent } = await decided(tx, actor, { order, lines, asked })

  const id = newId()
  const by = {
    company_id: actor.companyId,
    created_by: actor.userId,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  }
  if (!asked.send) {
    await insertDelivery(tx, { ...row, ...by, id }, rowsOf(sent, actor.companyId, id))
    await recordHistory(tx, actor, { subject: 'delivery', id, act: 'create' })
    return { id, number: null, version: 1 }
  }
  const about = { id, on: row.delivery_date, warehouseId: row.warehouse_id, sent, takeKept: asked.takeKept }
  const { number, costs } = await leave(tx, actor, order, about)
  const posted = {
    state: 'posted' as const,
    number,
    posted_at: instant(),
    posted_by: actor.name,
    departed_at: departure(actor, row),
  }
  const cost = new Map(costs.map((each) => [each.id, each.cost]))
  await insertDelivery(tx, { ...row, ...by, ...posted, id }, rowsOf(sent, actor.companyId, id, cost))
  return { id, number, version: 1 }
}

/** Writes a draft surat jalan anew. */
export async function update(tx: Tx, actor: Actor, asked: AskedOf<typeof updateDelivery>): Promise<DocumentRef> {
  const order = await lockOrder(tx, actor, await orderOfDelivery(tx, actor, asked.id))
  const delivery = await lockDelivery(tx, asked.id)
  expectState(delivery, 'draft')
  expectVersion(versioned(delivery), asked.version)
  const lines = await fromKeptPlaces(tx, actor, order, await linesOf(tx, order.id))
  const { row, sent } = await decided(tx, actor, { order, lines, asked })

  const saved = await changeDelivery(tx, actor, delivery.id, row)
  await replaceDeliveryLines(tx, delivery.id, rowsOf(sent, actor.companyId, delivery.id))
  await recordHistory(tx, actor, { subject: 'delivery', id: delivery.id, act: 'update' })
  return { id: delivery.id, number: null, version: saved.version }
}

async function decided(
  tx: Tx,
  actor: Actor,
  { order, lines, asked }: { order: Order; lines: readonly SendableLine[]; asked: Asked },
) {
  const warehouseId = asked.warehouseId ?? usualWarehouse(lines, asked.lines, order.warehouse_id)
  if (warehouseId === null) throw new Refusal('delivery.no-warehouse', {}, { field: 'warehouseId' })
  if (!isWithin(actor.scope.warehouses, warehouseId)) throw new NotFound()
  const warehouse = await warehouseOf(tx, actor.companyId, warehouseId)
  const sent: LeavingLine[] = decideLines(lines, asked.lines, warehouseId).map((line) => ({ ...line, id: newId() }))
  const isSomebodyElse =
    asked.recipientName !== null && asked.recipientName !== (order.contact_name ?? order.customer_name)
  const row = {
    order_id: order.id,
    customer_id: order.customer_id,
    customer_name: order.customer_name,
    delivery_date: asked.date ?? today(actor),
    warehouse_id: warehouseId,
    warehouse_name: warehouse.name,
    recipient_name: asked.recipientName ?? order.contact_name ?? order.customer_name,
    recipient_address: asked.recipientAddress ?? order.shipping_address,
    // The number of the order is that of its own contact.
    recipient_phone: asked.recipientPhone ?? (isSomebodyElse ? null : order.contact_phone),
    driver_name: asked.driverName,
    driver_phone: asked.driverPhone,
    vehicle_plate: asked.vehiclePlate,
    expedition: asked.expedition,
    departed_at: asked.departedAt,
    notes: asked.notes,
  }
  return { row, sent }
}

function rowsOf(
  sent: readonly LeavingLine[],
  companyId: string,
  deliveryId: string,
  cost: ReadonlyMap<string, bigint> = new Map(),
): DeliveryLineToInsert[] {
  return sent.map(({ id, line, qty, baseQty, coli, note }, at) => ({
    id,
    company_id: companyId,
    delivery_id: deliveryId,
    order_line_id: line.id,
    position: at + 1,
    item_id: line.itemId,
    item_code: line.itemCode,
    description: line.description,
    unit: line.unit,
    qty: quantityText(qty),
    base_qty: quantityText(baseQty),
    coli,
    note,
    cost: (cost.get(id) ?? 0n) as NonNullable<DeliveryLineToInsert['cost']>,
  }))
}
