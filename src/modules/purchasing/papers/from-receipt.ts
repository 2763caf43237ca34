import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { stateOnPaper } from '#kit/paper/state.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { open } from '../receipts/open.ts'
import type { ReceiptPaperData } from './data.ts'
import { supplierParty } from './from-order.ts'

/** The bukti terima barang of a receipt. */
export async function receiptPaperOf(tx: Tx, actor: Actor, id: string): Promise<ReceiptPaperData> {
  const receipt = await open(tx, actor, id)
  return {
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'bukti terima',
      amount: money(receipt.value),
      of: { subject: 'goods-receipt', id },
    }),
    printed: await printedBy(tx, actor, { subject: 'goods-receipt', id }),
    state: stateOnPaper(receipt.state),
    number: receipt.number,
    date: receipt.date,
    orderNumber: receipt.orderNumber,
    supplier: await supplierParty(tx, actor, receipt.supplierId),
    warehouse: receipt.warehouseName,
    supplierNote: receipt.supplierSjNo,
    vehiclePlate: receipt.vehiclePlate,
    receivedBy: receipt.receivedBy,
    lines: receipt.lines.map((line) => ({
      code: line.itemCode,
      name: line.description,
      unit: line.unit,
      received: line.qtyReceived,
      accepted: line.qtyAccepted,
      rejected: line.qtyRejected,
      reason: [line.rejectReason, line.rack && `Rak ${line.rack}`, line.note].filter(Boolean).join('. ') || null,
    })),
    note: receipt.notes,
  }
}
