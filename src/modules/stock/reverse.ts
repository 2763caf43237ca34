import type { Day } from '#ground/day.ts'
import { minus, money, mulDiv, negate, plus, type Money } from '#ground/money.ts'
import { minQty, minusQty, negateQty, plusQty, quantity, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { layersOf, type Layer } from '#modules/stock/layers.ts'
import { heldNow, writeMoves, type Document, type Moved, type MovingLine } from '#modules/stock/moves.ts'
import { movesById, originalMoves, takenBackOf, type Original } from '#modules/stock/reverse-store.ts'
import { receiptTakenBack, received, revalued, type Effect, type Holding } from '#modules/stock/rules.ts'

const ONE = quantity('1')

/** Part of a line of an earlier document that comes back. */
export interface TakenBackLine {
  readonly of: Document & { readonly lineId: string }
  readonly qty: Quantity
  readonly lineId?: string | null
}

/**
 * Takes back what a document moved and nothing has taken back yet, at the original cost. A `difference` on a move (a
 * receipt whose goods left at another average) belongs to the journal.
 */
export async function reverse(
  tx: Tx,
  actor: Actor,
  document: Document,
  asked: { readonly on: Day; readonly as?: Document },
): Promise<Moved[]> {
  const originals = await standingOf(tx, actor, [document.id])
  const moves = originals.filter((move) => move.kind === document.kind && (move.qty !== 0n || move.value !== 0n))
  const held = await heldNow(tx, actor.companyId, moves)
  const left = await leftOfPriced(tx, actor, moves, held)
  const lines = moves.map((move) =>
    move.qty === 0n ? priceBackwards(move, left) : backwards(move, move.qty, move.lineId),
  )
  return writeMoves(tx, actor, { document: asked.as ?? document, on: asked.on, lines }, held)
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

function backwards(move: Original, qty: Quantity, lineId: string | null): MovingLine {
  const size = sizeOf(qty)
  const value = shareOf(move, qty)
  const isIssue = qty < 0n
  return {
    itemId: move.itemId,
    warehouseId: move.warehouseId,
    projectId: move.projectId,
    lineId,
    qty: size,
    reversesId: move.id,
    effectOn: (held) => (isIssue ? received(held, size, negate(value)) : receiptTakenBack(held, size, value)),
  }
}

// What still lies there of the receipt it was for gives its share back; the rest left with the goods.
function priceBackwards(move: Original, left: ReadonlyMap<string, Layer>): MovingLine {
  const value = negate(move.value)
  const covered = move.prices?.covered
  const here = left.get(move.prices?.receiptId ?? '')?.left ?? ZERO_QTY
  const effectOn = (held: Holding): Effect => {
    if (covered === 0n) return revalued(held, ONE, value, ONE)
    return covered ? revalued(held, covered, value, minQty(here, covered)) : revalued(held, move.qtyAfter, value)
  }
  return { ...move, reversesId: move.id, effectOn }
}

async function leftOfPriced(tx: Tx, actor: Actor, moves: readonly Original[], held: ReadonlyMap<string, Holding>) {
  const ids = moves.flatMap((move) => (move.qty === 0n && move.prices ? [move.prices.receiptId] : []))
  const receipts = await standing(tx, actor, await movesById(tx, actor.companyId, [...new Set(ids)]))
  return layersOf(tx, actor.companyId, receipts, held)
}

// The last piece takes all that is left of the original value.
function shareOf(move: Original, qty: Quantity): Money {
  return qty === move.qty ? move.value : money(mulDiv(move.value, qty, move.qty))
}

function sizeOf(qty: Quantity): Quantity {
  return qty < 0n ? negateQty(qty) : qty
}
