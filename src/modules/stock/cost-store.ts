import { sql } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { StockTables } from '#modules/stock/tables.ts'

/** Tells what the goods of documents cost: what left less what came back. Needs 'view biaya'. */
export async function costOf(tx: Tx, companyId: string, documentIds: readonly string[]): Promise<Money> {
  const { rows } = await sql<{ cost: string }>`
    select coalesce(-sum(value), 0)::text as cost from stock_move
    where company_id = ${companyId} and document_id = any (${[...documentIds]}::uuid[])
  `.execute(tables<StockTables>(tx))
  return money(rows[0]?.cost ?? '0')
}
