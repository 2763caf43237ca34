import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { openRecord } from '#kit/record/verbs.ts'
import { warehouseOf } from '#modules/stock/face.ts'
import { houseRecord } from '../house.record.ts'
import type { House } from './contract.ts'
import { materialsAt } from './materials.ts'
import { houseRow, openOrders } from './store.ts'

/** Shows a house whole, with its two warehouses. */
export async function openHouse(tx: Tx, actor: Actor, id: string): Promise<House> {
  const master = await openRecord(tx, actor, houseRecord, id)
  const row = await houseRow(tx, actor, id)
  const place = async (warehouseId: string) => {
    const { name } = await warehouseOf(tx, actor.companyId, warehouseId)
    return { id: warehouseId, name }
  }
  return {
    ...master,
    rawWarehouse: await place(row.raw_warehouse_id),
    finishedWarehouse: await place(row.finished_warehouse_id),
    materials: await materialsAt(tx, actor.companyId, row.raw_warehouse_id),
    activeOrders: await openOrders(tx, actor.companyId, id),
  }
}
