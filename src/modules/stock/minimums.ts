import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { heldAndOpen } from '#modules/stock/moves.ts'
import { lockSettingsAt, minimumsAt, setMinimum } from '#modules/stock/settings-store.ts'

/** How much of an item a warehouse keeps. */
export interface KeptMinimum {
  readonly itemId: string
  readonly minQty: Quantity
}

/** A stock whose minimum is now another. */
export interface ChangedMinimum {
  readonly id: string
  readonly was: Quantity | null
  readonly minQty: Quantity | null
}

/** Says all that a warehouse keeps: what is left out has no minimum there any more. Answers what changed. */
export async function keepMinimums(
  tx: Tx,
  actor: Actor,
  warehouseId: string,
  kept: readonly KeptMinimum[],
): Promise<ChangedMinimum[]> {
  await heldAndOpen(
    tx,
    actor,
    kept.map(({ itemId }) => ({ itemId, warehouseId })),
  )
  const wanted = new Map(kept.map((one) => [one.itemId, one.minQty]))
  const there = await minimumsAt(tx, actor.companyId, warehouseId, [...wanted.keys()])
  const changed: ChangedMinimum[] = []
  for (const { id, itemId, minQty: was } of there) {
    const minQty = wanted.get(itemId) ?? null
    if (minQty === was) continue
    await setMinimum(tx, { companyId: actor.companyId, by: actor.userId }, { id, minQty })
    changed.push({ id, was, minQty })
  }
  return changed
}

/** Says how little of one item may lie at some places, or that a place keeps none of its own. Answers what changed. */
export async function keepMinimumsOf(
  tx: Tx,
  actor: Actor,
  itemId: string,
  places: readonly { readonly warehouseId: string; readonly minQty: Quantity | null }[],
): Promise<ChangedMinimum[]> {
  const keys = places.map(({ warehouseId }) => ({ itemId, warehouseId }))
  await heldAndOpen(tx, actor, keys)
  const changed: ChangedMinimum[] = []
  for (const { warehouseId, minQty } of places) {
    const row = found(await lockSettingsAt(tx, actor.companyId, { itemId, warehouseId }))
    const was = row.minQty === null ? null : quantity(row.minQty)
    if (was === minQty) continue
    await setMinimum(tx, { companyId: actor.companyId, by: actor.userId }, { id: row.id, minQty })
    changed.push({ id: row.id, was, minQty })
  }
  return changed
}
