import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { CatalogTables } from '#modules/catalog/tables.ts'

const own = (tx: Tx) => tables<CatalogTables>(tx)

/** The estimating price of a row's item that holds on a day. */
export function rabPriceOn(day: Day): RawBuilder<unknown> {
  return sql`(
    select p.price from item_rab_price p
    where p.company_id = t.company_id and p.item_id = t.id and p.from_day <= ${day}::date
    order by p.from_day desc limit 1
  )`
}

/** Every estimating price of an item, newest first. */
export async function rabPrices(tx: Tx, companyId: string, itemId: string) {
  return own(tx)
    .selectFrom('item_rab_price')
    .select(['from_day', 'price'])
    .where('company_id', '=', companyId)
    .where('item_id', '=', itemId)
    .orderBy('from_day', 'desc')
    .limit(200)
    .execute()
}

/** Estimating prices of several items that hold on a day. */
export async function rabPricesOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  on: Day,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ item_id: string; price: string }>`
    select distinct on (item_id) item_id, price from item_rab_price
    where company_id = ${companyId} and item_id = any (${[...ids]}::uuid[]) and from_day <= ${on}::date
    order by item_id, from_day desc
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.item_id, row.price]))
}

/** Sets the estimating price that begins on a day. */
export async function putRabPrice(
  tx: Tx,
  given: { companyId: string; itemId: string; from: Day; price: string; by: string },
): Promise<void> {
  const { companyId, itemId, from, price, by } = given
  await own(tx)
    .insertInto('item_rab_price')
    .values({ company_id: companyId, item_id: itemId, from_day: from, price, created_by: by })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'item_id', 'from_day']).doUpdateSet({ price, created_by: by }),
    )
    .execute()
}
