import type { Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { lockSettings, updateSettings } from '#modules/stock/settings-store.ts'

/** What people may set on a stock. */
export interface StockSettings {
  readonly id: string
  readonly version: number
  readonly minQty: Quantity | null
  readonly rack: string | null
  /** How much is usually bought again; null is not said. */
  readonly reorderQty: Quantity | null
}

/** Changes minimum, reorder quantity and rack as they were seen; answers what they were. Quantities only move by documents. */
export async function changeSettings(tx: Tx, actor: Actor, asked: StockSettings) {
  const before = found(await lockSettings(tx, actor.companyId, asked.id))
  expectVersion(before, asked.version)
  await updateSettings(tx, { companyId: actor.companyId, by: actor.userId }, asked)
  return before
}
