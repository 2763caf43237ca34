import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { ListSource } from '#kit/list/source.ts'
import { movedAfter } from '#modules/stock/face.ts'
import { valuationColumns } from '#modules/warehouse/columns.ts'

/** What lay where at the end of a day: today's balances less what moved since. */
export function valuationSource(actor: Actor, on: Day): ListSource {
  const then = sql`(
    select b.id, b.company_id, b.item_id, b.warehouse_id, b.qty - coalesce(l.qty, 0) as qty,
      (b.value - coalesce(l.value, 0))::bigint as value
    from stock_balance b
    left join ${movedAfter(actor.companyId, on)} l on l.item_id = b.item_id and l.warehouse_id = b.warehouse_id
    where b.company_id = ${actor.companyId}
  )`
  return {
    columns: valuationColumns,
    from: sql`${then} v
      join item i on i.company_id = v.company_id and i.id = v.item_id
      join warehouse w on w.id = v.warehouse_id`,
    where: sql`(v.qty <> 0 or v.value <> 0) and ${scoped(actor, { warehouse: 'v.warehouse_id' })}`,
    alias: 'v',
    at: {
      itemName: sql.ref('i.name'),
      itemCode: sql.ref('i.code'),
      category: sql.ref('i.category'),
      warehouseName: sql.ref('w.name'),
      unit: sql.ref('i.base_unit'),
      averageCost: sql`case when v.qty <> 0 then round(v.value / v.qty, 2) end`,
    },
    // Within a warehouse by item, as one looks for it on paper.
    sorts: { warehouseName: { by: sql`(w.name || chr(9) || i.name)`, tie: sql.ref('v.id') } },
    search: sql.ref('i.search'),
    defaultSort: 'itemName',
    zone: actor.zone,
  }
}
