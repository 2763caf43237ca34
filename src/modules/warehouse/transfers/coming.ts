import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { tellComing, type Coming, type StockKey } from '#modules/stock/face.ts'
import { own } from '#modules/warehouse/store.ts'

// What left another warehouse for this one and has not been told of since.
tellComing('sent', onTheWay)

async function onTheWay(tx: Tx, actor: Actor, stock: StockKey): Promise<readonly Coming[]> {
  const { rows } = await sql<Omit<Coming, 'to' | 'detail'> & { fromName: string }>`
    select t.id, t.number, t.document_date::text as "on", w.name as "fromName", trim_scale(sum(
      l.qty - l.received_qty - l.returned_qty - l.lost_qty - l.damaged_qty
    ))::text as qty
    from stock_transfer t
      join stock_transfer_line l on l.transfer_id = t.id and l.item_id = ${stock.itemId}
      join warehouse w on w.id = t.from_warehouse_id
    where t.company_id = ${actor.companyId} and t.state = 'posted' and t.to_warehouse_id = ${stock.warehouseId}
      and l.qty > l.received_qty + l.returned_qty + l.lost_qty + l.damaged_qty
    group by t.id, w.name order by t.document_date, t.id
  `.execute(own(tx))
  return rows.map(({ fromName, ...row }) => ({
    ...row,
    detail: `dikirim dari ${fromName}`,
    to: `/gudang/detail/${stock.warehouseId}?transfer=${row.id}`,
  }))
}
