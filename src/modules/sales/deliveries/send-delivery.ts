import { day } from '#ground/day.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import { isWithin } from '#kit/access/scoped.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { recordHistory } from '#kit/history/history.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { issue, release, warehouseOf } from '#modules/stock/face.ts'
import { refresh } from '../orders/refresh.ts'
import { settingsOf } from '../orders/settings.ts'
import { countLines, linesOf, lockOrder, type Order, type OrderLine } from '../orders/store.ts'
import type { DocumentRef } from '../contract.ts'
import { instant, today } from '../today.ts'
import { versioned } from '../versioned.ts'
import type { createDelivery, sendDelivery, updateDelivery } from './contract.ts'
import { bookCost, costsByLine } from './goods.ts'
import { checkSent, decideLines, usualWarehouse, type SendableLine, type SentLine } from './rules.ts'
import {
  changeDelivery,
  deliveryLinesOf,
  insertDelivery,
  lockDelivery,
  orderOfDelivery,
  replaceDeliveryLines,
  setCosts,
  type Delivery,
  type DeliveryLineToInsert,
  type DeliveryToInsert,
} from './store.ts'

type Asked = Omit<AskedOf<typeof createDelivery>, 'send'>

/** Makes a surat jalan of an order; `send` also takes the goods out. */
export async function create(tx: Tx, actor: Actor, asked: AskedOf<typeof createDelivery>): Promise<DocumentRef> {
  const order = await lockOrder(tx, actor, asked.id)
  checkOpen(order)
  const lines = (await linesOf(tx, order.id)).map(sendable)
  const { row, sent } = await decided(tx, actor, { order, lines, asked })

  const id = newId()
  const by = { created_by: actor.userId, updated_by: actor.userId, updated_by_name: actor.name }
  const saved = await insertDelivery(
    tx,
    { ...row, ...by, id, company_id: actor.companyId },
    rowsOf(sent, actor.companyId, id),
  )
  if (asked.send) return sendNow(tx, actor, { order, delivery: saved })
  await recordHistory(tx, actor, { subject: 'delivery', id, act: 'create' })
  return { id, number: null, version: 1 }
}

/** Writes a draft surat jalan anew. */
export async function update(tx: Tx, actor: Actor, asked: AskedOf<typeof updateDelivery>): Promise<DocumentRef> {
  const order = await lockOrder(tx, actor, await orderOfDelivery(tx, actor, asked.id))
  const delivery = await lockDelivery(tx, asked.id)
  expectState(delivery, 'draft')
  expectVersion(versioned(delivery), asked.version)
  const lines = (await linesOf(tx, order.id)).map(sendable)
  const { row, sent } = await decided(tx, actor, { order, lines, asked })

  const saved = await changeDelivery(tx, actor, delivery.id, row)
  await replaceDeliveryLines(tx, delivery.id, rowsOf(sent, actor.companyId, delivery.id))
  await recordHistory(tx, actor, { subject: 'delivery', id: delivery.id, act: 'update' })
  return { id: delivery.id, number: null, version: saved.version }
}

/** Sends a draft: goods leave the stock at their average, their cost is booked, the number is given. */
export async function send(tx: Tx, actor: Actor, asked: AskedOf<typeof sendDelivery>): Promise<DocumentRef> {
  const order = await lockOrder(tx, actor, await orderOfDelivery(tx, actor, asked.id))
  const delivery = await lockDelivery(tx, asked.id)
  expectState(delivery, 'draft')
  expectVersion(versioned(delivery), asked.version)
  checkOpen(order)
  return sendNow(tx, actor, { order, delivery })
}

async function sendNow(
  tx: Tx,
  actor: Actor,
  { order, delivery }: { order: Order; delivery: Delivery },
): Promise<DocumentRef> {
  const orderLines = new Map((await linesOf(tx, order.id)).map((line) => [line.id, sendable(line)]))
  const rows = await deliveryLinesOf(tx, delivery.id)
  const sent = rows.flatMap((row): (SentLine & { id: string })[] => {
    const line = orderLines.get(row.order_line_id)
    return line
      ? [{ id: row.id, line, qty: quantity(row.qty), baseQty: quantity(row.base_qty), coli: row.coli, note: row.note }]
      : []
  })
  const { overDeliveryPercent } = await settingsOf(tx, actor.companyId)
  checkSent(sent, overDeliveryPercent)

  const on = day(delivery.delivery_date)
  const document = { kind: 'delivery', id: delivery.id }
  await release(
    tx,
    actor,
    { kind: 'order', id: order.id },
    sent.map(({ line, baseQty }) => ({ lineId: line.id, qty: baseQty })),
  )
  const moves = await issue(tx, actor, {
    document,
    on,
    lines: sent.flatMap(({ id, line, baseQty }) =>
      line.itemId === null
        ? []
        : [
            {
              itemId: line.itemId,
              warehouseId: delivery.warehouse_id,
              qty: baseQty,
              lineId: id,
              projectId: order.project_id,
            },
          ],
    ),
  })
  await setCosts(tx, costsByLine(moves))
  await countLines(
    tx,
    'delivered_qty',
    sent.map(({ line, qty }) => ({ id: line.id, qty: quantityText(qty) })),
  )
  await refresh(tx, actor, [order.id], { on })
  await recordHistory(tx, actor, { subject: 'delivery', id: delivery.id, act: 'send' })
  await bookCost(tx, actor, { source: document, on, memo: `HPP surat jalan ${order.number ?? ''}`, moves })

  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'SJ', day: on, document })
  const saved = await changeDelivery(tx, actor, delivery.id, {
    state: 'posted',
    number,
    posted_at: instant(),
    posted_by: actor.name,
    departed_at: delivery.departed_at ?? instant(),
  })
  return { id: delivery.id, number, version: saved.version }
}

/** An order line as deliveries see it. */
export function sendable(line: OrderLine): SendableLine {
  return {
    id: line.id,
    description: line.description,
    itemId: line.item_id,
    itemCode: line.item_code,
    unit: line.unit,
    warehouseId: line.warehouse_id,
    unitNum: line.unit_num,
    unitDen: line.unit_den,
    qty: quantity(line.qty),
    delivered: quantity(line.delivered_qty),
    returned: quantity(line.returned_qty),
    invoiced: quantity(line.invoiced_qty),
    needsDelivery: line.needs_delivery,
  }
}

function checkOpen(order: Order): void {
  expectState(order, 'posted')
  if (order.closed_at !== null) throw new Refusal('order.closed', { number: order.number ?? '' })
  if (order.is_held) throw new Refusal('order.held', { number: order.number ?? '', reason: order.held_reason ?? '' })
}

async function decided(
  tx: Tx,
  actor: Actor,
  { order, lines, asked }: { order: Order; lines: readonly SendableLine[]; asked: Omit<Asked, 'id'> },
): Promise<{
  row: Omit<DeliveryToInsert, 'id' | 'company_id' | 'created_by' | 'updated_by' | 'updated_by_name'>
  sent: SentLine[]
}> {
  const warehouseId = asked.warehouseId ?? usualWarehouse(lines, order.warehouse_id)
  if (warehouseId === null) throw new Refusal('delivery.no-warehouse', {}, { field: 'warehouseId' })
  if (!isWithin(actor.scope.warehouses, warehouseId)) throw new NotFound()
  const warehouse = await warehouseOf(tx, actor.companyId, warehouseId)
  return {
    sent: decideLines(lines, asked.lines, warehouseId),
    row: {
      order_id: order.id,
      customer_id: order.customer_id,
      customer_name: order.customer_name,
      delivery_date: asked.date ?? today(actor),
      warehouse_id: warehouseId,
      warehouse_name: warehouse.name,
      recipient_name: asked.recipientName ?? order.contact_name ?? order.customer_name,
      recipient_address: asked.recipientAddress ?? order.shipping_address,
      recipient_phone: asked.recipientPhone ?? order.contact_phone,
      driver_name: asked.driverName,
      driver_phone: asked.driverPhone,
      vehicle_plate: asked.vehiclePlate?.toUpperCase() ?? null,
      expedition: asked.expedition,
      notes: asked.notes,
    },
  }
}

function rowsOf(sent: readonly SentLine[], companyId: string, deliveryId: string): DeliveryLineToInsert[] {
  return sent.map(({ line, qty, baseQty, coli, note }, at) => ({
    id: newId(),
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
  }))
}
