import { sql } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Document } from '#modules/stock/goods.ts'
import type { StockTables } from '#modules/stock/tables.ts'

/** What goods of a document cost more than they left with. */
export interface LateCost {
  readonly itemId: string
  readonly of: Document
  readonly value: Money
}

/** Writes down what earlier documents bear of a price. */
export async function insertLateCosts(
  tx: Tx,
  companyId: string,
  price: Document,
  costs: readonly LateCost[],
): Promise<void> {
  if (costs.length === 0) return
  const rows = costs.map(({ itemId, of, value }) => ({
    company_id: companyId,
    item_id: itemId,
    document_kind: of.kind,
    document_id: of.id,
    price_kind: price.kind,
    price_id: price.id,
    value,
  }))
  await tables<StockTables>(tx).insertInto('stock_late_cost').values(rows).execute()
}

/** Takes what a price made documents bear from them again; tells what that is. */
export async function mirrorLateCosts(tx: Tx, companyId: string, price: Document, as: Document): Promise<LateCost[]> {
  const { rows } = await sql<{ itemId: string; kind: string; id: string; value: bigint }>`
    insert into stock_late_cost (company_id, item_id, document_kind, document_id, price_kind, price_id, value)
    select company_id, item_id, document_kind, document_id, ${as.kind}, ${as.id}, -sum(value) from stock_late_cost
    where company_id = ${companyId} and price_id = ${price.id}
    group by company_id, item_id, document_kind, document_id having sum(value) <> 0
    returning item_id as "itemId", document_kind as kind, document_id as id, value
  `.execute(tables<StockTables>(tx))
  return rows.map(({ itemId, kind, id, value }) => ({ itemId, of: { kind, id }, value: money(value) }))
}
