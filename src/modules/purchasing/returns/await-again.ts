import { plusQty, quantity, quantityText, negateQty } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { expectedOf, moveExpected, progressOf } from '../orders/incoming.ts'
import { refreshPurchases } from '../orders/progress.ts'
import { arrived, mostReceived } from '../orders/rules.ts'
import { countLines, linesOf, readPurchase, type Purchase } from '../orders/store.ts'
import { countAnswers } from '../requests/count-orders.ts'
import { settingsOf } from '../settings.ts'
import type { CountedBack } from './count.ts'

/** Only an order that still goes on can await anything. */
export function checkAwaitable(orders: readonly Purchase[]): void {
  const closed = orders.find((order) => order.closed_at !== null)
  if (closed) throw new Refusal('purchase-return.order-closed', { number: closed.number ?? '' })
}

/** What goes back, counted already, is awaited again on its order, its requests and in 'akan datang'; with -1 it is not. */
export async function awaitAgain(tx: Tx, actor: Actor, back: readonly CountedBack[], sign: 1 | -1): Promise<void> {
  for (const orderId of [...new Set(back.map((line) => line.row.orderId))].toSorted()) {
    const lines = back.filter((line) => line.row.orderId === orderId)
    const order = await readPurchase(tx, actor, orderId)
    const before = await linesOf(tx, orderId)
    const counted = lines.map(({ row, decided }) => ({
      id: row.orderLineId,
      qty: quantityText(sign === 1 ? decided.qty : negateQty(decided.qty)),
    }))
    await countLines(tx, 'replaced_qty', counted)
    const known = new Map(before.map((line) => [line.id, line]))
    const answers = lines.map(({ row, decided }) => ({
      requestLineId: known.get(row.orderLineId)?.request_line_id ?? null,
      unitNum: known.get(row.orderLineId)?.unit_num ?? 1n,
      unitDen: known.get(row.orderLineId)?.unit_den ?? 1n,
      qty: decided.qty,
    }))
    await countAnswers(tx, actor, 'received_qty', answers, sign === 1 ? -1 : 1)
    const isClosed = order.closed_at !== null
    const was = expectedOf(order.warehouse_id, before, isClosed)
    await refreshPurchases(tx, [orderId])
    await moveExpected(tx, actor, was, expectedOf(order.warehouse_id, await linesOf(tx, orderId), isClosed))
  }
}

/** Refuses to take a return back when what was asked for in its place is here already. */
export async function checkNotReplaced(
  tx: Tx,
  actor: Actor,
  { number }: { readonly number: string | null },
  back: readonly CountedBack[],
): Promise<void> {
  const refusal = new Refusal('purchase-return.replaced', { number: number ?? '' })
  if (back.some((line) => line.decided.parts.some((part) => (part.replaced ?? 0n) > 0n))) throw refusal
  const { overReceiptPercent } = await settingsOf(tx, actor.companyId)
  for (const orderId of new Set(back.map((line) => line.row.orderId))) {
    for (const line of await linesOf(tx, orderId)) {
      const own = back.filter((each) => each.row.orderLineId === line.id)
      if (own.length === 0) continue
      const here = own.reduce((all, each) => plusQty(all, each.decided.qty), arrived(progressOf(line)))
      if (here > mostReceived(quantity(line.qty), overReceiptPercent)) throw refusal
    }
  }
}
