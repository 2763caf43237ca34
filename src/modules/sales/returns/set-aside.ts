import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { ownPlace, transfer, type Document, type Moved } from '#modules/stock/face.ts'
import type { ReturnCondition } from './conditions.ts'

interface CameBack {
  readonly document: Document
  readonly on: Day
  /** Where the goods of each line came in, and at what they left with. */
  readonly moves: readonly Moved[]
  readonly conditions: ReadonlyMap<string, ReturnCondition>
}

/**
 * Carries what came back broken or uninspected on to its own place, at the cost it came back with: it is nobody's supply.
 * The books do not change by it: broken goods become a loss when they are written off from there.
 */
export async function setAside(tx: Tx, actor: Actor, { document, on, moves, conditions }: CameBack): Promise<void> {
  for (const type of ['rusak', 'karantina'] as const) {
    const apart = moves.filter((move) => conditions.get(move.lineId ?? '') === type)
    if (apart.length === 0) continue
    const { id: to } = await ownPlace(tx, actor, type)
    for (const from of new Set(apart.map((move) => move.warehouseId))) {
      // What was sent from there came back there.
      if (from === to) continue
      const lines = apart
        .filter((move) => move.warehouseId === from)
        .map(({ itemId, qty, lineId, projectId, workItemId, value }) => ({
          itemId,
          qty,
          lineId,
          projectId,
          workItemId,
          atCost: value,
        }))
      await transfer(tx, actor, { document, on, from, to, lines })
    }
  }
}
