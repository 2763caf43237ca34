import { money, type Money } from '#ground/money.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { Refusal } from '#ground/refusal.ts'
import { found } from '#kit/http/not-found.ts'
import type { Counting } from '#modules/stock/freeze-store.ts'
import * as store from '#modules/stock/freeze-store.ts'
import { lockWarehouse } from '#modules/stock/warehouse-store.ts'

/** What lay there of an item at one moment. */
export interface Snapshot {
  readonly stockId: string
  readonly itemId: string
  readonly qty: Quantity
  readonly value: Money
  readonly rack: string | null
}

/**
 * Takes the picture of what lies in a warehouse, after every move that was under way. With `isStill` nothing of it
 * comes or goes until `unfreeze`; counting all of a warehouse also keeps goods out that never lay there.
 */
export async function freeze(tx: Tx, actor: Actor, asked: Counting): Promise<Snapshot[]> {
  const place = found(await lockWarehouse(tx, actor.companyId, asked.warehouseId))
  const held = await store.lockAllIn(tx, actor.companyId, asked)
  if (asked.isStill) {
    if (place.frozenBy || held.some((row) => row.frozenBy)) throw new Refusal('stock.frozen', { warehouse: place.name })
    await store.setFrozen(tx, actor.companyId, asked)
  }
  return held.map((row) => ({ ...row, qty: quantity(row.qty), value: money(row.value) }))
}

/** Lets the goods of a count move again. */
export async function unfreeze(tx: Tx, actor: Actor, by: string): Promise<void> {
  await store.clearFrozen(tx, actor.companyId, by)
}
