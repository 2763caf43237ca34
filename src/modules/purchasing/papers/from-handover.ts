import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { open } from '../handovers/open.ts'
import { readPurchase } from '../orders/store.ts'
import type { HandoverData } from './data.ts'
import { supplierParty } from './from-order.ts'

/** The berita acara serah terima of services. */
export async function handoverPaperOf(tx: Tx, actor: Actor, id: string): Promise<HandoverData> {
  const handover = await open(tx, actor, id)
  const order = await readPurchase(tx, actor, handover.orderId)
  const of = { subject: 'service-handover', id }
  return {
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'bast', amount: money(order.total), of }),
    printed: await printedBy(tx, actor, of),
    state: stateOnPaper(handover.state),
    number: handover.number,
    date: handover.date,
    orderNumber: handover.orderNumber,
    orderedOn: handover.orderDate,
    place: handover.place,
    supplier: await supplierParty(tx, actor, handover.supplierId),
    handedBy: handover.handedBy,
    receivedBy: handover.receivedBy,
    lines: handover.lines.map(({ description: name, qty, unit, note }) => ({ name, qty, unit, note })),
    note: handover.notes,
  }
}
