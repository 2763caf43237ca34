import type { Day } from '#ground/day.ts'
import type { Dims } from '#ground/dims.ts'
import type { Money } from '#ground/money.ts'
import { ZERO_QTY } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Document, Moved } from '#modules/stock/goods.ts'
import { heldAnywhere, writeMoves } from '#modules/stock/moves.ts'
import { revalued } from '#modules/stock/rules.ts'

/** What goods at a place are worth more (or, below zero, less), though none of them moves. */
export interface ValueLine extends Dims {
  readonly itemId: string
  readonly warehouseId: string
  readonly lineId: string
  readonly value: Money
}

/**
 * Takes value along that follows goods: what a later price put on them at one place belongs to them at the next. What
 * a place cannot give, since nothing lies there, is a `difference`.
 */
export async function carryValue(
  tx: Tx,
  actor: Actor,
  asked: { readonly document: Document; readonly on: Day; readonly lines: readonly ValueLine[] },
): Promise<Moved[]> {
  if (asked.lines.length === 0) return []
  // Wherever they lie, in the order in which everybody locks them: the goods themselves move right after.
  const held = await heldAnywhere(
    tx,
    actor.companyId,
    asked.lines.map((line) => line.itemId),
  )
  const lines = asked.lines.map(({ value, ...line }) => ({
    ...line,
    qty: ZERO_QTY,
    effectOn: (holding: Parameters<typeof revalued>[0]) => revalued(holding, holding.qty, value),
  }))
  return writeMoves(tx, actor, { ...asked, lines }, held)
}
