import type { Dims } from '#ground/dims.ts'
import { minQty, minusQty, plusQty, quantity, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { KeptLine, ReleasedLine, ReservedLine } from '#modules/stock/reservation-store.ts'
import type { Document, GoodsLine } from '#modules/stock/goods.ts'
import { refuseUninspected } from '#modules/stock/inspection.ts'
import { keyOf } from '#modules/stock/moves.ts'
import { addReservations, freeNow, keptFor as readKept, takeReservations } from '#modules/stock/reservation-store.ts'
import { refuseShort } from '#modules/stock/short.ts'

/**
 * Keeps goods for the lines of a document; refuses 'stock.short' when less is free. With `partial` it keeps what there
 * is; the answer tells how much for each line, so that the caller can warn.
 */
export async function reserve(
  tx: Tx,
  actor: Actor,
  asked: {
    readonly document: Document
    readonly lines: readonly (Omit<GoodsLine, keyof Dims> & { readonly lineId: string })[]
    readonly partial?: boolean
  },
): Promise<ReservedLine[]> {
  await refuseUninspected(tx, actor.companyId, asked.lines)
  const free = await freeNow(tx, actor.companyId, asked.lines)
  const kept = []
  for (const [index, line] of asked.lines.entries()) {
    const available = atLeastNothing(free.get(keyOf(line)))
    if (available < line.qty && !asked.partial) {
      return refuseShort(tx, actor.companyId, { ...line, index, available })
    }
    const qty = minQty(available, line.qty)
    free.set(keyOf(line), minusQty(available, qty))
    kept.push({ lineId: line.lineId, itemId: line.itemId, warehouseId: line.warehouseId, qty })
  }
  await addReservations(
    tx,
    actor.companyId,
    asked.document,
    kept.filter((line) => line.qty > 0n),
  )
  return kept.map(({ lineId, qty }) => ({ lineId, qty }))
}

/**
 * Lets go of what is kept for a document: all of it, or up to a quantity per line, in the warehouse a line names before
 * others. Tells what was let go.
 */
export async function release(
  tx: Tx,
  actor: Actor,
  document: Document,
  lines?: readonly ReleasedLine[],
): Promise<ReservedLine[]> {
  const taken = await takeReservations(tx, actor.companyId, document, lines)
  const byLine = new Map<string, Quantity>()
  for (const { lineId, qty } of taken) byLine.set(lineId, plusQty(byLine.get(lineId) ?? ZERO_QTY, quantity(qty)))
  return [...byLine].map(([lineId, qty]) => ({ lineId, qty }))
}

/** What is kept for the lines of a document, and where. */
export async function keptFor(tx: Tx, actor: Actor, document: Document): Promise<KeptLine[]> {
  return readKept(tx, actor.companyId, document)
}

function atLeastNothing(free: Quantity | undefined): Quantity {
  return free === undefined || free < 0n ? ZERO_QTY : free
}
