import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { StockTables } from '#modules/stock/tables.ts'

/** Which goods a count is about: all of a warehouse, or these items; `isStill` keeps them from moving meanwhile. */
export interface Counting {
  readonly warehouseId: string
  readonly by: string
  readonly itemIds?: readonly string[]
  readonly isStill: boolean
}

const db = (tx: Tx) => tables<StockTables>(tx)

/** Locks the balances of a warehouse in key order. */
export async function lockAllIn(tx: Tx, companyId: string, asked: Pick<Counting, 'warehouseId' | 'itemIds'>) {
  const rows = db(tx)
    .selectFrom('stock_balance')
    .select(['id as stockId', 'item_id as itemId', 'qty', 'value', 'rack', 'frozen_by as frozenBy'])
    .where('company_id', '=', companyId)
    .where('warehouse_id', '=', asked.warehouseId)
    .orderBy('item_id')
    .orderBy('warehouse_id')
    .forUpdate()
  return (asked.itemIds ? rows.where(sql<boolean>`item_id = any (${asked.itemIds}::uuid[])`) : rows).execute()
}

/** Holds them still; with all of a warehouse the warehouse itself too. */
export async function setFrozen(tx: Tx, companyId: string, asked: Counting): Promise<void> {
  const itemIds = asked.itemIds ?? null
  await sql`
    with place as (
      update warehouse set frozen_by = ${asked.by}::uuid
      where company_id = ${companyId} and id = ${asked.warehouseId} and ${itemIds}::uuid[] is null
    )
    update stock_balance set frozen_by = ${asked.by}::uuid
    where company_id = ${companyId} and warehouse_id = ${asked.warehouseId}
      and (${itemIds}::uuid[] is null or item_id = any (${itemIds}::uuid[]))
  `.execute(db(tx))
}

/** Lets them go. */
export async function clearFrozen(tx: Tx, companyId: string, by: string): Promise<void> {
  await sql`
    with place as (update warehouse set frozen_by = null where company_id = ${companyId} and frozen_by = ${by}::uuid)
    update stock_balance set frozen_by = null where company_id = ${companyId} and frozen_by = ${by}::uuid
  `.execute(db(tx))
}
