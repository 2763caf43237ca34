import type { Day } from '#ground/day.ts'
import { negate, ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { followGoods } from '#modules/stock/follow-goods.ts'
import type { Document, GoodsLine, Moved } from '#modules/stock/goods.ts'
import { heldAndOpen, writeMoves, type MovingLine } from '#modules/stock/moves.ts'
import { leftAt, received, type LeavingCost } from '#modules/stock/rules.ts'

/** Goods that go from one place to another. */
export interface TransferredGoods {
  readonly document: Document
  readonly on: Day
  readonly from: string
  readonly to: string
  /** Where they were sent from, when their way ends here: what is promised of them there goes along. */
  readonly sentFrom?: string
  readonly lines: readonly (Omit<GoodsLine, 'warehouseId'> & LeavingCost)[]
}

/** Moves goods between warehouses; they arrive at what they left with. Two moves a line: out, then in. */
export async function transfer(tx: Tx, actor: Actor, goods: TransferredGoods): Promise<Moved[]> {
  if (goods.from === goods.to) throw new Refusal('stock.same-warehouse', {}, { field: 'toWarehouseId' })
  const lines = goods.lines.flatMap((line) => [takenUp(line, goods.from), putDown(line, goods.to)])
  const coming = lines.filter((line) => line.warehouseId === goods.to)
  // All of them at once: locked in two goes, two transfers in opposite directions each hold what the other waits for.
  const held = await heldAndOpen(tx, actor, [...lines, ...placesSentFrom(goods)], coming)
  const moves = await writeMoves(tx, actor, { document: goods.document, on: goods.on, lines }, held)
  if (goods.sentFrom !== undefined) await followGoods(tx, actor, { ...goods, from: goods.sentFrom })
  return moves
}

function placesSentFrom({ sentFrom, lines }: TransferredGoods): readonly Pick<GoodsLine, 'itemId' | 'warehouseId'>[] {
  return sentFrom === undefined ? [] : lines.map(({ itemId }) => ({ itemId, warehouseId: sentFrom }))
}

type Line = TransferredGoods['lines'][number]

function takenUp(line: Line, warehouseId: string): MovingLine {
  return {
    ...line,
    warehouseId,
    effectOn: (held) => leftAt(held, line.qty, line),
  }
}

function putDown(line: Line, warehouseId: string): MovingLine {
  return { ...line, warehouseId, effectOn: (held, last) => received(held, line.qty, negate(last?.value ?? ZERO)) }
}
