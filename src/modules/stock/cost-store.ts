import { sql } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { StockTables } from '#modules/stock/tables.ts'

/** What of an item left with documents, less what came back, and what that cost, late prices included. */
export interface ItemCost {
  readonly qty: Quantity
  readonly cost: Money
}

/** Tells what the goods of documents cost, item by item: what left less what came back. Needs 'view biaya'. */
export async function costsOf(
  tx: Tx,
  companyId: string,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, ItemCost>> {
  const { rows } = await sql<{ itemId: string; qty: string; cost: string }>`
    select item_id as "itemId", (-sum(qty))::text as qty, (-sum(value))::text as cost from (
      select item_id, qty, value from stock_move
      where company_id = ${companyId} and document_id = any (${[...documentIds]}::uuid[])
      union all
      select item_id, 0, -value from stock_late_cost
      where company_id = ${companyId} and document_id = any (${[...documentIds]}::uuid[])
    ) m group by item_id
  `.execute(tables<StockTables>(tx))
  return new Map(rows.map((row) => [row.itemId, { qty: quantity(row.qty), cost: money(row.cost) }]))
}
