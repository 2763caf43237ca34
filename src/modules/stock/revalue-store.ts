import { sql } from 'kysely'
import { quantity } from '#ground/quantity.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Original } from '#modules/stock/reverse-store.ts'
import type { Used } from '#modules/stock/rules.ts'

/** What left the warehouse after a receipt and did not come back, by the project it was for. */
export async function usedAfter(
  tx: Tx,
  companyId: string,
  receipt: Pick<Original, 'itemId' | 'warehouseId' | 'seq'>,
): Promise<Used[]> {
  const { rows } = await sql<{ projectId: string | null; qty: string }>`
    select m.project_id as "projectId", (-sum(m.qty + coalesce(back.qty, 0)))::text as qty
    from stock_move m
    left join lateral (select sum(r.qty) as qty from stock_move r where r.reverses_id = m.id) back on true
    where m.company_id = ${companyId} and m.item_id = ${receipt.itemId} and m.warehouse_id = ${receipt.warehouseId}
      and m.posting_seq > ${receipt.seq} and m.qty < 0 and m.reverses_id is null
    group by m.project_id
    having sum(m.qty + coalesce(back.qty, 0)) < 0
    order by m.project_id nulls last
  `.execute(tables(tx))
  return rows.map((row) => ({ projectId: row.projectId, qty: quantity(row.qty) }))
}
