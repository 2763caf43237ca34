import { convertPart, minQty, minusQty, quantity, sumQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { keptFor, release, reserve, type KeptLine } from '#modules/stock/face.ts'
import type { Warning } from '../contract.ts'
import { isRevised } from './revised.ts'
import { linesOf, type Order, type OrderLine } from './store.ts'
import { shortWarning } from './warnings.ts'

/** A line that waits for goods, in base units of its item. */
export interface Waiting {
  readonly lineId: string
  readonly itemId: string
  /** Where its goods are kept unless they lie elsewhere already. */
  readonly warehouseId: string | null
  readonly open: Quantity
  readonly at: number
  readonly line: OrderLine
}

/** The words of an order in reservations. */
export const kept = (order: Pick<Order, 'id'>) => ({ kind: 'order', id: order.id })

/** Keeps goods for what is still to be sent; tells where the shelf holds less. */
export async function keepGoods(tx: Tx, actor: Actor, order: Order, lines: readonly OrderLine[]): Promise<Warning[]> {
  const wanted = waiting(order, lines)
  const there = await keepMissing(tx, actor, order, wanted)
  return wanted.flatMap(({ lineId, warehouseId, open, at, line }) => {
    const qty = there.get(lineId) ?? ZERO_QTY
    if (warehouseId === null || qty >= open) return []
    return [shortWarning(at, line, qty, line.unit_num, line.unit_den)]
  })
}

/** Goods of some lines that came back, and where they lie now. */
interface Returned {
  readonly warehouseId: string
  readonly lineIds: readonly string[]
}

/**
 * Brings what is kept back to what is still to be sent: what came back is kept for its lines where it lies now, what lies
 * elsewhere for a line already stays there.
 */
export async function keepAgain(tx: Tx, actor: Actor, order: Order, back?: Returned): Promise<void> {
  if (order.closed_at !== null || order.state !== 'posted') return
  const wanted = waiting(order, await linesOf(tx, order.id))
  const before = await keptFor(tx, actor, kept(order))
  const excess = wanted.flatMap(({ lineId, warehouseId, open }) => {
    const held = heldFor(before, lineId)
    return held > open ? [{ lineId, warehouseId, qty: minusQty(held, open) }] : []
  })
  if (excess.length > 0) await release(tx, actor, kept(order), excess)
  if (back) {
    const came = wanted.filter(({ lineId }) => back.lineIds.includes(lineId))
    await keepMissing(
      tx,
      actor,
      order,
      came.map((line) => ({ ...line, warehouseId: back.warehouseId })),
    )
  }
  await keepMissing(tx, actor, order, wanted)
}

/** Lets go of everything that is kept for an order. */
export async function releaseAll(tx: Tx, actor: Actor, orderId: string): Promise<void> {
  await release(tx, actor, { kind: 'order', id: orderId })
}

/** Keeps for one line up to a quantity in a warehouse, never more than it still waits for; tells how much. */
export async function keepFor(
  tx: Tx,
  actor: Actor,
  order: Order,
  asked: { readonly lineId: string; readonly warehouseId: string; readonly qty: Quantity },
): Promise<Quantity> {
  if (order.closed_at !== null || !(await isAwaited(tx, order))) return ZERO_QTY
  const line = waiting(order, await linesOf(tx, order.id)).find(({ lineId }) => lineId === asked.lineId)
  if (!line) return ZERO_QTY
  const held = heldFor(await keptFor(tx, actor, kept(order)), asked.lineId)
  if (held >= line.open) return ZERO_QTY
  const qty = minQty(asked.qty, minusQty(line.open, held))
  const { lineId, itemId } = line
  const lines = [{ lineId, itemId, warehouseId: asked.warehouseId, qty }]
  const made = await reserve(tx, actor, { document: kept(order), lines, partial: true })
  return sumQty(made.map((each) => each.qty))
}

/** Lets go of up to a quantity that is kept for one line in a warehouse; what is kept for it elsewhere stays. */
export async function letGoOf(
  tx: Tx,
  actor: Actor,
  order: Pick<Order, 'id'>,
  asked: { readonly lineId: string; readonly warehouseId: string; readonly qty: Quantity },
): Promise<void> {
  const here = (await keptFor(tx, actor, kept(order))).filter((each) => each.warehouseId === asked.warehouseId)
  const qty = minQty(asked.qty, heldFor(here, asked.lineId))
  if (qty > 0n) await release(tx, actor, kept(order), [{ ...asked, qty }])
}

// One that is revised waits on: its draft takes over what is made for it meanwhile.
async function isAwaited(tx: Tx, order: Order): Promise<boolean> {
  return order.state === 'posted' || (order.state === 'void' && (await isRevised(tx, order)))
}

// Keeps what the lines still wait for in their warehouses, as far as there is any; tells how much each has now.
async function keepMissing(
  tx: Tx,
  actor: Actor,
  order: Order,
  wanted: readonly Waiting[],
): Promise<Map<string, Quantity>> {
  const before = await keptFor(tx, actor, kept(order))
  const now = new Map(wanted.map(({ lineId }) => [lineId, heldFor(before, lineId)]))
  const lines = wanted.flatMap(({ lineId, itemId, warehouseId, open }) => {
    const held = now.get(lineId) ?? ZERO_QTY
    return warehouseId === null || held >= open ? [] : [{ lineId, itemId, warehouseId, qty: minusQty(open, held) }]
  })
  if (lines.length === 0) return now
  for (const { lineId, qty } of await reserve(tx, actor, { document: kept(order), lines, partial: true }))
    now.set(lineId, sumQty([now.get(lineId) ?? ZERO_QTY, qty]))
  return now
}

/** Every line of goods; what it waits for may be nothing any more. */
export function waiting(order: Order, lines: readonly OrderLine[]): Waiting[] {
  return lines.flatMap((line, at) => {
    if (!line.needs_delivery || line.item_id === null) return []
    const before = quantity(line.delivered_qty)
    const left = minusQty(sumQty([quantity(line.qty), quantity(line.replaced_qty)]), before)
    const open = left > 0n ? convertPart(left, { before, num: line.unit_num, den: line.unit_den }) : ZERO_QTY
    const warehouseId = line.warehouse_id ?? order.warehouse_id
    return [{ lineId: line.id, itemId: line.item_id, warehouseId, open, at, line }]
  })
}

function heldFor(lines: readonly KeptLine[], lineId: string): Quantity {
  return sumQty(lines.filter((each) => each.lineId === lineId).map((each) => each.qty))
}
