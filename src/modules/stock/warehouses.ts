import type { Actor } from '#kit/access/actor.ts'
import { negateQty, quantity, quantityText } from '#ground/quantity.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { askGuards } from '#kit/record/guards.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { keepsSupply, mayBeUsed, type OwnPlace, type WarehouseType } from '#modules/stock/rules.ts'
import type { WarehouseFields, Warehouse } from '#modules/stock/warehouse-store.ts'
import * as store from '#modules/stock/warehouse-store.ts'

/** Lists the warehouses in use, the main ones first. */
export async function warehouses(tx: Tx, companyId: string): Promise<Warehouse[]> {
  return store.warehousesInUse(tx, companyId)
}

/** The warehouses a person may send goods to or from, the main ones first. */
export async function warehousesFor(tx: Tx, actor: Actor): Promise<Warehouse[]> {
  const all = await warehouses(tx, actor.companyId)
  return all.filter((one) => one.type !== 'transit' && isWithin(actor.scope.warehouses, one.id))
}

/** Those of them from which goods may be sold or used up: not where they wait to be inspected. */
export async function warehousesToUse(tx: Tx, actor: Actor): Promise<Warehouse[]> {
  return (await warehousesFor(tx, actor)).filter(({ type }) => mayBeUsed(type))
}

/** Those of them for which goods are bought: not where the damaged and the doubtful lie. */
export async function warehousesToFill(tx: Tx, actor: Actor): Promise<Warehouse[]> {
  return (await warehousesFor(tx, actor)).filter(({ type }) => keepsSupply(type))
}

/** Gives one warehouse; 404 when it is not of this company. */
export async function warehouseOf(tx: Tx, companyId: string, id: string): Promise<Warehouse> {
  return found((await store.warehousesById(tx, companyId, [id])).get(id))
}

/** Adds a warehouse; refuses a code in use, and a place for goods on the way: that one makes itself. */
export async function addWarehouse(tx: Tx, actor: Actor, fields: WarehouseFields): Promise<{ id: string }> {
  if (fields.type === 'transit') throw new Refusal('warehouse.no-transit', {}, { field: 'type' })
  await refuseTakenWarehouseCode(tx, actor.companyId, fields.code)
  const id = newId()
  await store.insertWarehouse(tx, { id, companyId: actor.companyId, by: actor.userId }, fields)
  return { id }
}

/**
 * Changes a warehouse as it was seen; archived only when nothing lies in it and nobody counts on it. Answers what it was
 * before.
 */
export async function changeWarehouse(
  tx: Tx,
  actor: Actor,
  asked: WarehouseFields & { readonly id: string; readonly version: number; readonly isArchived: boolean },
): Promise<Warehouse> {
  const before = found(await store.lockWarehouse(tx, actor.companyId, asked.id))
  expectVersion(before, asked.version)
  await refuseTakenWarehouseCode(tx, actor.companyId, asked.code, asked.id)
  await refuseOtherType(tx, actor, before, asked.type)
  if (before.allowNegative && asked.allowNegative === false) await refuseOwing(tx, actor.companyId, before)
  if (asked.isArchived && !before.isArchived) {
    if (await store.holdsGoods(tx, actor.companyId, asked.id)) {
      throw new Refusal('warehouse.not-empty', { warehouse: before.name })
    }
    await askGuards(tx, actor, { name: 'warehouse', act: 'archive', id: asked.id })
  }
  await store.updateWarehouse(tx, { companyId: actor.companyId, by: actor.userId }, { ...before, ...asked })
  return before
}

/** Takes a warehouse away for good: only one where nothing ever lay, as it was made. */
export async function removeWarehouse(tx: Tx, companyId: string, id: string): Promise<void> {
  const place = found(await store.lockWarehouse(tx, companyId, id))
  if (!(await store.deleteUnused(tx, companyId, id))) {
    throw new Refusal('warehouse.used', { warehouse: place.name })
  }
}

/** Gives the company's own place for goods on the way, damaged, or to be inspected; made when first needed. */
export async function ownPlace(tx: Tx, actor: Actor, type: OwnPlace): Promise<Warehouse> {
  const first = await store.firstOfType(tx, actor.companyId, type)
  if (first) return first
  await store.insertOwnPlace(tx, { id: newId(), companyId: actor.companyId, type, ...ownPlaces[type] })
  return found(await store.firstOfType(tx, actor.companyId, type))
}

const ownPlaces = {
  transit: { code: 'TRANSIT', name: 'Barang dalam perjalanan' },
  rusak: { code: 'RUSAK', name: 'Barang rusak' },
  karantina: { code: 'KARANTINA', name: 'Karantina' },
} as const

/** Makes the two warehouses of a production house: one for what it uses, one for what it makes. */
export async function houseWarehouses(
  tx: Tx,
  actor: Actor,
  house: { readonly id: string; readonly code: string; readonly name: string; readonly address?: string | null },
): Promise<{ readonly rawId: string; readonly finishedId: string }> {
  const make = async (suffix: string, words: string) => {
    const fields = {
      code: `${house.code}-${suffix}`,
      name: `${house.name} (${words})`,
      type: 'produksi' as const,
      address: house.address ?? null,
      city: null,
      keeper: null,
    }
    await refuseTakenWarehouseCode(tx, actor.companyId, fields.code)
    const id = newId()
    const who = { id, companyId: actor.companyId, by: actor.userId, productionHouseId: house.id }
    await store.insertWarehouse(tx, who, fields)
    return id
  }
  return { rawId: await make('BB', 'bahan'), finishedId: await make('BJ', 'barang jadi') }
}

/** Gives a new company its first warehouse. Repeating it adds nothing. */
export async function seedWarehouse(tx: Tx, companyId: string): Promise<void> {
  await store.insertFirstWarehouse(tx, { id: newId(), companyId, code: 'GU', name: 'Gudang Utama' })
}

// What a place is decides what may become of its goods: none of them changes sides by a word about the place.
async function refuseOtherType(tx: Tx, actor: Actor, before: Warehouse, type: WarehouseType): Promise<void> {
  if (type === before.type) return
  const refuse = (code: string) => new Refusal(code, { warehouse: before.name }, { field: 'type' })
  if (before.type === 'transit') throw refuse('warehouse.is-transit')
  if (type === 'transit') throw refuse('warehouse.no-transit')
  if (before.productionHouseId) throw refuse('warehouse.of-house')
  const staysSupply = keepsSupply(before.type) && keepsSupply(type)
  if (!staysSupply && (await store.holdsGoods(tx, actor.companyId, before.id))) throw refuse('warehouse.type-kept')
}

// What left before it came must come first: a stock below zero stands only where that is allowed.
async function refuseOwing(tx: Tx, companyId: string, place: Warehouse): Promise<void> {
  const [first, ...others] = await store.lockOwing(tx, companyId, place.id)
  if (!first) return
  const item = found((await itemsOf(tx, companyId, [first.itemId])).get(first.itemId))
  throw new Refusal(
    'warehouse.below-zero',
    {
      ...{ warehouse: place.name, item: item.name, unit: item.baseUnit },
      ...{ owing: quantityText(negateQty(quantity(first.qty))), others: others.length },
    },
    { field: 'allowNegative' },
  )
}

/** Refuses a code that another warehouse of the company has. */
export async function refuseTakenWarehouseCode(
  tx: Tx,
  companyId: string,
  code: string,
  except?: string,
): Promise<void> {
  const other = await store.warehouseWithCode(tx, companyId, code)
  if (other && other.id !== except)
    throw new Refusal('warehouse.code-taken', { code, name: other.name }, { field: 'code' })
}
