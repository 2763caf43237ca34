import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

interface Then {
  readonly itemId: string
  readonly warehouseId: string
  readonly account: string
  readonly qty: string
  readonly value: string
}

/** Today's balances less what moved after a day. */
export async function balancesAsOf(
  tx: Tx,
  companyId: string,
  day: Day,
  only: { readonly warehouseIds?: readonly string[]; readonly itemIds?: readonly string[] },
): Promise<Then[]> {
  const { rows } = await sql<Then>`
    with later as (
      select item_id, warehouse_id, sum(qty) as qty, sum(value) as value from stock_move
      where company_id = ${companyId} and document_date > ${day}::date group by 1, 2
    )
    select b.item_id as "itemId", b.warehouse_id as "warehouseId", b.account_code as account,
      (b.qty - coalesce(l.qty, 0))::text as qty, (b.value - coalesce(l.value, 0))::text as value
    from stock_balance b
    left join later l on l.item_id = b.item_id and l.warehouse_id = b.warehouse_id
    where b.company_id = ${companyId}
      and (${only.warehouseIds ?? null}::uuid[] is null or b.warehouse_id = any (${only.warehouseIds ?? null}::uuid[]))
      and (${only.itemIds ?? null}::uuid[] is null or b.item_id = any (${only.itemIds ?? null}::uuid[]))
      and (b.qty <> coalesce(l.qty, 0) or b.value <> coalesce(l.value, 0))
    order by b.item_id, b.warehouse_id
  `.execute(tables(tx))
  return rows
}
