import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { wordConditions } from '#kit/list/conditions.ts'
import type { CatalogTables } from '#modules/catalog/tables.ts'

/** What a price list of a supplier is asked for. */
interface Asked {
  readonly companyId: string
  readonly supplierId: string
  readonly since: Day
  readonly q: string
}

/** A row of it as the database gives it. */
export interface SoldRow {
  readonly itemId: string
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly last: string
  readonly lastOn: string
  readonly before: string | null
  readonly lowest: string
  readonly highest: string
  readonly times: bigint
}

/** Items a supplier sold us since a day, with the span of their prices; the latest bought first. */
export async function soldItems(tx: Tx, { companyId, supplierId, since, q }: Asked): Promise<SoldRow[]> {
  const words = wordConditions(sql.ref('i.search'), q)
  const { rows } = await sql<SoldRow>`
    select i.id as "itemId", i.code, i.name, i.base_unit as unit, h.prices[1] as last, h.prices[2] as before,
      h.on_day as "lastOn", h.lowest, h.highest, h.times
    from (
      select p.item_id, (array_agg(p.price order by p.on_day desc, p.seq desc))[1:2] as prices, max(p.on_day) as on_day,
        min(p.price) as lowest, max(p.price) as highest, count(*) as times
      from item_purchase_price p
      where p.company_id = ${companyId} and p.supplier_id = ${supplierId} and p.on_day >= ${since}::date
      group by p.item_id
    ) h join item i on i.company_id = ${companyId} and i.id = h.item_id
    where ${sql.join([sql`true`, ...words], sql` and `)}
    order by h.on_day desc, i.name, i.id limit 200
  `.execute(tables<CatalogTables>(tx))
  return rows
}
