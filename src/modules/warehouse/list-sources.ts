import { sql, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { ListSource } from '#kit/list/source.ts'
import { hasRunLow, isSupply, minimumKept } from '#modules/stock/face.ts'
import { stockColumns, warehouseColumns } from '#modules/warehouse/columns.ts'

const balancesHere = sql`from stock_balance b where b.company_id = w.company_id and b.warehouse_id = w.id`
// On the way, among the damaged ones and under inspection nothing is ever too few.
const minimum = sql`case when ${isSupply} then ${minimumKept} end`

/** Tab gudang, or one warehouse of it. */
export function warehouseSource(actor: Actor, only?: string): ListSource {
  return {
    columns: warehouseColumns,
    from: sql`warehouse w`,
    where: sql`w.company_id = ${actor.companyId} and ${scoped(actor, { warehouse: 'w.id' })}
      ${only === undefined ? sql`` : sql`and w.id = ${only}`}`,
    alias: 'w',
    at: {
      itemCount: sql`(select count(*) ${balancesHere} and b.qty <> 0)`,
      lowCount: sql`(
        select count(*) from stock_balance b join item i on i.company_id = b.company_id and i.id = b.item_id
        where b.company_id = w.company_id and b.warehouse_id = w.id and b.qty <= ${minimum}
      )`,
      value: sql`(select coalesce(sum(b.value), 0)::bigint ${balancesHere})`,
      isArchived: sql`(w.archived_at is not null)`,
      isFrozen: sql`(w.frozen_by is not null)`,
    },
    search: sql`lower(w.code || ' ' || w.name || ' ' || coalesce(w.city, ''))`,
    defaultSort: 'name',
    zone: actor.zone,
  }
}

/** Tab stock: one item in one warehouse a row; what went through a place in between leaves no empty row. */
export function listedStock(actor: Actor): ListSource {
  const all = stockSource(actor)
  return { ...all, where: sql<SqlBool>`${all.where} and (${isSupply} or b.qty <> 0)` }
}

/** Every stock, also of places in between: one item in one warehouse a row. */
export function stockSource(actor: Actor): ListSource {
  return {
    columns: stockColumns,
    from: sql`stock_balance b
      join item i on i.company_id = b.company_id and i.id = b.item_id
      join warehouse w on w.id = b.warehouse_id`,
    where: sql`b.company_id = ${actor.companyId} and ${scoped(actor, { warehouse: 'b.warehouse_id' })}`,
    alias: 'b',
    at: {
      itemName: sql.ref('i.name'),
      itemCode: sql.ref('i.code'),
      itemKind: sql.ref('i.kind'),
      category: sql.ref('i.category'),
      warehouseName: sql.ref('w.name'),
      onHand: sql.ref('b.qty'),
      available: sql`(b.qty - b.reserved)`,
      unit: sql.ref('i.base_unit'),
      minQty: minimum,
      needsReorder: sql`(
        i.status = 'aktif' and i.archived_at is null and ${minimum} is not null and ${hasRunLow(minimum)}
      )`,
      averageCost: sql`case when b.qty <> 0 then round(b.value / b.qty, 2) end`,
      lastMoveAt: sql.ref('b.last_move_at'),
      status: sql`case
        when not ${isSupply} then null when b.qty <= 0 then 'habis' when b.qty <= ${minimum} then 'menipis' else 'aman'
      end`,
    },
    // What never moved sorts before everything that did: a page needs a place for every row.
    sorts: { lastMoveAt: { by: sql`coalesce(b.last_move_at, 'epoch')`, tie: sql.ref('b.id') } },
    search: sql.ref('i.search'),
    defaultSort: 'itemName',
    zone: actor.zone,
  }
}
