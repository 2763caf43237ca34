import { dimsOf, dimsRow, sharedDims } from '#ground/dims.ts'
import { minus, money, negate, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { today } from '#kit/posting/today.ts'
import { post } from '#modules/journal/face.ts'
import { supplierDealt } from '#modules/parties/face.ts'
import { assertMayBackdate } from '#modules/stock/face.ts'
import { takenByProject } from '../bills/dims.ts'
import { homesOf, lockReceiptLines } from '../bills/open-lines.ts'
import { lockBills, type Bill } from '../bills/store.ts'
import type { DocumentRef } from '../contract.ts'
import { lockPurchases } from '../orders/store.ts'
import { settle } from '../payments/settle.ts'
import { lockReceipts } from '../receipts/store.ts'
import type { createPurchaseReturn } from './contract.ts'
import { awaitAgain, checkAwaitable } from './await-again.ts'
import { countBack } from './count.ts'
import { returnEntry } from './entry.ts'
import { moveBack, type BackLine } from './goods.ts'
import { asReplacement, debitNote, decideReturn, type BilledFact } from './rules.ts'
import {
  billedParts,
  changeReturn,
  insertReturn,
  returnable,
  setCosts,
  type BilledPart,
  type ReturnableRow,
} from './store.ts'

type Asked = AskedOf<typeof createPurchaseReturn>

/** Sends goods back to their supplier: what was not billed is no longer waited for, what was billed is taken off the debt. */
export async function sendBack(tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef> {
  const { lines, parts } = await decideBack(tx, actor, asked)
  const bills = await lockBills(tx, actor.companyId, [...new Set(parts.map((part) => part.billId))])
  const note = debitNote(
    asked.wantsReplacement ? [] : lines.flatMap((line) => line.decided.parts),
    new Map(bills.map((bill) => [bill.id, money(bill.open_due)])),
  )
  const id = newId()
  const on = asked.date ?? today(actor)
  refuseAhead(actor, on)
  await assertMayBackdate(tx, actor, on, 'pembelian-barang')
  await write(tx, actor, { id, on, asked, lines, total: note.total, allocated: minus(note.total, note.unused) })
  await claimFiles(tx, actor, { ids: asked.files, subject: 'retur-beli', ownerId: id })
  await countBack(tx, lines, 1n, asked.wantsReplacement)
  if (asked.wantsReplacement) await awaitAgain(tx, actor, lines, 1)
  const supplierId = supplierOf(lines).supplierId

  const { moves, repriced } = await moveBack(tx, actor, { id, on, lines })
  const value = negate(sum([...moves, ...repriced].map((move) => move.value)))
  await setCosts(
    tx,
    lines.map((line) => ({ id: line.id, cost: costOf(line.id, [...moves, ...repriced]) })),
  )
  const taken = await takenByProject(tx, bills, takenOff(note.taken))
  // After stock, as everywhere: the supplier's standing is a row that others wait for.
  await settle(tx, actor, { paymentId: null, returnId: id, supplierId, on }, takenOff(note.taken))
  await supplierDealt(tx, actor.companyId, { supplierId, bought: negate(value), on })
  await recordHistory(tx, actor, { subject: 'purchase-return', id, act: 'post', reason: asked.reason })
  const document = { kind: 'purchase-return', id }
  await post(tx, actor, {
    on,
    area: 'purchase',
    source: document,
    memo: `Retur ke ${supplierOf(lines).supplierName}`,
    lines: returnEntry({
      supplierId,
      unbilled: lines.map((line) => ({
        ...dimsOf(line.row),
        amount: plus(line.decided.unbilledValue, line.decided.claim),
      })),
      taken,
      unused: note.unused,
      projectId: projectOf(lines),
      ppn: asked.wantsReplacement ? ZERO : creditedPpn(lines, bills),
      repriced,
      moves,
      siteLines: new Set(lines.filter((line) => line.row.isSite).map((line) => line.id)),
    }),
  })
  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'RB', day: on, document })
  const saved = await changeReturn(tx, actor, id, { number, value })
  return { id, number, version: saved.version }
}

/** Takes orders, receipts and lines for this transaction, and splits what goes back. */
async function decideBack(
  tx: Tx,
  actor: Actor,
  asked: Asked,
): Promise<{ lines: BackLine[]; parts: readonly BilledPart[] }> {
  const ids = asked.lines.map((line) => line.receiptLineId)
  if (new Set(ids).size < ids.length) throw new Refusal('purchase-return.twice', {}, { field: 'lines' })
  const homes = await homesOf(tx, actor.companyId, { receiptLineIds: ids, orderLineIds: [] })
  const orders = await lockPurchases(tx, actor, homes.orderIds)
  if (asked.wantsReplacement) checkAwaitable(orders)
  await lockReceipts(tx, actor, homes.receiptIds)
  await lockReceiptLines(tx, actor.companyId, ids)
  const rows = await returnable(tx, actor, { ids })
  const parts = await billedParts(tx, ids)
  const lines = asked.lines.map((line, at) => {
    const row = rows.find((one) => one.receiptLineId === line.receiptLineId)
    if (!row) throw new NotFound()
    const billed = parts.filter((part) => part.receiptLineId === row.receiptLineId).map(billedFact)
    const decided = decideReturn(factOf(row), billed, line.qty, `lines.${at}.qty`)
    return { id: newId(), row, decided: asked.wantsReplacement ? asReplacement(decided) : decided }
  })
  const [first] = lines
  if (lines.some((line) => line.row.supplierId !== first?.row.supplierId))
    throw new Refusal('purchase-return.two-suppliers', {}, { field: 'lines' })
  if (lines.some((line) => line.row.warehouseId !== first?.row.warehouseId))
    throw new Refusal('purchase-return.two-warehouses', {}, { field: 'lines' })
  return { lines, parts }
}

async function write(
  tx: Tx,
  actor: Actor,
  back: {
    readonly id: string
    readonly on: NonNullable<Asked['date']>
    readonly asked: Asked
    readonly lines: readonly BackLine[]
    readonly total: Money
    readonly allocated: Money
  },
): Promise<void> {
  const { id, asked, lines } = back
  const first = supplierOf(lines)
  const only = (of: (row: ReturnableRow) => string) => {
    const found = [...new Set(lines.map((line) => of(line.row)))]
    return found.length === 1 ? (found[0] ?? null) : null
  }
  await insertReturn(
    tx,
    {
      id,
      company_id: actor.companyId,
      supplier_id: first.supplierId,
      supplier_name: first.supplierName,
      order_id: only((row) => row.orderId),
      receipt_id: only((row) => row.receiptId),
      project_id: projectOf(lines),
      warehouse_id: first.warehouseId,
      warehouse_name: first.warehouseName,
      return_date: back.on,
      reason: asked.reason,
      wants_replacement: asked.wantsReplacement,
      vehicle_plate: asked.vehiclePlate,
      driver_name: asked.driverName,
      notes: asked.notes,
      net: sum(lines.map((line) => line.decided.net)),
      ppn: sum(lines.map((line) => line.decided.ppn)),
      total: back.total,
      allocated_total: back.allocated,
      posted_by: actor.name,
      created_by: actor.userId,
      created_by_name: actor.name,
      updated_by: actor.userId,
      updated_by_name: actor.name,
    },
    lines.map(({ id: lineId, row, decided }, at) => ({
      id: lineId,
      company_id: actor.companyId,
      return_id: id,
      ...dimsRow(row),
      position: at + 1,
      receipt_line_id: row.receiptLineId,
      receipt_id: row.receiptId,
      order_line_id: row.orderLineId,
      order_id: row.orderId,
      item_id: row.itemId,
      item_code: row.itemCode,
      description: row.description,
      unit: row.unit,
      qty: quantityText(decided.qty),
      base_qty: quantityText(decided.baseQty),
      unbilled_qty: quantityText(decided.unbilledQty),
      unbilled_value: decided.unbilledValue,
      price: row.price,
      net: decided.net,
      ppn: decided.ppn,
      claim_value: decided.claim,
    })),
    lines.flatMap((line) =>
      line.decided.parts.map((part) => ({
        id: newId(),
        company_id: actor.companyId,
        return_line_id: line.id,
        bill_line_id: part.billLineId,
        bill_id: part.billId,
        qty: quantityText(part.qty),
        net: part.net,
        ppn: part.ppn,
        cost: part.cost,
        replacement_id: part.replacementId,
      })),
    ),
  )
}

function projectOf(lines: readonly BackLine[]): string | null {
  return sharedDims(lines.map((line) => line.row)).projectId
}

function supplierOf(lines: readonly BackLine[]): ReturnableRow {
  const [first] = lines
  if (!first) throw new NotFound()
  return first.row
}

/** What a debit note takes off each bill, as settlements have it. */
export function takenOff(bills: ReadonlyMap<string, Money>) {
  return [...bills].map(([invoiceId, amount]) => ({
    invoiceId,
    amount,
    withheld: ZERO,
    withholdingKind: null,
    withholdingBase: ZERO,
  }))
}

function creditedPpn(lines: readonly BackLine[], bills: readonly Bill[]): Money {
  const crediting = new Set(bills.filter((bill) => bill.credits_tax).map((bill) => bill.id))
  const parts = lines.flatMap((line) => line.decided.parts)
  return sum(parts.filter((part) => crediting.has(part.billId)).map((part) => part.ppn))
}

function costOf(lineId: string, moves: readonly { lineId: string | null; value: Money }[]): Money {
  return negate(sum(moves.filter((move) => move.lineId === lineId).map((move) => move.value)))
}

function factOf(row: ReturnableRow) {
  return {
    description: row.description,
    accepted: quantity(row.acceptedQty),
    returned: quantity(row.returnedQty),
    billed: quantity(row.billedQty),
    openValue: money(row.openValue),
    baseQty: quantity(row.baseQty),
  }
}

function billedFact(part: BilledPart): BilledFact {
  return {
    billId: part.billId,
    billLineId: part.billLineId,
    replacementId: part.replacementId,
    qty: quantity(part.qty),
    returned: quantity(part.returnedQty),
    net: money(part.net),
    ppn: money(part.ppn),
    difference: minus(money(part.cost), money(part.receivedValue)),
    cost: money(part.cost),
  }
}
