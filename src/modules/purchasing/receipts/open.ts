import { minusQty, quantity, quantityText, ZERO_QTY } from '#ground/quantity.ts'
import { percentText } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { DocumentAct } from '#kit/posting/acts.ts'
import { labelOf } from '#kit/posting/label.ts'
import { today } from '#kit/posting/today.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { actsOf as actsDone } from '../orders/history.ts'
import { progressOf } from '../orders/incoming.ts'
import { arrived, mostReceived, toReceive } from '../orders/rules.ts'
import { linesOf, readPurchase } from '../orders/store.ts'
import { plainText } from '../plain.ts'
import { replacedOn } from '../replacements/store.ts'
import { settingsOf } from '../settings.ts'
import { mayPostReceipts } from './rights.ts'
import type { ReceiptAct, ReceiptDetail, ReceiptLineDetail, ReceivableOrder } from './contract.ts'
import { statusOf } from './ground.ts'
import { checkReceivable } from './receive.ts'
import { readReceipt, receiptLinesOf, type Receipt, type ReceiptLine } from './store.ts'

/** Everything the page of a receipt shows. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<ReceiptDetail> {
  const receipt = await readReceipt(tx, actor, id)
  const order = await readPurchase(tx, actor, receipt.order_id)
  const rows = await receiptLinesOf(tx, id)
  const items = await itemsOf(
    tx,
    actor.companyId,
    rows.map((row) => row.item_id),
  )
  const replaced = await replacedOn(
    tx,
    rows.map((row) => row.id),
  )
  const lines = rows.map((row) => ({
    ...lineDetail(row, items.get(row.item_id)?.baseUnit ?? ''),
    replacing: replaced.get(row.id) ?? '0',
  }))
  return { ...headerOf(receipt), orderNumber: order.number, can: actsOf(receipt, actor, lines), lines }
}

/** What is still to come of an order: what the receipt form begins with. */
export async function start(tx: Tx, actor: Actor, orderId: string): Promise<ReceivableOrder> {
  const order = await readPurchase(tx, actor, orderId)
  checkReceivable(order)
  const { overReceiptPercent } = await settingsOf(tx, actor.companyId)
  const lines = (await linesOf(tx, orderId)).flatMap((line) => {
    if (!line.needs_receipt || line.item_id === null) return []
    const progress = progressOf(line)
    const here = arrived(progress)
    const most = mostReceived(progress.qty, overReceiptPercent)
    return [
      {
        orderLineId: line.id,
        itemId: line.item_id,
        itemCode: line.item_code,
        description: line.description,
        unit: line.unit,
        ordered: plainText(line.qty),
        received: quantityText(here),
        rejected: plainText(line.rejected_qty),
        toReceive: quantityText(toReceive(progress, false)),
        most: quantityText(most > here ? minusQty(most, here) : ZERO_QTY),
      },
    ]
  })
  return {
    orderId,
    orderNumber: order.number ?? '',
    orderVersion: order.version,
    supplierName: order.supplier_name,
    shipTo: order.ship_to,
    warehouseId: order.warehouse_id,
    warehouseName: order.warehouse_name,
    today: today(actor),
    overReceiptPercent: percentText(overReceiptPercent),
    lines,
  }
}

/** What happened to a receipt, newest first. */
export async function history(tx: Tx, actor: Actor, id: string): Promise<DocumentAct[]> {
  return actsDone(tx, actor, 'goods-receipt', 'receipt', [await readReceipt(tx, actor, id)])
}

function headerOf(receipt: Receipt) {
  return {
    id: receipt.id,
    number: receipt.number,
    label: labelOf(receipt.number),
    state: receipt.state,
    status: statusOf(receipt),
    date: receipt.receipt_date,
    orderId: receipt.order_id,
    supplierId: receipt.supplier_id,
    supplierName: receipt.supplier_name,
    shipTo: receipt.ship_to,
    warehouseId: receipt.warehouse_id,
    warehouseName: receipt.warehouse_name,
    projectId: receipt.project_id,
    supplierSjNo: receipt.supplier_sj_no,
    vehiclePlate: receipt.vehicle_plate,
    driverName: receipt.driver_name,
    receivedBy: receipt.received_by,
    notes: receipt.notes,
    lineCount: receipt.line_count,
    hasRejects: receipt.has_rejects,
    value: String(receipt.value),
    billing: receipt.billing,
    voidReason: receipt.void_reason,
    createdBy: receipt.created_by_name,
    createdAt: receipt.created_at,
    postedBy: receipt.posted_by,
    postedAt: receipt.posted_at,
    version: receipt.version,
  }
}

function lineDetail(row: ReceiptLine, baseUnit: string): Omit<ReceiptLineDetail, 'replacing'> {
  const [accepted, billed, returned] = [row.qty_accepted, row.billed_qty, row.returned_qty].map(quantity)
  const kept = minusQty(accepted ?? ZERO_QTY, returned ?? ZERO_QTY)
  const done = billed ?? ZERO_QTY
  return {
    id: row.id,
    orderLineId: row.order_line_id,
    position: row.position,
    itemId: row.item_id,
    itemCode: row.item_code,
    description: row.description,
    unit: row.unit,
    qtyReceived: plainText(row.qty_received),
    qtyAccepted: plainText(row.qty_accepted),
    qtyRejected: plainText(row.qty_rejected),
    rejectReason: row.reject_reason,
    rack: row.rack,
    note: row.note,
    baseQty: plainText(row.base_qty),
    baseUnit,
    unitCost: plainText(row.unit_cost),
    value: String(row.value),
    billed: plainText(row.billed_qty),
    returned: plainText(row.returned_qty),
    toBill: quantityText(kept > done ? minusQty(kept, done) : ZERO_QTY),
  }
}

function actsOf(receipt: Receipt, actor: Actor, lines: readonly ReceiptLineDetail[]): ReceiptAct[] {
  const may = (verb: string) => actor.can(`${verb} pembelian-barang`)
  const isDraft = receipt.state === 'draft'
  const isPosted = receipt.state === 'posted'
  const isUntouched = lines.every((line) => line.billed === line.replacing && line.returned === '0')
  const acts: readonly [ReceiptAct, boolean][] = [
    ['edit', isDraft && mayPostReceipts(actor)],
    ['post', isDraft && mayPostReceipts(actor)],
    ['bill', isPosted && lines.some((line) => line.toBill !== '0') && may('create')],
    ['return', isPosted && lines.some((line) => line.qtyAccepted !== line.returned) && may('create')],
    ['void', isPosted && isUntouched && may('delete')],
    ['delete', isDraft && may('delete')],
  ]
  return acts.flatMap(([act, is]) => (is ? [act] : []))
}
