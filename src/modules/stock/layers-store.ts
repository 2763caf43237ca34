import { sql } from 'kysely'
import { quantity, type Quantity } from '#ground/quantity.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Original } from '#modules/stock/reverse-store.ts'
import type { Used } from '#modules/stock/rules.ts'

/** What happened in a warehouse after a receipt: what stands of later receipts, and what left for which project. */
export interface Since {
  readonly cameIn: Quantity
  readonly used: readonly Used[]
}

/** Reads what came and went after a receipt, without what was taken back since. */
export async function sinceReceipt(
  tx: Tx,
  companyId: string,
  receipt: Pick<Original, 'itemId' | 'warehouseId' | 'seq'>,
): Promise<Since> {
  const { rows } = await sql<{ isIn: boolean; projectId: string | null; qty: string }>`
    select m.qty > 0 as "isIn", case when m.qty < 0 then m.project_id end as "projectId",
      abs(sum(m.qty + coalesce(back.qty, 0)))::text as qty
    from stock_move m
    left join lateral (select sum(r.qty) as qty from stock_move r where r.reverses_id = m.id) back on true
    where m.company_id = ${companyId} and m.item_id = ${receipt.itemId} and m.warehouse_id = ${receipt.warehouseId}
      and m.posting_seq > ${receipt.seq} and m.qty <> 0 and m.reverses_id is null
    group by 1, 2
    having sum(m.qty + coalesce(back.qty, 0)) <> 0
    order by 1, 2 nulls last
  `.execute(tables(tx))
  const used = rows.filter((row) => !row.isIn)
  return {
    cameIn: quantity(rows.find((row) => row.isIn)?.qty ?? '0'),
    used: used.map((row) => ({ projectId: row.projectId, qty: quantity(row.qty) })),
  }
}
