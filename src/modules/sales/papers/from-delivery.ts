import { dayIn } from '#ground/day.ts'
import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { open } from '../deliveries/open-delivery.ts'
import type { DeliveryNoteData } from './data.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { stateOnPaper } from '#kit/paper/state.ts'

const SIZES = { a4: 'A4', a5: 'A5', continuous: 'continuous' } as const

/** The surat jalan: what goes where, by whom. No prices. */
export async function deliveryNoteOf(
  tx: Tx,
  actor: Actor,
  id: string,
  size: keyof typeof SIZES | undefined,
): Promise<DeliveryNoteData> {
  const delivery = await open(tx, actor, id)
  const letterhead = await issuerOf(tx, actor.companyId, {
    docType: 'surat jalan',
    amount: ZERO,
    of: { subject: 'delivery', id },
  })
  return {
    letterhead,
    printed: await printedBy(tx, actor, { subject: 'delivery', id }),
    state: stateOnPaper(delivery.state),
    size: size === undefined ? (letterhead.dress?.size ?? 'A4') : SIZES[size],
    number: delivery.number,
    date: delivery.date,
    orderNumber: delivery.orderNumber,
    customerPo: delivery.customerPoNo,
    sentFrom: { name: delivery.warehouseName, address: null },
    recipient: {
      name: delivery.customerName,
      address: delivery.recipientAddress,
      npwp: null,
      contact: delivery.recipientName,
      phone: delivery.recipientPhone,
    },
    vehiclePlate: delivery.vehiclePlate,
    driver: delivery.driverName ? { name: delivery.driverName, phone: delivery.driverPhone } : null,
    lines: delivery.lines.map((line) => ({
      code: line.itemCode,
      name: line.description,
      qty: line.qty,
      unit: line.unit,
      coli: line.coli === null ? null : String(line.coli),
      note: line.note,
    })),
    note: delivery.notes,
    received:
      delivery.receivedBy && delivery.receivedAt
        ? { by: delivery.receivedBy, on: dayIn(actor.zone, delivery.receivedAt) }
        : null,
  }
}
