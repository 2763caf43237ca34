import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { slotsOf } from '#kit/files/of-owner.ts'
import { fileBytes } from '#kit/files/see-file.ts'
import { newestLink } from '#kit/paper/links/store.ts'
import { paperLogo } from '#kit/paper/logo.ts'
import { signedByPhone } from '#kit/paper/signed-by-phone.ts'
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
    expedition: delivery.expedition,
    departedAt: delivery.departedAt,
    arrivedAt: delivery.arrivedAt,
    lines: delivery.lines.map((line) => ({
      code: line.itemCode,
      name: line.description,
      qty: line.qty,
      unit: line.unit,
      coli: line.coli === null ? null : String(line.coli),
      note: line.note,
      rejected:
        line.qtyRejected && line.qtyRejected !== '0' ? { qty: line.qtyRejected, reason: line.rejectReason } : null,
    })),
    note: delivery.notes,
    signAt:
      delivery.state === 'posted' && !delivery.answer
        ? await newestLink(tx, { companyId: actor.companyId, kind: 'terima-barang', documentId: id })
        : null,
    received:
      delivery.receivedBy && delivery.receivedAt
        ? { by: delivery.receivedBy, at: delivery.receivedAt, signature: await signatureOn(tx, actor, id) }
        : null,
    signed: await signedByPhone(
      tx,
      { companyId: actor.companyId, subject: 'surat-jalan', ownerId: id },
      delivery.answer,
    ),
  }
}

// As the receiver drew it on our screen.
async function signatureOn(tx: Tx, { companyId }: Actor, id: string): Promise<Uint8Array | null> {
  const slots = await slotsOf(tx, { companyId, subject: 'surat-jalan', ownerId: id })
  const drawn = slots.get('tanda-tangan')
  const kept = drawn === undefined ? undefined : await fileBytes(tx, companyId, drawn)
  return kept ? paperLogo(kept.bytes) : null
}
