import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import { minQty, minusQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { heldNow, keyOf, writeMoves, type Document, type Moved, type MovingLine } from '#modules/stock/moves.ts'
import { usedAfter } from '#modules/stock/revalue-store.ts'
import { standingOf } from '#modules/stock/reverse.ts'
import type { Original } from '#modules/stock/reverse-store.ts'
import { borneBy, revalued, type Effect, type Holding } from '#modules/stock/rules.ts'

/** What a line of an earlier receipt turned out to cost more (or, below zero, less). */
export interface PriceLine {
  readonly lineId?: string | null
  readonly of: Document & { readonly lineId: string }
  readonly value: Money
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
  const now = new Map(held)

  const here = whatIsLeft(receipts, held)

  const lines: MovingLine[] = []
  for (const price of prices) {
    const receipt = found(receipts.find((move) => move.documentId === price.of.id && move.lineId === price.of.lineId))
    const holding = found(now.get(keyOf(receipt)))
    const left = here.get(receipt.id) ?? ZERO_QTY
    const effect = revalued(holding, receipt.qty, price.value, left)
    now.set(keyOf(receipt), { ...holding, ...effect.after })

    const gone = minusQty(receipt.qty, left)
    const borne = borneBy(effect.difference, gone, await usedAfter(tx, actor.companyId, receipt))
    const about = { ...receipt, qty: ZERO_QTY, lineId: price.lineId ?? null, revaluesId: receipt.id }
    if (effect.value !== 0n) lines.push({ ...about, effectOn: inStock(effect.value) })
    for (const one of borne) lines.push({ ...about, projectId: one.projectId, effectOn: used(one.value) })
  }
  return writeMoves(tx, actor, { ...asked, lines }, held)
}

/**
 * How much of each receipt still lies there: what is held belongs to the newest receipts first, and to none of them
 * twice.
 */
function whatIsLeft(receipts: readonly Original[], held: ReadonlyMap<string, Holding>): Map<string, Quantity> {
  const free = new Map([...held].map(([key, holding]) => [key, holding.qty]))
  const left = new Map<string, Quantity>()
  for (const receipt of receipts.toSorted((a, b) => (a.seq < b.seq ? 1 : -1))) {
    const there = free.get(keyOf(receipt)) ?? ZERO_QTY
    const here = minQty(there > 0n ? there : ZERO_QTY, receipt.qty)
    left.set(receipt.id, here)
    free.set(keyOf(receipt), minusQty(there, here))
  }
  return left
}

function inStock(value: Money): MovingLine['effectOn'] {
  return (held): Effect => ({ ...revalued(held, held.qty, value), difference: 0n as Money })
}

function used(difference: Money): MovingLine['effectOn'] {
  return (held): Effect => ({ after: { qty: held.qty, value: held.value }, value: 0n as Money, difference })
}
