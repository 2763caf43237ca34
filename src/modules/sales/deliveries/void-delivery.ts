import { quantity, negateQty, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import * as journal from '#modules/journal/face.ts'
import { differenceLines } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'
import type { DocumentRef } from '../contract.ts'
import { keepAgain } from '../orders/kept-goods.ts'
import { refresh } from '../orders/refresh.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { settingsOf } from '../orders/settings.ts'
import { countLines, linesOf, lockOrder } from '../orders/store.ts'
import { instant, today } from '#kit/posting/today.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import type { voidDelivery } from './contract.ts'
import {
  changeDelivery,
  deliveryLinesOf,
  lockDelivery,
  lockMovable,
  orderOfDelivery,
  removeDelivery,
  type DeliveryLine,
} from './store.ts'

/** Takes a sent surat jalan back: goods return at the cost they left with, the entry is mirrored. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidDelivery>): Promise<DocumentRef> {
  const order = await lockOrder(tx, actor, await orderOfDelivery(tx, actor, asked.id))
  const delivery = await lockMovable(tx, actor, asked.id)
  expectState(delivery, 'posted')
  expectVersion(versioned(delivery), asked.version)
  const rows = await deliveryLinesOf(tx, delivery.id)
  if (delivery.arrival !== null) throw new Refusal('delivery.arrived', { number: delivery.number ?? '' })
  if (rows.some((row) => quantity(row.returned_qty) > 0n))
    throw new Refusal('delivery.has-returns', { number: delivery.number ?? '' })
  await checkNotBilled(tx, actor, order.id, rows)

  const document = { kind: 'delivery', id: delivery.id }
  const on = today(actor)
  const moves = await stock.reverse(tx, actor, document, { on, as: { kind: 'delivery-void', id: delivery.id } })
  await countLines(
    tx,
    'delivered_qty',
    rows.map((row) => ({ id: row.order_line_id, qty: quantityText(negateQty(quantity(row.qty))) })),
  )
  const lineIds = rows.map((row) => row.order_line_id)
  await keepAgain(tx, actor, order, { warehouseId: delivery.warehouse_id, lineIds })
  await refresh(tx, actor, [order.id])
  await recordHistory(tx, actor, { subject: 'delivery', id: delivery.id, act: 'void', reason: asked.reason })
  await journal.reverse(tx, actor, document, { on, reason: asked.reason })
  await journal.post(tx, actor, {
    on,
    area: 'sales',
    source: { kind: 'delivery-void', id: delivery.id },
    memo: 'Selisih harga pembatalan surat jalan',
    lines: differenceLines(moves),
  })
  const saved = await changeDelivery(tx, actor, delivery.id, {
    state: 'void',
    voided_at: instant(),
    voided_by: actor.name,
    void_reason: asked.reason,
  })
  return { id: delivery.id, number: delivery.number, version: saved.version }
}

/** Removes a draft surat jalan. */
export async function remove(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  await lockOrder(tx, actor, await orderOfDelivery(tx, actor, id))
  expectState(await lockDelivery(tx, id), 'draft')
  await intoTrash(tx, actor, {
    subject: 'delivery',
    table: 'sales_delivery',
    id: id,
    kind: 'Draf surat jalan',
    permissions: ['delete order'],
  })
  await removeDelivery(tx, actor, id)
  await recordHistory(tx, actor, { subject: 'delivery', id, act: 'delete' })
  return { id }
}

// What was billed must have been delivered, unless this company bills first.
async function checkNotBilled(tx: Tx, actor: Actor, orderId: string, rows: readonly DeliveryLine[]): Promise<void> {
  if ((await settingsOf(tx, actor.companyId)).billFirst) return
  const lines = new Map((await linesOf(tx, orderId)).map((line) => [line.id, line]))
  for (const row of rows) {
    const line = lines.get(row.order_line_id)
    if (!line) continue
    const left = quantity(line.delivered_qty) - quantity(row.qty) - quantity(line.returned_qty)
    if (left < quantity(line.invoiced_qty)) throw new Refusal('delivery.billed', { item: line.description })
  }
}
