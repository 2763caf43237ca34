import { minusQty, negateQty, quantity, quantityText, sumQty } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { holdSoldOrder, keepForLine, letGoOfLine } from '#modules/sales/face.ts'
import { addTo, type KeptEntryLine, type Order } from '../orders/store.ts'

/** Takes the sales order that asked for the pieces, before any goods move: its own acts take it first as well. */
export async function holdAsker(tx: Tx, actor: Actor, order: Order): Promise<void> {
  if (order.order_id !== null) await holdSoldOrder(tx, actor, order.order_id)
}

/** Keeps good pieces for the order that asked for them, so that no other takes them: as many as it still waits for. */
export async function keepMade(tx: Tx, actor: Actor, order: Order): Promise<Order> {
  const qty = minusQty(quantity(order.good_qty), quantity(order.kept_qty))
  const goods = askedGoods(order)
  if (goods === null || qty <= 0n) return order
  const kept = await keepForLine(tx, actor, { ...goods, qty })
  return kept === 0n ? order : addTo(tx, order, { kept_qty: quantityText(kept) })
}

/** Lets go of pieces that are taken back: what remains keeps no more than there is of it. */
export async function letGoOfMade(tx: Tx, actor: Actor, order: Order, lines: readonly KeptEntryLine[]): Promise<void> {
  const goods = askedGoods(order)
  if (goods === null) return
  const gone = sumQty(lines.filter((line) => line.grade === 'good').map((line) => quantity(line.qty)))
  const [kept, left] = [quantity(order.kept_qty), minusQty(quantity(order.good_qty), gone)]
  if (kept <= left) return
  const qty = minusQty(kept, left)
  await letGoOfLine(tx, actor, { ...goods, qty })
  await addTo(tx, order, { kept_qty: quantityText(negateQty(qty)) })
}

function askedGoods(order: Order) {
  if (order.order_id === null || order.order_line_id === null) return null
  return { orderId: order.order_id, lineId: order.order_line_id, warehouseId: order.finished_warehouse_id }
}
