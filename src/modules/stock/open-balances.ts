import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { itemsOf, markMoved } from '#modules/catalog/face.ts'
import { inventoryAccountOf } from '#modules/stock/inventory-account.ts'
import type { GoodsLine } from '#modules/stock/goods.ts'
import { insertBalances } from '#modules/stock/store.ts'
import { refuseFrozen } from '#modules/stock/short.ts'
import { holdWarehouses } from '#modules/stock/warehouse-store.ts'

/** Opens balances for goods that a warehouse never held; from now on kind and base unit of the item stay. */
export async function openMissing(
  tx: Tx,
  actor: Actor,
  keys: readonly Pick<GoodsLine, 'itemId' | 'warehouseId'>[],
): Promise<void> {
  const itemIds = [...new Set(keys.map((key) => key.itemId))].toSorted()
  // Before reading: from here on nobody changes the kind that decides the account.
  await markMoved(tx, actor.companyId, itemIds)
  const goods = await itemsOf(tx, actor.companyId, itemIds)
  const places = await holdWarehouses(tx, actor.companyId, [...new Set(keys.map((key) => key.warehouseId))])

  const rows = keys.map((key) => {
    const item = found(goods.get(key.itemId))
    const place = found(places.get(key.warehouseId))
    const account = inventoryAccountOf(item.kind)
    if (!account) throw new Refusal('stock.not-goods', { item: item.name })
    if (place.isArchived) throw new Refusal('stock.warehouse-archived', { warehouse: place.name })
    return { ...key, id: newId(), account, allowNegative: place.allowNegative }
  })
  const counted = keys.find((key) => places.get(key.warehouseId)?.frozenBy)
  if (counted) return refuseFrozen(tx, actor.companyId, counted)
  await insertBalances(tx, actor.companyId, rows)
}
