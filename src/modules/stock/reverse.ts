import type { Day } from '#ground/day.ts'
import { dimsOf } from '#ground/dims.ts'
import { minus, money, mulDiv, negate, plus, type Money } from '#ground/money.ts'
import { minusQty, negateQty, plusQty, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { chargedTo } from '#modules/stock/late-cost.ts'
import { insertLateCosts, mirrorLateCosts, type LateCost } from '#modules/stock/late-cost-store.ts'
import { passLateCosts } from '#modules/stock/late-takers.ts'
import { layersOf } from '#modules/stock/layers.ts'
import type { Document, Moved } from '#modules/stock/goods.ts'
import { heldAnywhere, heldNow, writeMoves, type MovingLine } from '#modules/stock/moves.ts'
import { pricesBackwards } from '#modules/stock/price-back.ts'
import { movesById, originalMoves, takenBackOf, type Original } from '#modules/stock/reverse-store.ts'
import { carriedOff, receiptTakenBack, received, type Holding } from '#modules/stock/rules.ts'

/** Part of a line of an earlier document that comes back. */
export interface TakenBackLine {
  readonly of: Document & { readonly lineId: string }
  readonly qty: Quantity
  readonly lineId?: string | null
}

/**
 * Takes back what a document moved and nothing has taken back yet, at the original cost. A `difference` on a move (a
 * receipt whose goods left at another average) belongs to the journal. `lineId` takes back one line of it only.
 */
export async function reverse(
  tx: Tx,
  actor: Actor,
  document: Document,
  asked: {
    readonly on: Day
    readonly as?: Document
    readonly lineId?: string
    /** Goods it put down are on their way still: they leave with what their transfer carries. */
    readonly isOnTheWay?: boolean
  },
): Promise<Moved[]> {
  const first = (await originalMoves(tx, actor.companyId, [document.id])).filter(
    (move) => move.kind === document.kind && (asked.lineId ?? move.lineId) === move.lineId,
  )
  const priced = first.filter((move) => move.received === 0n).map((move) => move.itemId)
  // Before reading: what a price was put on may have gone anywhere since.
  const anywhere = await heldAnywhere(tx, actor.companyId, priced)
  const moves = (await standing(tx, actor, first)).filter((move) => move.qty !== 0n || move.value !== 0n)
  const held = new Map([...anywhere, ...(await heldNow(tx, actor.companyId, moves))])
  const prices = await takenPrices(tx, actor, moves, held)
  const lines = [
    ...moves
      .filter((move) => move.qty !== 0n)
      .map((move) => backwards(move, move.qty, move.lineId, asked.isOnTheWay === true ? carriedOff : receiptTakenBack)),
    ...prices.lines,
  ]
  const as = asked.as ?? document
  const moved = await writeMoves(tx, actor, { document: as, on: asked.on, lines }, held)
  if (first.some((move) => move.prices !== null)) {
    const taken = await mirrorLateCosts(tx, actor.companyId, document, as)
    await insertLateCosts(tx, actor.companyId, as, prices.late)
    await passLateCosts(tx, actor, asked.on, [...taken, ...prices.late])
  }
  return moved
}

/** Takes part of earlier lines back at their original cost: returned or rejected goods. */
export async function takeBack(
  tx: Tx,
  actor: Actor,
  goods: { readonly document: Document; readonly on: Day; readonly lines: readonly TakenBackLine[] },
): Promise<Moved[]> {
  const originals = await standingOf(tx, actor, [...new Set(goods.lines.map((line) => line.of.id))])
  const left = new Map(originals.map((move) => [`${move.documentId} ${move.lineId}`, move]))
  const lines = goods.lines.map((line, index) => {
    const key = `${line.of.id} ${line.of.lineId}`
    const move = left.get(key)
    if (!move || sizeOf(move.qty) < line.qty) throw new Refusal('stock.too-much-back', { line: index })
    const qty = move.qty < 0n ? negateQty(line.qty) : line.qty
    left.set(key, { ...move, qty: minusQty(move.qty, qty), value: minus(move.value, shareOf(move, qty)) })
    return backwards(move, qty, line.lineId ?? null)
  })
  const held = await heldNow(tx, actor.companyId, lines)
  return writeMoves(tx, actor, { ...goods, lines }, held)
}

/**
 * What stands of the moves of documents. The balances are locked before the sums are read: two returns of one line
 * cannot both see it whole.
 */
export async function standingOf(tx: Tx, actor: Actor, documentIds: readonly string[]): Promise<Original[]> {
  return standing(tx, actor, await originalMoves(tx, actor.companyId, documentIds))
}

async function standing(tx: Tx, actor: Actor, originals: readonly Original[]): Promise<Original[]> {
  await heldNow(tx, actor.companyId, originals)
  const back = await takenBackOf(
    tx,
    originals.map((move) => move.id),
  )
  return originals.map((move) => {
    const gone = back.get(move.id)
    return gone ? { ...move, qty: plusQty(move.qty, gone.qty), value: plus(move.value, gone.value) } : move
  })
}

function backwards(move: Original, qty: Quantity, lineId: string | null, gone = receiptTakenBack): MovingLine {
  const size = sizeOf(qty)
  const value = shareOf(move, qty)
  const isIssue = qty < 0n
  return {
    itemId: move.itemId,
    warehouseId: move.warehouseId,
    ...dimsOf(move),
    lineId,
    qty: size,
    reversesId: move.id,
    effectOn: (held) => (isIssue ? received(held, size, negate(value)) : gone(held, size, value)),
  }
}

async function takenPrices(
  tx: Tx,
  actor: Actor,
  moves: readonly Original[],
  held: ReadonlyMap<string, Holding>,
): Promise<{ readonly lines: readonly MovingLine[]; readonly late: readonly LateCost[] }> {
  const prices = moves.filter((move) => move.qty === 0n)
  const ids = prices.flatMap((move) => move.prices?.receiptId ?? [])
  const receipts = await standing(tx, actor, await movesById(tx, actor.companyId, [...new Set(ids)]))
  const layers = await layersOf(tx, actor.companyId, receipts, held)
  const byReceipt = Map.groupBy(prices, (move) => move.prices?.receiptId ?? '')
  const back = [...byReceipt].map(([id, group]) => {
    const layer = layers.get(id)
    const { lines, gone } = pricesBackwards(group, layer?.lying ?? [])
    // Whoever took pieces after the price was put there took them at it.
    const late = gone.flatMap(({ since, qty, value }) => {
      const takers = layer?.takers.filter((one) => one.seq > since) ?? []
      return chargedTo(group[0]?.itemId ?? '', value, qty, takers)
    })
    return { lines, late }
  })
  return { lines: back.flatMap((one) => one.lines), late: back.flatMap((one) => one.late) }
}

// The last piece takes all that is left of the original value.
function shareOf(move: Original, qty: Quantity): Money {
  return qty === move.qty ? move.value : money(mulDiv(move.value, qty, move.qty))
}

function sizeOf(qty: Quantity): Quantity {
  return qty < 0n ? negateQty(qty) : qty
}
