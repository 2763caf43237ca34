import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { warehouseOf, type Warehouse } from '#modules/stock/face.ts'

/**
 * Gives a warehouse this person may move goods in. What lies in between belongs to transfers alone: their sum is what
 * is there, to the rupiah.
 */
export async function usableWarehouse(tx: Tx, actor: Actor, id: string): Promise<Warehouse> {
  if (!isWithin(actor.scope.warehouses, id)) throw new NotFound()
  const warehouse = await warehouseOf(tx, actor.companyId, id)
  if (warehouse.type === 'transit') throw new Refusal('warehouse.in-between', { warehouse: warehouse.name })
  if (warehouse.isArchived) throw new Refusal('stock.warehouse-archived', { warehouse: warehouse.name })
  return warehouse
}
