import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { StockTables } from '#modules/stock/tables.ts'

/** Balances of items: everywhere, or in one warehouse. */
export async function balancesOf(tx: Tx, companyId: string, itemIds: readonly string[], warehouseId?: string) {
  const rows = tables<StockTables>(tx)
    .selectFrom('stock_balance')
    .select(['item_id', 'warehouse_id', 'qty', 'value', 'reserved', 'incoming', 'allow_negative'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`item_id = any (${itemIds}::uuid[])`)
    .orderBy('item_id')
    .orderBy('warehouse_id')
  return (warehouseId ? rows.where('warehouse_id', '=', warehouseId) : rows).execute()
}
