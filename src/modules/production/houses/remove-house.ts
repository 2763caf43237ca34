import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { removeRecord } from '#kit/record/verbs.ts'
import { whenUntrashed } from '#kit/trash/untrashed.ts'
import { changeWarehouse, warehouseOf } from '#modules/stock/face.ts'
import { houseRecord } from '../house.record.ts'
import { houseRow, ordersEver, type HouseRow } from './store.ts'

/** Removes a house where nothing was ever made; its two warehouses are closed after it. */
export async function removeHouse(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  const house = await houseRow(tx, actor, id, true)
  const orders = await ordersEver(tx, actor.companyId, id)
  if (orders > 0) throw new Refusal('house.made', { name: house.name, orders })
  await removeRecord(tx, actor, houseRecord, id)
  await turn(tx, actor, house, true)
  return { id }
}

// Out of the trash it comes with its shelves open.
whenUntrashed(houseRecord.name, async (tx, actor, id) => turn(tx, actor, await houseRow(tx, actor, id), false))

async function turn(tx: Tx, actor: Actor, house: HouseRow, isArchived: boolean): Promise<void> {
  for (const id of [house.raw_warehouse_id, house.finished_warehouse_id].toSorted()) {
    const place = await warehouseOf(tx, actor.companyId, id)
    if (place.isArchived !== isArchived) await changeWarehouse(tx, actor, { ...place, isArchived })
  }
}
