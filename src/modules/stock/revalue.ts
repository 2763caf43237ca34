import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import { minusQty, ZERO_QTY } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { layersOf } from '#modules/stock/layers.ts'
import { heldNow, keyOf, writeMoves, type Document, type Moved, type MovingLine } from '#modules/stock/moves.ts'
import { standingOf } from '#modules/stock/reverse.ts'
import { borneBy, revalued, type Effect } from '#modules/stock/rules.ts'

/** What a line of an earlier receipt turned out to cost more (or, below zero, less). */
export interface PriceLine {
  readonly lineId?: string | null
  readonly of: Document & { readonly lineId: string }
  readonly value: Money
  /** The price of goods that are about to leave: they are here, so all of it is. */
  readonly isLeaving?: boolean
}

/**
 * Puts the price of earlier receipts right without moving goods. The part that still lies in the warehouse comes back
 * as a move with `value`; the part that was used as moves with `difference`, one for each project that used it.
 */
export async function revalue(
  tx: Tx,
  actor: Actor,
  asked: { readonly document: Document; readonly on: Day; readonly lines: readonly PriceLine[] },
): Promise<Moved[]> {
  const prices = asked.lines.filter((line) => line.value !== 0n)
  const standing = await standingOf(tx, actor, [...new Set(prices.map((line) => line.of.id))])
  const receipts = standing.filter((move) => move.received > 0n)
  const held = await heldNow(tx, actor.companyId, receipts)
  const layers = await layersOf(tx, actor.companyId, receipts, held)
  const now = new Map(held)

  const lines: MovingLine[] = []
  for (const price of prices) {
    const receipt = found(receipts.find((move) => move.documentId === price.of.id && move.lineId === price.of.lineId))
    const holding = found(now.get(keyOf(receipt)))
    const layer = found(layers.get(receipt.id))
    const left = price.isLeaving ? receipt.qty : layer.left
    const effect = revalued(holding, receipt.qty, price.value, left)
    now.set(keyOf(receipt), { ...holding, ...effect.after })

    const borne = borneBy(effect.difference, minusQty(receipt.qty, left), layer.used)
    const about = { ...receipt, qty: ZERO_QTY, lineId: price.lineId ?? null, revaluesId: receipt.id }
    const covered = price.isLeaving ? ZERO_QTY : left
    if (effect.value !== 0n) lines.push({ ...about, covered, effectOn: inStock(effect.value) })
    for (const one of borne) lines.push({ ...about, projectId: one.projectId, effectOn: used(one.value) })
  }
  return writeMoves(tx, actor, { ...asked, lines }, held)
}

function inStock(value: Money): MovingLine['effectOn'] {
  return (held): Effect => ({ ...revalued(held, held.qty, value), difference: 0n as Money })
}

function used(difference: Money): MovingLine['effectOn'] {
  return (held): Effect => ({ after: { qty: held.qty, value: held.value }, value: 0n as Money, difference })
}
