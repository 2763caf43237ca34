import { sql } from 'kysely'
import { quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesBetween, recordHistory } from '#kit/history/history.ts'
import { keepMinimums, type ChangedMinimum } from '#modules/stock/face.ts'
import { own } from '../store.ts'
import type { HouseMaterial } from './contract.ts'

/** Keeps which materials a house uses, and how little of each may lie in its raw warehouse. */
export async function keepMaterials(
  tx: Tx,
  actor: Actor,
  rawWarehouseId: string,
  materials: readonly { readonly itemId: string; readonly minQty: Quantity }[],
): Promise<void> {
  const twice = materials.findIndex(({ itemId }, at) => materials.findIndex((one) => one.itemId === itemId) < at)
  if (twice >= 0) throw new Refusal('house.material-twice', {}, { field: `materials.${twice}.itemId` })
  await tellMinimums(tx, actor, await keepMinimums(tx, actor, rawWarehouseId, materials))
}

/** Writes down which minimums changed. */
export async function tellMinimums(tx: Tx, actor: Actor, changed: readonly ChangedMinimum[]): Promise<void> {
  for (const { id, was, minQty } of changed) {
    const changes = changesBetween({ minQty: inText(was) }, { minQty: inText(minQty) }, { minQty: 'Batas min' })
    if (Object.keys(changes).length === 0) continue
    await recordHistory(tx, actor, { subject: 'stock', id, act: 'edit', changes })
  }
}

// Nothing is no limit: it says that the house uses it.
const inText = (qty: Quantity | null) => (qty === null || qty === ZERO_QTY ? null : quantityText(qty))

/** The materials of which a warehouse keeps a minimum of its own. */
export async function materialsAt(tx: Tx, companyId: string, warehouseId: string): Promise<HouseMaterial[]> {
  const { rows } = await sql<HouseMaterial>`
    select b.item_id as "itemId", i.name, i.code, i.base_unit as unit, trim_scale(b.min_qty)::text as "minQty"
    from stock_balance b join item i on i.company_id = b.company_id and i.id = b.item_id
    where b.company_id = ${companyId} and b.warehouse_id = ${warehouseId} and b.min_qty is not null
    order by i.name, b.item_id limit 500
  `.execute(own(tx))
  return rows
}
