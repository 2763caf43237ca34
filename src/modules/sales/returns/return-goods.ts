import { sum } from '#ground/money.ts'
import { minQty, minusQty, plusQty, quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState } from '#kit/posting/state.ts'
import { assertMayBackdate, takeBack } from '#modules/stock/face.ts'
import type { DocumentRef } from '../contract.ts'
import { baseOf } from '../deliveries/arrival.ts'
import { bookCost } from '../deliveries/goods.ts'
import {
  countReturned,
  deliveryLinesOf,
  lockDelivery,
  orderOfDelivery,
  type DeliveryLine,
} from '../deliveries/store.ts'
import { keepAgain } from '../orders/kept-goods.ts'
import { refresh } from '../orders/refresh.ts'
import { countLines, lockOrder, type Order } from '../orders/store.ts'
import { today } from '#kit/posting/today.ts'
import type { ReturnCondition } from './conditions.ts'
import type { createReturn } from './contract.ts'
import { credit } from './credit-invoice.ts'
import { setAside } from './set-aside.ts'
import { billedOf, changeReturn, insertReturn } from './store.ts'

type Asked = AskedOf<typeof createReturn>
type Answer = DocumentRef & { readonly creditNotes: readonly DocumentRef[] }

interface Back {
  readonly row: DeliveryLine
  readonly qty: Quantity
  /** In the item's own unit. */
  readonly baseQty: Quantity
  readonly condition: ReturnCondition
  readonly id: string
}

/** Takes goods of a delivery back at the cost they left with, and credits what was billed of them. */
export async function create(tx: Tx, actor: Actor, asked: Asked): Promise<Answer> {
  const order = await lockOrder(tx, actor, await orderOfDelivery(tx, actor, asked.id))
  const delivery = await lockDelivery(tx, asked.id)
  expectState(delivery, 'posted')
  if (asked.settle === 'replace' && order.closed_at !== null)
    throw new Refusal('return.order-closed', { number: order.number ?? '' }, { field: 'settle' })
  const back = decideBack(await deliveryLinesOf(tx, delivery.id), asked.lines)

  const id = newId()
  const document = { kind: 'return', id }
  const on = asked.date ?? today(actor)
  refuseAhead(actor, on)
  await assertMayBackdate(tx, actor, on, 'order')
  const moves = await takeBack(tx, actor, {
    document,
    on,
    lines: back.map((line) => ({
      of: { kind: 'delivery', id: delivery.id, lineId: line.row.id },
      qty: line.baseQty,
      lineId: line.id,
    })),
  })
  const conditions = new Map(back.map(({ id: lineId, condition }) => [lineId, condition]))
  await setAside(tx, actor, { document, on, moves, conditions })
  await insertReturn(
    tx,
    {
      id,
      company_id: actor.companyId,
      delivery_id: delivery.id,
      order_id: order.id,
      customer_id: order.customer_id,
      customer_name: order.customer_name,
      return_date: on,
      reason: asked.reason,
      settle: asked.settle,
      posted_by: actor.name,
      created_by: actor.userId,
      updated_by: actor.userId,
      updated_by_name: actor.name,
    },
    back.map(({ row, qty, baseQty, condition, id: lineId }, at) => ({
      id: lineId,
      company_id: actor.companyId,
      return_id: id,
      delivery_line_id: row.id,
      position: at + 1,
      qty: quantityText(qty),
      base_qty: quantityText(baseQty),
      condition,
      cost: sum(moves.filter((move) => move.lineId === lineId).map((move) => move.value)),
    })),
  )
  await countReturned(
    tx,
    back.map(({ row, qty }) => ({ id: row.id, qty: quantityText(qty) })),
  )
  await countLines(
    tx,
    'returned_qty',
    back.map(({ row, qty }) => ({ id: row.order_line_id, qty: quantityText(qty) })),
  )
  if (asked.settle === 'replace') await sendAgain(tx, actor, order, { back, backTo: delivery.warehouse_id })
  const creditNotes =
    asked.settle === 'credit'
      ? await creditBack(tx, actor, order, { back, on, reason: asked.reason, returnId: id })
      : []
  await refresh(tx, actor, [order.id], { on })
  await recordHistory(tx, actor, { subject: 'return', id, act: 'post', reason: asked.reason })
  await claimFiles(tx, actor, { ids: asked.files, subject: 'retur', ownerId: id })
  await bookCost(tx, actor, { source: document, on, memo: `Retur atas ${delivery.number ?? ''}`, moves })

  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'RT', day: on, document })
  const saved = await changeReturn(tx, actor, id, { number })
  return { id, number, version: saved.version, creditNotes }
}

function decideBack(rows: readonly DeliveryLine[], asked: Asked['lines']): Back[] {
  const seen = new Set<string>()
  return asked.map((each, at) => {
    const row = rows.find((one) => one.id === each.deliveryLineId)
    if (!row || seen.has(row.id))
      throw new Refusal('return.unknown-line', { line: at + 1 }, { field: `lines.${at}.deliveryLineId` })
    seen.add(row.id)
    const gone = plusQty(quantity(row.returned_qty), quantity(row.qty_rejected ?? '0'))
    const left = minusQty(quantity(row.qty), gone)
    if (each.qty > left) {
      const facts = { item: row.description, open: quantityText(left), asked: quantityText(each.qty) }
      throw new Refusal('return.too-many', facts, { field: `lines.${at}.qty` })
    }
    return { row, qty: each.qty, baseQty: baseOf(row, each.qty, gone), condition: each.condition, id: newId() }
  })
}

// The order asks for as much again, and what lies in the warehouse is kept for it.
async function sendAgain(
  tx: Tx,
  actor: Actor,
  order: Order,
  { back, backTo }: { readonly back: readonly Back[]; readonly backTo: string },
): Promise<void> {
  await countLines(
    tx,
    'replaced_qty',
    back.map(({ row, qty }) => ({ id: row.order_line_id, qty: quantityText(qty) })),
  )
  const lineIds = back.map(({ row }) => row.order_line_id)
  await keepAgain(tx, actor, order, { warehouseId: backTo, lineIds })
}

// What was billed of the returned goods is credited, the newest invoice first.
async function creditBack(
  tx: Tx,
  actor: Actor,
  order: Order,
  {
    back,
    on,
    reason,
    returnId,
  }: { back: readonly Back[]; on: Parameters<typeof credit>[3]['on']; reason: string; returnId: string },
): Promise<DocumentRef[]> {
  const left = new Map(back.map(({ row, qty }) => [row.order_line_id, qty]))
  const chosen = new Map<string, { invoiceLineId: string; qty: Quantity }[]>()
  for (const billed of await billedOf(tx, [...left.keys()])) {
    const qty = minQty(left.get(billed.order_line_id) ?? quantity('0'), quantity(billed.open))
    if (qty === 0n) continue
    left.set(billed.order_line_id, minusQty(left.get(billed.order_line_id) ?? qty, qty))
    chosen.set(billed.invoice_id, [
      ...(chosen.get(billed.invoice_id) ?? []),
      { invoiceLineId: billed.invoice_line_id, qty },
    ])
  }
  const notes: DocumentRef[] = []
  for (const [invoiceId, lines] of chosen) {
    notes.push(await credit(tx, actor, { order, invoiceId }, { on, reason, returnId, lines }))
  }
  return notes
}
