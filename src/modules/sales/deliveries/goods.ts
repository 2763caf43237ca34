import type { Day } from '#ground/day.ts'
import { negate, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { accounts } from '#modules/journal/rules.ts'
import { post } from '#modules/journal/face.ts'
import { stockLines } from '#modules/journal/rules.ts'
import type { Moved } from '#modules/stock/face.ts'

/** Books what goods cost when they leave or come back. */
export async function bookCost(
  tx: Tx,
  actor: Actor,
  asked: {
    readonly source: { kind: string; id: string }
    readonly on: Day
    readonly memo: string
    readonly moves: readonly Moved[]
  },
): Promise<void> {
  const { source, on, memo, moves } = asked
  await post(tx, actor, {
    on,
    area: 'sales',
    source,
    memo,
    lines: stockLines(moves, accounts.costOfGoodsSold),
  })
}

/** What each line of a document cost, from its moves. */
export function costsByLine(moves: readonly Moved[]): { id: string; cost: Money }[] {
  return moves.flatMap((move) => (move.lineId === null ? [] : [{ id: move.lineId, cost: negate(move.value) }]))
}
