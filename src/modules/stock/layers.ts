import { minQty, minusQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Tx } from '#kit/db/tx.ts'
import { keyOf } from '#modules/stock/moves.ts'
import { sinceReceipt } from '#modules/stock/layers-store.ts'
import type { Original } from '#modules/stock/reverse-store.ts'
import type { Holding, Used } from '#modules/stock/rules.ts'

/** How much of a receipt still lies where it came in, and what left for which project since. */
export interface Layer {
  readonly left: Quantity
  readonly used: readonly Used[]
}

/**
 * Tells for each receipt what is left of it. The book alone says so: what is held belongs to the newest receipts first,
 * so every piece belongs to one receipt whichever bill asks, and in whichever order bills come. The balances are locked.
 */
export async function layersOf(
  tx: Tx,
  companyId: string,
  receipts: readonly Original[],
  held: ReadonlyMap<string, Holding>,
): Promise<Map<string, Layer>> {
  const layers = new Map<string, Layer>()
  for (const receipt of receipts) {
    const since = await sinceReceipt(tx, companyId, receipt)
    const rest = minusQty(held.get(keyOf(receipt))?.qty ?? ZERO_QTY, since.cameIn)
    layers.set(receipt.id, { left: rest > 0n ? minQty(rest, receipt.qty) : ZERO_QTY, used: since.used })
  }
  return layers
}
