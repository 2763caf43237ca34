import { sql } from 'kysely'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { StockTables } from '#modules/stock/tables.ts'

/** Goods that are on order: signed, in base units; below zero takes off what came or is no longer expected. */
export interface ComingGoods {
  readonly itemId: string
  readonly warehouseId: string
  readonly qty: Quantity
}

/** Adds to what is expected; the balances are there and locked. */
export async function addIncoming(tx: Tx, companyId: string, lines: readonly ComingGoods[]): Promise<void> {
  await sql`
    update stock_balance b set incoming = b.incoming + k.qty
    from (
      select item, warehouse, sum(qty) as qty from unnest(
        ${lines.map((line) => line.itemId)}::uuid[], ${lines.map((line) => line.warehouseId)}::uuid[],
        ${lines.map((line) => quantityText(line.qty))}::numeric[]
      ) as l (item, warehouse, qty) group by item, warehouse
    ) k
    where b.company_id = ${companyId} and b.item_id = k.item and b.warehouse_id = k.warehouse
  `.execute(tables<StockTables>(tx))
}
