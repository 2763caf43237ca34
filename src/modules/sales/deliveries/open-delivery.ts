import { quantity, quantityText, ZERO_QTY } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { toDeliver } from '../invoices/rules.ts'
import { linesOf, readOrder } from '../orders/store.ts'
import { labelOf } from '#kit/posting/label.ts'
import type { DeliveryDetail, OrderDeliveries } from './contract.ts'
import { openedDeliveries, type OpenedDelivery } from './open-store.ts'
import { ableToGo, fromKeptPlaces, placesSaid } from './kept-place.ts'
import { inUnitOfLine } from './rules.ts'
import { sendable } from './send-delivery.ts'

/** One surat jalan with its lines. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<DeliveryDetail> {
  const [row] = await openedDeliveries(tx, actor, { id })
  return detailOf(found(row), actor)
}

/** Every surat jalan of an order, and what can still be sent. */
export async function ofOrder(tx: Tx, actor: Actor, orderId: string): Promise<OrderDeliveries> {
  const order = await readOrder(tx, actor, orderId)
  const lines = await linesOf(tx, orderId)
  const isOpen = order.state === 'posted' && order.closed_at === null
  const placed = await fromKeptPlaces(tx, actor, order, lines)
  const isClosed = order.closed_at !== null
  const able = await ableToGo(
    tx,
    actor,
    order,
    placed.map((line) => ({ ...line, open: line.needsDelivery ? toDeliver(line, isClosed) : ZERO_QTY })),
  )
  const deliverable = lines
    .filter((line) => line.needs_delivery)
    .map((line) => {
      const now = sendable(line)
      const goes = able.get(line.id)
      const own = line.warehouse_id ?? order.warehouse_id
      const from = placed.find(({ id }) => id === line.id)
      const warehouseId = from?.warehouseId ?? own
      return {
        orderLineId: line.id,
        itemId: line.item_id,
        itemCode: line.item_code,
        description: line.description,
        unit: line.unit,
        ordered: quantityText(now.qty),
        delivered: quantityText(now.delivered),
        toDeliver: quantityText(toDeliver(now, isClosed)),
        canGo: goes === undefined ? null : quantityText(inUnitOfLine(now, goes)),
        warehouseId,
        isKeptElsewhere: warehouseId !== own,
        places: from ? placesSaid(from) : [],
      }
    })
  const deliveries = (await openedDeliveries(tx, actor, { orderId })).map((row) => detailOf(row, actor))
  return {
    orderId,
    orderNumber: order.number,
    customerName: order.customer_name,
    shippingAddress: order.shipping_address,
    canDeliver:
      isOpen && !order.is_held && actor.can('update order') && deliverable.some((line) => line.toDeliver !== '0'),
    deliverable,
    deliveries,
  }
}

function detailOf(row: OpenedDelivery, actor: Actor): DeliveryDetail {
  const status = row.state === 'void' ? 'void' : row.state === 'draft' ? 'draft' : (row.arrival ?? 'sent')
  return { ...row, label: labelOf(row.number), status, can: actsOf(row, actor) }
}

function actsOf(row: OpenedDelivery, actor: Actor): DeliveryDetail['can'] {
  const mayUpdate = actor.can('update order')
  const mayDelete = actor.can('delete order')
  const isSent = row.state === 'posted'
  const isDraft = row.state === 'draft'
  const hasReturns = row.lines.some((line) => line.returned !== '0')
  const hasLeft = row.lines.some(
    (line) => quantity(line.qty) > quantity(line.returned) + quantity(line.qtyRejected ?? '0'),
  )
  const allowed: [DeliveryDetail['can'][number], boolean][] = [
    ['edit', isDraft && mayUpdate],
    ['send', isDraft && mayUpdate],
    ['amend', isSent && mayUpdate],
    ['receive', isSent && row.arrival === null && mayUpdate],
    ['return', isSent && hasLeft && mayUpdate],
    ['void', isSent && row.arrival === null && !hasReturns && mayDelete],
    ['delete', isDraft && mayDelete],
  ]
  return allowed.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
}
