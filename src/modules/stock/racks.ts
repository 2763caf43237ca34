import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesBetween, recordHistory } from '#kit/history/history.ts'
import { setRack } from '#modules/stock/settings-store.ts'

/** Where goods were put in a warehouse. */
export interface Shelved {
  readonly itemId: string
  readonly warehouseId: string
  readonly rack: string | null
}

/** Keeps on which rack goods were put, in the history of their stock too; who says nothing leaves them where they are. */
export async function putOnRacks(tx: Tx, actor: Actor, lines: readonly Shelved[]): Promise<void> {
  for (const { itemId, warehouseId, rack } of lines) {
    if (rack === null) continue
    const who = { companyId: actor.companyId, by: actor.userId }
    const was = await setRack(tx, who, { itemId, warehouseId, rack })
    if (!was) continue
    const changes = changesBetween({ rack: was.was }, { rack }, { rack: 'Rak' })
    await recordHistory(tx, actor, { subject: 'stock', id: was.id, act: 'edit', changes })
  }
}
