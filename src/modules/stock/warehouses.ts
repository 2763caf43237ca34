import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { expectVersion } from '#kit/posting/version.ts'
import * as store from '#modules/stock/warehouse-store.ts'

/** What people say about a warehouse. */
export interface WarehouseFields {
  readonly code: string
  readonly name: string
  readonly type: 'utama' | 'proyek' | 'produksi' | 'transit' | 'rusak'
  readonly address: string | null
  readonly city: string | null
  readonly keeper: string | null
}

/** A warehouse. */
export interface Warehouse extends WarehouseFields {
  readonly id: string
  readonly allowNegative: boolean
  readonly isArchived: boolean
  readonly version: number
}

/** Lists the warehouses in use, the main ones first. */
export async function warehouses(tx: Tx, companyId: string): Promise<Warehouse[]> {
  return store.warehousesInUse(tx, companyId)
}

/** Gives one warehouse; 404 when it is not of this company. */
export async function warehouseOf(tx: Tx, companyId: string, id: string): Promise<Warehouse> {
  return found((await store.warehousesById(tx, companyId, [id])).get(id))
}

/** Adds a warehouse; refuses a code in use. */
export async function addWarehouse(tx: Tx, actor: Actor, fields: WarehouseFields): Promise<{ id: string }> {
  await refuseTakenCode(tx, actor.companyId, fields.code)
  const id = newId()
  await store.insertWarehouse(tx, { id, companyId: actor.companyId, by: actor.userId }, fields)
  return { id }
}

/** Changes a warehouse as it was seen; archived only when nothing lies in it. Answers what it was before. */
export async function changeWarehouse(
  tx: Tx,
  actor: Actor,
  asked: WarehouseFields & { readonly id: string; readonly version: number; readonly isArchived: boolean },
): Promise<Warehouse> {
  const before = found(await store.lockWarehouse(tx, actor.companyId, asked.id))
  expectVersion(before, asked.version)
  await refuseTakenCode(tx, actor.companyId, asked.code, asked.id)
  if (asked.isArchived && !before.isArchived && (await store.holdsGoods(tx, actor.companyId, asked.id))) {
    throw new Refusal('warehouse.not-empty', { warehouse: before.name })
  }
  await store.updateWarehouse(tx, { companyId: actor.companyId, by: actor.userId }, asked)
  return before
}

/** Gives a new company its first warehouse. Repeating it adds nothing. */
export async function seedWarehouse(tx: Tx, companyId: string): Promise<void> {
  await store.insertFirstWarehouse(tx, { id: newId(), companyId, code: 'GU', name: 'Gudang Utama' })
}

async function refuseTakenCode(tx: Tx, companyId: string, code: string, except?: string): Promise<void> {
  const other = await store.warehouseWithCode(tx, companyId, code)
  if (other && other.id !== except)
    throw new Refusal('warehouse.code-taken', { code, name: other.name }, { field: 'code' })
}
