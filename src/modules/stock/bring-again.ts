import type { Day } from '#ground/day.ts'
import { dimsOf } from '#ground/dims.ts'
import { minus, negate, plus } from '#ground/money.ts'
import { negateQty, plusQty } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { takenBackBy, type TakenBack } from '#modules/stock/bring-again-store.ts'
import type { Document, Moved } from '#modules/stock/goods.ts'
import { heldNow, writeMoves, type MovingLine } from '#modules/stock/moves.ts'
import { receiptTakenBack, type Effect, type Holding } from '#modules/stock/rules.ts'

/**
 * Undoes what `takeBack` did for a document: goods that were sent back come in again at what they left with, goods that
 * came back leave again. The earlier lines stand again as before. A `difference` beyond the mirrored one belongs to the
 * journal.
 */
export async function bringAgain(
  tx: Tx,
  actor: Actor,
  document: Document,
  asked: { readonly on: Day; readonly as: Document },
): Promise<Moved[]> {
  const taken = await takenBackBy(tx, actor.companyId, document)
  const lines = taken.map(mirrored)
  const held = await heldNow(tx, actor.companyId, lines)
  return writeMoves(tx, actor, { document: asked.as, on: asked.on, lines }, held)
}

function mirrored(move: TakenBack): MovingLine {
  const size = move.qty < 0n ? negateQty(move.qty) : move.qty
  return {
    itemId: move.itemId,
    warehouseId: move.warehouseId,
    ...dimsOf(move),
    lineId: move.lineId,
    qty: size,
    reversesId: move.reversesId,
    effectOn: (held) => (move.qty < 0n ? cameIn(held, move) : wentOut(held, move)),
  }
}

function cameIn(held: Holding, move: TakenBack): Effect {
  const value = negate(move.value)
  const after = { qty: plusQty(held.qty, negateQty(move.qty)), value: plus(held.value, value) }
  return { after, value, difference: negate(move.difference) }
}

function wentOut(held: Holding, move: TakenBack): Effect {
  const effect = receiptTakenBack(held, move.qty, move.value)
  return { ...effect, difference: minus(effect.difference, move.difference) }
}
