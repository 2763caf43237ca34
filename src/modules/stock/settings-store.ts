import { sql } from 'kysely'
import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { StockTables } from '#modules/stock/tables.ts'

const db = (tx: Tx) => tables<StockTables>(tx)

/** The settings of one stock, locked. */
export async function lockSettings(tx: Tx, companyId: string, id: string) {
  return db(tx)
    .selectFrom('stock_balance')
    .select([
      'warehouse_id as warehouseId',
      'min_qty as minQty',
      'reorder_qty as reorderQty',
      'max_qty as maxQty',
      'rack',
      'version',
    ])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The same of an item in a warehouse. */
export async function lockSettingsAt(
  tx: Tx,
  companyId: string,
  key: { readonly itemId: string; readonly warehouseId: string },
) {
  return db(tx)
    .selectFrom('stock_balance')
    .select(['id', 'min_qty as minQty', 'reorder_qty as reorderQty', 'max_qty as maxQty', 'rack'])
    .where('company_id', '=', companyId)
    .where('item_id', '=', key.itemId)
    .where('warehouse_id', '=', key.warehouseId)
    .forUpdate()
    .executeTakeFirst()
}

/** What a warehouse keeps a minimum of, and these items, locked in key order. */
export async function minimumsAt(tx: Tx, companyId: string, warehouseId: string, itemIds: readonly string[]) {
  const rows = await db(tx)
    .selectFrom('stock_balance')
    .select(['id', 'item_id as itemId', 'min_qty as minQty'])
    .where('company_id', '=', companyId)
    .where('warehouse_id', '=', warehouseId)
    .where(sql<boolean>`(min_qty is not null or item_id = any (${itemIds}::uuid[]))`)
    .orderBy('item_id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({ ...row, minQty: row.minQty === null ? null : quantity(row.minQty) }))
}

/** Saves one minimum. */
export async function setMinimum(
  tx: Tx,
  who: { readonly companyId: string; readonly by: string },
  asked: { readonly id: string; readonly minQty: Quantity | null },
): Promise<void> {
  const min_qty = inText(asked.minQty)
  await db(tx)
    .updateTable('stock_balance')
    .set({ min_qty, version: sql<number>`version + 1`, updated_at: sql<string>`now()`, updated_by: who.by })
    .where('company_id', '=', who.companyId)
    .where('id', '=', asked.id)
    .execute()
}

/** Puts goods on another rack; answers what it was, nothing when they lie there already. */
export async function setRack(
  tx: Tx,
  who: { readonly companyId: string; readonly by: string },
  at: { readonly itemId: string; readonly warehouseId: string; readonly rack: string },
): Promise<{ id: string; was: string | null } | undefined> {
  const held = await lockSettingsAt(tx, who.companyId, at)
  if (!held || held.rack === at.rack) return undefined
  await db(tx)
    .updateTable('stock_balance')
    .set({ rack: at.rack, version: sql<number>`version + 1`, updated_at: sql<string>`now()`, updated_by: who.by })
    .where('company_id', '=', who.companyId)
    .where('id', '=', held.id)
    .execute()
  return { id: held.id, was: held.rack }
}

/** Saves them. */
export async function updateSettings(
  tx: Tx,
  who: { readonly companyId: string; readonly by: string },
  asked: {
    readonly id: string
    readonly rack: string | null
    readonly reorderQty: Quantity | null
    /** Left out, they stay. */
    readonly minQty?: Quantity | null | undefined
    readonly maxQty?: Quantity | null | undefined
  },
): Promise<void> {
  await db(tx)
    .updateTable('stock_balance')
    .set({
      reorder_qty: inText(asked.reorderQty),
      ...(asked.minQty !== undefined && { min_qty: inText(asked.minQty) }),
      ...(asked.maxQty !== undefined && { max_qty: inText(asked.maxQty) }),
      rack: asked.rack,
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
      updated_by: who.by,
    })
    .where('company_id', '=', who.companyId)
    .where('id', '=', asked.id)
    .execute()
}

const inText = (qty: Quantity | null) => (qty === null ? null : quantityText(qty))
