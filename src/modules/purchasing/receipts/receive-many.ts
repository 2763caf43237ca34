import { quantity, ZERO_QTY } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { labelOf } from '#kit/posting/label.ts'
import { progressOf } from '../orders/incoming.ts'
import { toReceive } from '../orders/rules.ts'
import { linesOf, lockPurchase, type Purchase } from '../orders/store.ts'
import type { ReceivedMany, receiveMany as receiveManyDoor } from './contract.ts'
import { assertMayReceive } from './rights.ts'
import { createFor } from './write.ts'

type Asked = AskedOf<typeof receiveManyDoor>

/** Receives all that is still to come of several orders, none of it rejected; what has nothing to come is told, not refused. */
export async function receiveMany(tx: Tx, actor: Actor, asked: Asked): Promise<ReceivedMany> {
  assertMayReceive(actor, { post: true })
  const received: string[] = []
  const skipped: string[] = []
  // In key order: two people who tick the same orders wait for each other.
  for (const id of [...new Set(asked.ids)].toSorted()) {
    const order = await lockPurchase(tx, actor, id)
    const number = await receiveRest(tx, actor, order)
    if (number === null) skipped.push(labelOf(order.number))
    else received.push(number)
  }
  return { received, skipped }
}

async function receiveRest(tx: Tx, actor: Actor, order: Purchase): Promise<string | null> {
  const isComing = order.state === 'posted' && order.closed_at === null && !order.is_held
  if (!isComing) return null
  const lines = await linesOf(tx, order.id)
  const coming = lines.flatMap((line) => {
    const qty = line.needs_receipt && line.item_id !== null ? toReceive(progressOf(line), false) : ZERO_QTY
    return qty > 0n ? [{ orderLineId: line.id, qtyReceived: qty, ...NOTHING_WRONG }] : []
  })
  if (coming.length === 0) return null
  const whole = { lines: coming, date: undefined, warehouseId: null, notes: null, post: true, ...NOBODY }
  return (await createFor(tx, actor, { order, lines }, whole)).number
}

const NOTHING_WRONG = { qtyRejected: quantity('0'), rejectReason: null, note: null }
const NOBODY = { supplierSjNo: null, vehiclePlate: null, driverName: null, receivedBy: null }
