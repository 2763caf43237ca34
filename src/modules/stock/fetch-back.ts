import type { Day } from '#ground/day.ts'
import { dimsKey, dimsOf, type Dims } from '#ground/dims.ts'
import { minus, money, mulDiv, type Money } from '#ground/money.ts'
import { minQty, minusQty, negateQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Document, Moved } from '#modules/stock/goods.ts'
import { heldNow, writeMoves, type MovingLine } from '#modules/stock/moves.ts'
import { standingOf } from '#modules/stock/reverse.ts'
import { received } from '#modules/stock/rules.ts'

/** Goods that a document took out, named by what they are and were for: its lines have no names. */
export interface FetchedLine extends Dims {
  readonly of: Document
  readonly lineId: string
  readonly itemId: string
  readonly warehouseId: string
  readonly qty: Quantity
  readonly value: Money
}

/**
 * Brings goods back that a document took out, at a value that is told. What it took stands as less from then on, so that
 * a price that comes later finds who used the rest ('stock.too-much-back').
 */
export async function fetchBack(
  tx: Tx,
  actor: Actor,
  goods: { readonly document: Document; readonly on: Day; readonly lines: readonly FetchedLine[] },
): Promise<Moved[]> {
  const standing = await standingOf(tx, actor, [...new Set(goods.lines.map((line) => line.of.id))])
  const left = new Map(standing.map((move) => [move.id, negateQty(move.qty)]))
  const lines = goods.lines.flatMap((line, at): MovingLine[] => {
    const taken = standing.filter(
      (move) =>
        move.documentId === line.of.id &&
        move.kind === line.of.kind &&
        move.itemId === line.itemId &&
        move.warehouseId === line.warehouseId &&
        dimsKey(move) === dimsKey(line),
    )
    let [open, value] = [line.qty, line.value]
    const parts = taken.flatMap(({ id }) => {
      const qty = minQty(left.get(id) ?? ZERO_QTY, open)
      if (qty <= 0n) return []
      const share = qty === open ? value : money(mulDiv(value, qty, open))
      left.set(id, minusQty(left.get(id) ?? ZERO_QTY, qty))
      ;[open, value] = [minusQty(open, qty), minus(value, share)]
      return [partOf(line, id, { qty, value: share })]
    })
    if (open > 0n) throw new Refusal('stock.too-much-back', { line: at })
    return parts
  })
  return writeMoves(tx, actor, { ...goods, lines }, await heldNow(tx, actor.companyId, lines))
}

function partOf(
  line: FetchedLine,
  reversesId: string,
  { qty, value }: { readonly qty: Quantity; readonly value: Money },
): MovingLine {
  const { itemId, warehouseId, lineId } = line
  return {
    ...{ itemId, warehouseId, lineId, ...dimsOf(line), qty, reversesId },
    effectOn: (held) => received(held, qty, value),
  }
}
