import { dimsOf } from '#ground/dims.ts'
import { minus, money, plus } from '#ground/money.ts'
import { negateQty, quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { expectState } from '#kit/posting/state.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { post } from '#modules/journal/face.ts'
import { takenByProject } from '../bills/dims.ts'
import { lockReceiptLines } from '../bills/open-lines.ts'
import { lockBills } from '../bills/store.ts'
import type { DocumentRef } from '../contract.ts'
import { countLines, lockPurchases } from '../orders/store.ts'
import { settle } from '../payments/settle.ts'
import { lockReceipts } from '../receipts/store.ts'
import { awaitAgain, checkAwaitable } from './await-again.ts'
import type { closeReplacement as contract } from './contract.ts'
import { closingEntry } from './entry.ts'
import { debitNote } from './rules.ts'
import { takenOff } from './send-back.ts'
import { awaitedParts, closeParts, insertClosing, sumOf, type AwaitedPart } from './awaited-store.ts'
import { changeReturn, lockReturn, readReturn, returnLinesOf } from './store.ts'

/**
 * Gives up on what was to be replaced and did not come: it is taken off the debt for what its bill had for it, and its
 * order awaits it no longer. What came stays as it is.
 */
export async function closeReplacement(tx: Tx, actor: Actor, asked: AskedOf<typeof contract>): Promise<DocumentRef> {
  await readReturn(tx, actor, asked.id)
  const lines = await returnLinesOf(tx, asked.id)
  const orders = await lockPurchases(tx, actor, [...new Set(lines.map((line) => line.order_id))].toSorted())
  await lockReceipts(tx, actor, [...new Set(lines.map((line) => line.receipt_id))].toSorted())
  await lockReceiptLines(
    tx,
    actor.companyId,
    lines.map((line) => line.receipt_line_id),
  )
  // Only who holds the orders changes what is awaited.
  const parts = await awaitedParts(tx, asked.id)
  const bills = await lockBills(tx, actor.companyId, [...new Set(parts.map((part) => part.billId))])
  const back = await lockReturn(tx, actor, asked.id)
  expectState(back, 'posted')
  expectVersion(versioned(back), asked.version)
  if (parts.length === 0) throw new Refusal('purchase-return.nothing-awaited', { number: back.number ?? '' })
  checkAwaitable(orders)

  const note = debitNote(
    parts.map((part) => ({ ...part, net: money(part.net), ppn: money(part.ppn) })),
    new Map(bills.map((bill) => [bill.id, money(bill.open_due)])),
  )
  const on = today(actor)
  const takenEach = await takenByProject(tx, bills, takenOff(note.taken))
  await awaitAgain(tx, actor, awaitedLines(parts), -1)
  await countBilled(tx, parts, -1)
  await closeParts(tx, parts)
  await settle(
    tx,
    actor,
    { paymentId: null, returnId: back.id, supplierId: back.supplier_id, on },
    takenOff(note.taken),
  )
  const taken = minus(note.total, note.unused)
  const id = newId()
  await insertClosing(tx, actor, { id, on, back, parts, taken, reason: asked.reason })
  const saved = await changeReturn(tx, actor, back.id, {
    net: plus(back.net, sumOf(parts, 'net')),
    ppn: plus(back.ppn, sumOf(parts, 'ppn')),
    total: plus(back.total, note.total),
    allocated_total: plus(back.allocated_total, taken),
  })
  await recordHistory(tx, actor, {
    subject: 'purchase-return',
    id: back.id,
    act: 'close-replacement',
    reason: asked.reason,
  })
  await post(tx, actor, {
    on,
    area: 'purchase',
    source: { kind: 'purchase-return-close', id },
    memo: `Pengganti ${back.number ?? ''} tidak datang – ${back.supplier_name}`,
    lines: closingEntry({
      supplierId: back.supplier_id,
      taken: takenEach,
      unused: note.unused,
      projectId: back.project_id,
      cost: parts.map((part) => ({ ...dimsOf(part), amount: money(part.cost) })),
      ppn: sumOf(
        parts.filter((part) => part.creditsTax),
        'ppn',
      ),
      first: parts[0],
    }),
  })
  return { id: back.id, number: back.number, version: saved.version }
}

/** What is billed to an order no longer, given up as it is; with 1 it is again. */
export async function countBilled(
  tx: Tx,
  parts: readonly Pick<AwaitedPart, 'orderLineId' | 'qty'>[],
  sign: 1 | -1,
): Promise<void> {
  await countLines(
    tx,
    'billed_qty',
    parts.map(({ orderLineId, qty }) => ({
      id: orderLineId,
      qty: quantityText(sign === 1 ? quantity(qty) : negateQty(quantity(qty))),
    })),
  )
}

/** Parts as an order awaits them. */
export function awaitedLines(
  parts: readonly Pick<AwaitedPart, 'receiptLineId' | 'receiptId' | 'orderLineId' | 'orderId' | 'qty'>[],
) {
  return parts.map(({ qty, ...row }) => ({
    row,
    decided: { qty: quantity(qty), unbilledQty: quantity('0'), parts: [] },
  }))
}
