import { rowDims, type Dims } from '#ground/dims.ts'
import { day, type Day } from '#ground/day.ts'
import { plus, sum, type Money } from '#ground/money.ts'
import { minusQty, plusQty, quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { bought } from '#modules/catalog/face.ts'
import { supplierDealt } from '#modules/parties/face.ts'
import { assertMayBackdate } from '#modules/stock/face.ts'
import { expectedOf, moveExpected, progressOf } from '../orders/incoming.ts'
import { refreshPurchases } from '../orders/progress.ts'
import { arrived } from '../orders/rules.ts'
import { countLines, linesOf, lockPurchase, type Purchase, type PurchaseLine } from '../orders/store.ts'
import { answerClaims, type Claim, type Replacing } from '../replacements/rules.ts'
import { addReplacements, claimsOf } from '../replacements/store.ts'
import { countAnswers } from '../requests/count-orders.ts'
import { settingsOf } from '../settings.ts'
import type { postReceipt } from './contract.ts'
import { bookGoods, moveGoods } from './goods.ts'
import {
  arrivingValue,
  baseArriving,
  checkArrival,
  paidPrice,
  unitCostText,
  type ArrivingLine,
  type ReceivableLine,
} from './rules.ts'
import { scoreSupplier } from './score.ts'
import {
  changeReceipt,
  lockReceipt,
  orderOfReceipt,
  receiptLinesOf,
  refreshReceipts,
  setValues,
  type ReceiptLine,
} from './store.ts'

/** A line that comes in, under the id of its receipt line. */
export type LineIn = ArrivingLine & Dims & { readonly id: string }

/** Brings a draft into the books: stock, 2-1110, what was paid for the goods, and the number. */
export async function post(tx: Tx, actor: Actor, asked: AskedOf<typeof postReceipt>): Promise<DocumentRef> {
  const order = await lockPurchase(tx, actor, await orderOfReceipt(tx, actor, asked.id))
  const receipt = await lockReceipt(tx, actor, asked.id)
  expectState(receipt, 'draft')
  expectVersion(versioned(receipt), asked.version)
  checkReceivable(order)
  const lines = await linesOf(tx, order.id)
  const arriving = linesIn(lines, await receiptLinesOf(tx, receipt.id))
  const on = day(receipt.receipt_date)
  return bringIn(tx, actor, { order, lines }, { ...receipt, on, arriving })
}

interface Arriving {
  readonly id: string
  readonly on: Day
  readonly ship_to: 'warehouse' | 'site'
  readonly warehouse_id: string
  readonly arriving: readonly LineIn[]
}

/** Moves and books the goods of a written receipt of a held order, and gives it its number. */
export async function bringIn(
  tx: Tx,
  actor: Actor,
  { order, lines }: { readonly order: Purchase; readonly lines: readonly PurchaseLine[] },
  receipt: Arriving,
): Promise<DocumentRef> {
  const { id, on } = receipt
  // Others may have come in since the draft was written.
  const arriving = receipt.arriving.map((each) => ({ ...each, baseQty: baseArriving(each.line, each.accepted) }))
  refuseAhead(actor, on)
  checkArrival(arriving, (await settingsOf(tx, actor.companyId)).overReceiptPercent)
  const claims = await claimsOf(tx, actor.companyId, order.id)
  const values = arriving.map((line) => {
    const { rows, value, isNew } = valueIn(line, claims.get(line.line.id) ?? [])
    const { baseQty } = line
    return { id: line.id, receiptLineId: line.id, rows, value, isNew, baseQty, unitCost: unitCostText(value, baseQty) }
  })
  const value = sum(values.map((line) => line.value))

  await setValues(tx, values)
  await changeReceipt(tx, actor, id, { state: 'posted', value, posted_at: instant(), posted_by: actor.name })
  await addReplacements(tx, actor, values)
  await refreshReceipts(tx, [id])
  await countIn(tx, actor, order, lines, arriving, 1)
  const goods = {
    id,
    on,
    warehouseId: receipt.warehouse_id,
    isSite: receipt.ship_to === 'site',
    memo: `Penerimaan ${order.number ?? ''}`.trim(),
    lines: arriving.map(({ id: lineId, itemId, baseQty, rack, projectId, workItemId }, at) => ({
      id: lineId,
      projectId,
      workItemId,
      itemId,
      baseQty,
      rack,
      value: values[at]?.value ?? sum([]),
    })),
  }
  // What goes straight to a site is used at once: no stock of an earlier day changes.
  if (!goods.isSite) await assertMayBackdate(tx, actor, goods.on, 'pembelian-barang')
  const moves = await moveGoods(tx, actor, goods)
  const isNew = new Map(values.map((line) => [line.id, line.isNew]))
  await remember(tx, actor, order, { ...receipt, arriving: arriving.filter((line) => isNew.get(line.id)) })
  await supplierDealt(tx, actor.companyId, { supplierId: order.supplier_id, bought: value, on })
  await recordHistory(tx, actor, { subject: 'goods-receipt', id, act: 'receive' })
  await bookGoods(tx, actor, goods, moves)
  const document = { kind: 'goods-receipt', id }
  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'BTB', day: on, document })
  const { version } = await changeReceipt(tx, actor, id, { number })
  return { id, number, version }
}

// What comes in place of billed goods that went back is worth what they were; the rest is newly delivered.
function valueIn(line: LineIn, claims: readonly Claim[]): { rows: readonly Replacing[]; value: Money; isNew: boolean } {
  const { qty, rows, value } = answerClaims(claims, line.accepted)
  const ordered = { ...line.line, received: plusQty(line.line.received, qty) }
  const fresh = arrivingValue({ ...line, line: ordered, accepted: minusQty(line.accepted, qty) })
  return { rows, value: plus(value, fresh), isNew: line.accepted > qty || qty === 0n }
}

/** Counts what came in (or, with −1, what is taken back) on the order, its requests and 'akan datang'. */
export async function countIn(
  tx: Tx,
  actor: Actor,
  order: Purchase,
  lines: readonly PurchaseLine[],
  arriving: readonly Pick<ArrivingLine, 'line' | 'accepted' | 'rejected'>[],
  sign: 1 | -1,
): Promise<void> {
  const text = (qty: bigint) => quantityText((sign === 1 ? qty : -qty) as ReturnType<typeof quantity>)
  const counted = (of: 'accepted' | 'rejected') =>
    arriving.filter((each) => each[of] > 0n).map((each) => ({ id: each.line.id, qty: text(each[of]) }))
  await countLines(tx, 'received_qty', counted('accepted'))
  await countLines(tx, 'rejected_qty', counted('rejected'))
  await refreshPurchases(tx, [order.id])
  const requested = new Map(lines.map((line) => [line.id, line.request_line_id]))
  const answers = arriving.map(({ line, accepted: qty }) => ({
    requestLineId: requested.get(line.id) ?? null,
    unitNum: line.unitNum,
    unitDen: line.unitDen,
    qty,
  }))
  await countAnswers(tx, actor, 'received_qty', answers, sign)
  const isClosed = order.closed_at !== null
  const before = expectedOf(order.warehouse_id, lines, isClosed)
  const after = expectedOf(order.warehouse_id, await linesOf(tx, order.id), isClosed)
  await moveExpected(tx, actor, before, after)
}

/** Refuses to receive anything of an order that is not open for it. */
export function checkReceivable(order: Purchase): void {
  expectState(order, 'posted')
  if (order.closed_at !== null) throw new Refusal('purchase.closed', { number: order.number ?? '' })
  if (order.is_held) throw new Refusal('purchase.held', { number: order.number ?? '', reason: order.held_reason ?? '' })
}

/** An order line as receipts see it. */
export function receivable(line: PurchaseLine): ReceivableLine {
  return {
    id: line.id,
    itemId: line.item_id,
    itemCode: line.item_code,
    description: line.description,
    unit: line.unit,
    unitNum: line.unit_num,
    unitDen: line.unit_den,
    qty: quantity(line.qty),
    received: arrived(progressOf(line)),
    needsReceipt: line.needs_receipt,
    cost: line.cost,
    net: line.net,
  }
}

/** Kept lines of a receipt as they came in. */
export function linesIn(orderLines: readonly PurchaseLine[], rows: readonly ReceiptLine[]): LineIn[] {
  const known = new Map(orderLines.map((line) => [line.id, receivable(line)]))
  return rows.flatMap((row) => {
    const line = known.get(row.order_line_id)
    if (!line) return []
    const [received, accepted, rejected] = [row.qty_received, row.qty_accepted, row.qty_rejected].map(quantity)
    if (received === undefined || accepted === undefined || rejected === undefined) return []
    const { id, item_id: itemId, reject_reason: reason, rack, note } = row
    return [
      {
        id,
        line,
        itemId,
        received,
        accepted,
        rejected,
        reason,
        rack,
        note,
        baseQty: quantity(row.base_qty),
        ...rowDims(row),
      },
    ]
  })
}

// The last price paid, and how well the supplier delivers, are known from what really came.
async function remember(tx: Tx, actor: Actor, order: Purchase, { on, id, arriving }: Arriving): Promise<void> {
  const paid = arriving.flatMap(({ line, itemId, accepted }) => {
    const unitPrice = accepted > 0n ? paidPrice(line) : null
    return unitPrice === null ? [] : [{ itemId, supplierId: order.supplier_id, unitPrice, on, documentId: id }]
  })
  await bought(tx, actor.companyId, paid)
  await scoreSupplier(tx, actor, order.supplier_id)
}
