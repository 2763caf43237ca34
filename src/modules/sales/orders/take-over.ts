import { minQty, minusQty, plusQty, sumQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { keptFor, release, reserve } from '#modules/stock/face.ts'
import { kept, releaseAll, waiting } from './kept-goods.ts'
import { maker, type FollowedLine, type MadeForLine } from './maker.ts'
import { pairLines } from './pair-lines.ts'
import { linesOf, lockOrders, type Order, type OrderLine } from './store.ts'

/** Lets go of what is kept for an order that is revised, but for what was made for it: that waits for its revision. */
export async function keepMadeAlone(tx: Tx, actor: Actor, order: Order): Promise<void> {
  const made = byLine(await maker().madeFor(tx, actor, order.id))
  const held = new Map<string, Quantity>()
  for (const { lineId, qty } of await keptFor(tx, actor, kept(order)))
    held.set(lineId, plusQty(held.get(lineId) ?? ZERO_QTY, qty))
  const usual = new Map((await linesOf(tx, order.id)).map((line) => [line.id, line.warehouse_id ?? order.warehouse_id]))
  const free = [...held].flatMap(([lineId, qty]) => {
    const own = minQty(qty, made.get(lineId) ?? ZERO_QTY)
    return own === qty ? [] : [{ lineId, warehouseId: usual.get(lineId) ?? null, qty: minusQty(qty, own) }]
  })
  if (free.length > 0) await release(tx, actor, kept(order), free)
}

/** Lets go of what waited for a draft that will not bind. */
export async function letRevisedGo(tx: Tx, actor: Actor, draft: Pick<Order, 'revision_of'>): Promise<void> {
  if (draft.revision_of === null) return
  await lockOrders(tx, actor.companyId, [draft.revision_of])
  await releaseAll(tx, actor, draft.revision_of)
}

/** The pieces that a revision takes over, for the lines that took the place of those they were made for. */
export type TakenOver = readonly FollowedLine[]

/**
 * Keeps for an order that binds what was made for the one it revises, where it lies, as much as its lines ask for; the
 * rest is free.
 */
export async function takeOver(tx: Tx, actor: Actor, order: Order, lines: readonly OrderLine[]): Promise<TakenOver> {
  const before = order.revision_of
  if (before === null) return []
  const made = await maker().hold(tx, actor, before)
  await lockOrders(tx, actor.companyId, [before])
  const pairs = pairLines(await linesOf(tx, before), lines)
  const held = await keptFor(tx, actor, { kind: 'order', id: before })
  await releaseAll(tx, actor, before)

  const open = new Map(waiting(order, lines).map((line) => [line.lineId, line]))
  const left = new Map([...open].map(([id, line]) => [id, line.open]))
  const taken = new Map<string, Quantity>()
  for (const { from, warehouseId, qty } of [
    ...held.map(({ lineId, ...rest }) => ({ ...rest, from: lineId })),
    ...spare(made),
  ]) {
    const to = pairs.get(from)
    const line = to === undefined ? undefined : open.get(to)
    if (!line) continue
    const wanted = minQty(qty, left.get(line.lineId) ?? ZERO_QTY)
    if (wanted === 0n) continue
    const asked = [{ lineId: line.lineId, itemId: line.itemId, warehouseId, qty: wanted }]
    const got = sumQty(
      (await reserve(tx, actor, { document: kept(order), lines: asked, partial: true })).map((each) => each.qty),
    )
    left.set(line.lineId, minusQty(left.get(line.lineId) ?? ZERO_QTY, got))
    taken.set(from, plusQty(taken.get(from) ?? ZERO_QTY, got))
  }
  return [...pairs].map(([from, to]) => ({ from, to, kept: taken.get(from) ?? ZERO_QTY }))
}

// Good pieces that the order before asked for no more: where they lie, if nobody took them.
function spare(made: readonly MadeForLine[]) {
  return made.flatMap(({ lineId, warehouseId, good, kept: own }) =>
    good > own ? [{ from: lineId, warehouseId, qty: minusQty(good, own) }] : [],
  )
}

function byLine(made: readonly MadeForLine[]): Map<string, Quantity> {
  const sums = new Map<string, Quantity>()
  for (const { lineId, kept: qty } of made) sums.set(lineId, plusQty(sums.get(lineId) ?? ZERO_QTY, qty))
  return sums
}
