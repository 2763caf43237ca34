import { quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { heldAndOpen } from '#modules/stock/moves.ts'
import { keepsSupply } from '#modules/stock/rules.ts'
import { lockSettings, lockSettingsAt, updateSettings } from '#modules/stock/settings-store.ts'
import { warehousesById } from '#modules/stock/warehouse-store.ts'

/** What people may set on a stock. */
export interface StockSettings {
  readonly id: string
  readonly version: number
  /** Nothing is no limit here; null is the one of the item, left out stays as it is. */
  readonly minQty?: Quantity | null | undefined
  readonly rack: string | null
  /** How much is usually bought again; null is not said. */
  readonly reorderQty: Quantity | null
  /** More is not bought; null is not said, left out stays as it is. */
  readonly maxQty?: Quantity | null | undefined
}

/**
 * Changes minimum, maximum, reorder quantity and rack as they were seen; answers what they were. Quantities only move by
 * documents. A stock of a warehouse that is not the person's is not found, whatever version they say.
 */
export async function changeSettings(tx: Tx, actor: Actor, asked: StockSettings) {
  const before = found(await lockSettings(tx, actor.companyId, asked.id))
  if (!isWithin(actor.scope.warehouses, before.warehouseId)) throw new NotFound()
  expectVersion(before, asked.version)
  checkLimits(asked, before)
  await updateSettings(tx, { companyId: actor.companyId, by: actor.userId }, asked)
  return before
}

/** Says how much of an item a warehouse keeps, also before any of it lies there; what was said already stays. */
export async function beginSettings(
  tx: Tx,
  actor: Actor,
  asked: Omit<StockSettings, 'id' | 'version'> & { readonly itemId: string; readonly warehouseId: string },
): Promise<{ id: string }> {
  const place = found((await warehousesById(tx, actor.companyId, [asked.warehouseId])).get(asked.warehouseId))
  const says = { warehouse: place.name }
  const at = { field: 'warehouseId' }
  if (!keepsSupply(place.type)) throw new Refusal('stock.not-kept', says, at)
  await heldAndOpen(tx, actor, [asked])
  const row = found(await lockSettingsAt(tx, actor.companyId, asked))
  checkLimits(asked, row)
  if ([limitOf(row.minQty), row.reorderQty, row.maxQty, row.rack].some((said) => said !== null))
    throw new Refusal('stock.has-settings', says, at)
  await updateSettings(tx, { companyId: actor.companyId, by: actor.userId }, { ...asked, id: row.id })
  return { id: row.id }
}

interface HeldLimits {
  readonly minQty: string | null
  readonly maxQty: string | null
}

// Of a limit that is not said anew, the one that holds.
function checkLimits(asked: Pick<StockSettings, 'minQty' | 'maxQty'>, held: HeldLimits): void {
  const least = asked.minQty === undefined ? limitOf(held.minQty) : asked.minQty
  const most = asked.maxQty === undefined ? limitOf(held.maxQty) : asked.maxQty
  if (most !== null && least !== null && most <= least)
    throw new Refusal('stock.max-below-min', { min: quantityText(least) }, { field: 'maxQty' })
}

// Nothing is no limit: it says that goods belong there.
function limitOf(text: string | null): Quantity | null {
  const qty = text === null ? ZERO_QTY : quantity(text)
  return qty === ZERO_QTY ? null : qty
}
