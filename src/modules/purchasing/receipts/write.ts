import { dimsRow, lineDims, ofProject, rowDims } from '#ground/dims.ts'
import { quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { expectState } from '#kit/posting/state.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import { warehouseFor } from '../facts.ts'
import { linesOf, lockPurchase, type Purchase, type PurchaseLine } from '../orders/store.ts'
import { settingsOf } from '../settings.ts'
import { assertMayReceive } from './rights.ts'
import type { createReceipt, updateReceipt } from './contract.ts'
import { checkReceivable, postReceipt, receivable, type LineIn } from './receive.ts'
import { checkArrival, decideArrival } from './rules.ts'
import {
  changeReceipt,
  insertReceipt,
  lockReceipt,
  orderOfReceipt,
  removeReceipt,
  replaceReceiptLines,
  type ReceiptLineToInsert,
} from './store.ts'

export type ReceiptAsked = Omit<AskedOf<typeof createReceipt>, 'id' | 'post' | 'files'>

/** Makes a receipt of an order; `post` also brings the goods into the books. */
export async function create(tx: Tx, actor: Actor, asked: AskedOf<typeof createReceipt>): Promise<DocumentRef> {
  assertMayReceive(actor, asked)
  const order = await lockPurchase(tx, actor, asked.id)
  return createFor(tx, actor, { order, lines: await linesOf(tx, order.id) }, asked)
}

/** The same for an order that this transaction already holds. */
export async function createFor(
  tx: Tx,
  actor: Actor,
  held: { readonly order: Purchase; readonly lines: readonly PurchaseLine[] },
  asked: ReceiptAsked & { readonly post: boolean; readonly files?: readonly string[] },
): Promise<DocumentRef> {
  checkReceivable(held.order)
  const { row, arriving } = await decided(tx, actor, held, asked)
  const id = newId()
  const by = {
    created_by: actor.userId,
    created_by_name: actor.name,
    updated_by: actor.userId,
    updated_by_name: actor.name,
  }
  const kept = { ...row, ...by, id, company_id: actor.companyId }
  await insertReceipt(tx, kept, rowsOf(arriving, actor.companyId, id))
  await claimFiles(tx, actor, { ids: asked.files ?? [], subject: 'penerimaan', ownerId: id })
  if (!asked.post) {
    await recordHistory(tx, actor, { subject: 'goods-receipt', id, act: 'create' })
    return { id, number: null, version: 1 }
  }
  return postReceipt.held(tx, actor, { id }, held)
}

/** Writes a draft anew. */
export async function update(tx: Tx, actor: Actor, asked: AskedOf<typeof updateReceipt>): Promise<DocumentRef> {
  const order = await lockPurchase(tx, actor, await orderOfReceipt(tx, actor, asked.id))
  const receipt = await lockReceipt(tx, actor, asked.id)
  expectState(receipt, 'draft')
  expectVersion(versioned(receipt), asked.version)
  checkReceivable(order)
  const { row, arriving } = await decided(tx, actor, { order, lines: await linesOf(tx, order.id) }, asked)
  const saved = await changeReceipt(tx, actor, receipt.id, row)
  await replaceReceiptLines(tx, receipt.id, rowsOf(arriving, actor.companyId, receipt.id))
  await recordHistory(tx, actor, { subject: 'goods-receipt', id: receipt.id, act: 'update' })
  return { id: receipt.id, number: null, version: saved.version }
}

/** Removes a draft. */
export async function remove(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  await lockPurchase(tx, actor, await orderOfReceipt(tx, actor, id))
  expectState(await lockReceipt(tx, actor, id), 'draft')
  await intoTrash(tx, actor, {
    subject: 'goods-receipt',
    table: 'goods_receipt',
    id: id,
    kind: 'Draf penerimaan',
    permissions: ['delete pembelian-barang'],
  })
  await removeReceipt(tx, actor, id)
  await recordHistory(tx, actor, { subject: 'goods-receipt', id, act: 'delete' })
  return { id }
}

async function decided(
  tx: Tx,
  actor: Actor,
  { order, lines }: { readonly order: Purchase; readonly lines: readonly PurchaseLine[] },
  asked: ReceiptAsked,
) {
  const warehouse = await warehouseFor(tx, actor, asked.warehouseId ?? order.warehouse_id)
  if (order.ship_to === 'site' && warehouse.type !== 'proyek')
    throw new Refusal('purchase.not-a-site', { warehouse: warehouse.name }, { field: 'warehouseId' })
  const on = asked.date ?? today(actor)
  if (on < order.order_date) throw new Refusal('receipt.before-order', { date: order.order_date }, { field: 'date' })
  const projectId = order.project_id ?? warehouse.projectId
  const ordered = new Map(lines.map((line) => [line.id, lineDims(rowDims(line), projectId)]))
  const arriving: LineIn[] = decideArrival(lines.map(receivable), asked.lines).map((line) => ({
    ...line,
    ...(ordered.get(line.line.id) ?? ofProject(projectId)),
    id: newId(),
  }))
  checkArrival(arriving, (await settingsOf(tx, actor.companyId)).overReceiptPercent)
  const row = {
    order_id: order.id,
    supplier_id: order.supplier_id,
    supplier_name: order.supplier_name,
    receipt_date: on,
    ship_to: order.ship_to,
    warehouse_id: warehouse.id,
    warehouse_name: warehouse.name,
    project_id: projectId,
    supplier_sj_no: asked.supplierSjNo,
    vehicle_plate: asked.vehiclePlate,
    driver_name: asked.driverName,
    received_by: asked.receivedBy ?? actor.name,
    notes: asked.notes,
    line_count: arriving.length,
    has_rejects: arriving.some((line) => line.rejected > 0n),
  }
  return { row, arriving }
}

function rowsOf(arriving: readonly LineIn[], companyId: string, receiptId: string): ReceiptLineToInsert[] {
  return arriving.map(
    ({ id, line, itemId, received, accepted, rejected, reason, rack, note, baseQty, ...dims }, at) => ({
      ...dimsRow(dims),
      id,
      company_id: companyId,
      receipt_id: receiptId,
      order_line_id: line.id,
      position: at + 1,
      item_id: itemId,
      item_code: line.itemCode,
      description: line.description,
      unit: line.unit,
      qty_received: quantityText(received),
      qty_accepted: quantityText(accepted),
      qty_rejected: quantityText(rejected),
      reject_reason: reason,
      base_qty: quantityText(baseQty),
      rack,
      note,
    }),
  )
}
