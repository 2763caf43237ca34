import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { tellComing, type Coming, type StockKey } from '#modules/stock/face.ts'
import { orderSeen } from './orders/store.ts'
import { own } from './store.ts'

// Good pieces an order still has to make come into the finished warehouse of its house.
tellComing('made', openOrders)

async function openOrders(tx: Tx, actor: Actor, stock: StockKey): Promise<readonly Coming[]> {
  const { rows } = await sql<Omit<Coming, 'to' | 'detail'> & { houseId: string; stage: string; isSeen: boolean }>`
    select id, number, house_id as "houseId", stage, due_date::text as "on", trim_scale(planned_qty - good_qty)::text as qty,
      ${orderSeen(actor)} as "isSeen"
    from production_order
    where company_id = ${actor.companyId} and item_id = ${stock.itemId} and finished_warehouse_id = ${stock.warehouseId}
      and stage in ('planned', 'running') and planned_qty > good_qty
    order by due_date nulls last, queue_no, id
  `.execute(own(tx))
  return rows.map(({ houseId, stage, isSeen, ...row }) => ({
    ...row,
    detail: `${row.on ? 'target selesai · ' : ''}${stage === 'running' ? 'sedang dibuat' : 'direncanakan'}`,
    to: isSeen && actor.can('view rumah-produksi') ? `/rumah-produksi/detail/${houseId}?spk=${row.id}` : null,
  }))
}
