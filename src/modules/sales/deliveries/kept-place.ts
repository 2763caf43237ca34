import { isWithin } from '#kit/access/scoped.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { keptFor } from '#modules/stock/face.ts'
import type { Order } from '../orders/store.ts'
import type { SendableLine } from './rules.ts'

/**
 * Says where each line goes from: its own warehouse or the order's, but where all that is kept for it lies in one other
 * place (it was made there), from that place.
 */
export async function fromKeptPlaces(
  tx: Tx,
  actor: Actor,
  order: Order,
  lines: readonly SendableLine[],
): Promise<SendableLine[]> {
  const kept = await keptFor(tx, actor, { kind: 'order', id: order.id })
  return lines.map((line) => {
    const places = kept.filter(({ lineId }) => lineId === line.id)
    const [only] = places
    const isElsewhere = places.length === 1 && only?.warehouseId !== (line.warehouseId ?? order.warehouse_id)
    if (!only || !isElsewhere || !isWithin(actor.scope.warehouses, only.warehouseId)) return line
    return { ...line, warehouseId: only.warehouseId }
  })
}
