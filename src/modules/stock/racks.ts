import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { setRack } from '#modules/stock/settings-store.ts'

/** Where goods were put in a warehouse. */
export interface Shelved {
  readonly itemId: string
  readonly warehouseId: string
  readonly rack: string | null
}

/**
 * Keeps on which rack goods were put; who says nothing leaves them where they are. Answers the stocks whose rack is now
 * another, with what it was.
 */
export async function putOnRacks(
  tx: Tx,
  actor: Actor,
  lines: readonly Shelved[],
): Promise<{ readonly id: string; readonly was: string | null; readonly rack: string }[]> {
  const changed = []
  for (const { rack, ...key } of lines) {
    if (rack === null) continue
    const was = await setRack(tx, { companyId: actor.companyId, by: actor.userId }, { ...key, rack })
    if (was) changed.push({ ...was, rack })
  }
  return changed
}
