import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { labelOf } from '#kit/posting/label.ts'
import { readPurchase } from '../orders/store.ts'
import { plainText } from '../plain.ts'
import type { HandoverDetail } from './contract.ts'
import { handoverLinesOf, readHandover } from './store.ts'

/** Everything a berita acara says. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<HandoverDetail> {
  const handover = await readHandover(tx, actor, id)
  const order = await readPurchase(tx, actor, handover.order_id)
  const lines = await handoverLinesOf(tx, id)
  return {
    id,
    number: handover.number,
    label: labelOf(handover.number),
    state: handover.state,
    date: handover.handover_date,
    orderId: order.id,
    orderNumber: order.number,
    orderDate: order.order_date,
    supplierId: order.supplier_id,
    supplierName: order.supplier_name,
    place: handover.place,
    handedBy: handover.handed_by,
    receivedBy: handover.received_by,
    notes: handover.notes,
    voidReason: handover.void_reason,
    postedBy: handover.posted_by,
    version: handover.version,
    lines: lines.map((line) => ({
      id: line.id,
      description: line.description,
      qty: plainText(line.qty),
      unit: line.unit,
      note: line.note,
    })),
  }
}
