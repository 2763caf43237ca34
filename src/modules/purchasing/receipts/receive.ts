import { dimsOf, type Dims } from '#ground/dims.ts'
import type { Day } from '#ground/day.ts'
import { plus, sum, type Money } from '#ground/money.ts'
import { minusQty, plusQty, quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { act } from '#kit/document/act.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { expectState } from '#kit/posting/state.ts'
import { instant } from '#kit/posting/today.ts'
import { bought } from '#modules/catalog/face.ts'
import { supplierDealt } from '#modules/parties/face.ts'
import { assertMayBackdate } from '#modules/stock/face.ts'
import { expectedOf, moveExpected, progressOf } from '../orders/incoming.ts'
import { refreshPurchases } from '../orders/progress.ts'
import { arrived } from '../orders/rules.ts'
import { countLines, linesOf, type Purchase, type PurchaseLine } from '../orders/store.ts'
import { answerClaims, type Claim, type Replacing } from '../replacements/rules.ts'
import { addReplacements, claimsOf } from '../replacements/store.ts'
import { countAnswers } from '../requests/count-orders.ts'
import { settingsOf } from '../settings.ts'
import { bookGoods, moveGoods } from './goods.ts'
import { ground } from './ground.ts'
import { receiptActs, type LoadedLine } from './receipt.ts'
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
import { refreshReceipts, setValues } from './store.ts'

/** A line that comes in, under the id of its receipt line. */
export type LineIn = ArrivingLine & Dims & { readonly id: string }

/** Brings a draft into the books: stock, 2-1110, what was paid for the goods, and the number. */
export const postReceipt = act(receiptActs.post, ground, async ({ tx, actor, doc, parent, enter }) => {
  const { order, lines } = parent
  const { id, date: on } = doc
  checkReceivable(order)
  // Others may have come in since the draft was written.
  const arriving = linesIn(lines, doc.lines).map((each) => ({
    ...each,
    baseQty: baseArriving(each.line, each.accepted),
  }))
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
  await enter({ value, postedAt: instant(), postedBy: actor.name })
  await addReplacements(tx, actor, values)
  await refreshReceipts(tx, [id])
  await countIn(tx, actor, order, lines, arriving, 1)
  const goods = {
    id,
    on,
    warehouseId: doc.warehouseId,
    isSite: doc.shipTo === 'site',
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
  await remember(tx, actor, order, { id, on, arriving: arriving.filter((line) => isNew.get(line.id)) })
  await supplierDealt(tx, actor.companyId, { supplierId: order.supplier_id, bought: value, on })
  await bookGoods(tx, actor, goods, moves)
  return { told: 'receive' }
})

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
export function linesIn(orderLines: readonly PurchaseLine[], rows: readonly LoadedLine[]): LineIn[] {
  const known = new Map(orderLines.map((line) => [line.id, receivable(line)]))
  return rows.flatMap((row) => {
    const line = known.get(row.orderLineId)
    if (!line) return []
    const { id, itemId, qtyReceived: received, qtyAccepted: accepted, qtyRejected: rejected, baseQty } = row
    const { rejectReason: reason, rack, note } = row
    return [{ id, line, itemId, received, accepted, rejected, reason, rack, note, baseQty, ...dimsOf(row) }]
  })
}

interface Remembering {
  readonly id: string
  readonly on: Day
  readonly arriving: readonly LineIn[]
}

// The last price paid, and how well the supplier delivers, are known from what really came.
async function remember(tx: Tx, actor: Actor, order: Purchase, { on, id, arriving }: Remembering): Promise<void> {
  const paid = arriving.flatMap(({ line, itemId, accepted }) => {
    const unitPrice = accepted > 0n ? paidPrice(line) : null
    return unitPrice === null ? [] : [{ itemId, supplierId: order.supplier_id, unitPrice, on, documentId: id }]
  })
  await bought(tx, actor.companyId, paid)
  await scoreSupplier(tx, actor, order.supplier_id)
}
