import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** The categories and racks of what a warehouse keeps; its own racks too. */
export async function groupsToCount(
  tx: Tx,
  companyId: string,
  warehouseId: string,
): Promise<{ categories: string[]; racks: string[] }> {
  const { rows } = await sql<{ categories: string[]; racks: string[] }>`
    select
      array(
        select distinct i.category from stock_balance b
        join item i on i.company_id = b.company_id and i.id = b.item_id
        where b.company_id = w.company_id and b.warehouse_id = w.id and i.category <> '' order by 1
      ) as categories,
      array(
        select distinct rack from (
          select unnest(w.racks) as rack
          union select b.rack from stock_balance b where b.company_id = w.company_id and b.warehouse_id = w.id
        ) known where rack is not null order by 1
      ) as racks
    from warehouse w where w.company_id = ${companyId} and w.id = ${warehouseId}
  `.execute(tables(tx))
  return rows[0] ?? { categories: [], racks: [] }
}
