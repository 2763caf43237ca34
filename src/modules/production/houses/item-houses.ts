import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tellItemHouses } from '#modules/catalog/face.ts'

// Beside every item of the catalog: the houses whose raw warehouse keeps it, and those where an open SPK needs it.
tellItemHouses({
  names: (actor) => sql`(select string_agg(h.name, ', ' order by h.name) ${housesOf(actor)})`,
  usedBy: (actor, houseIds) =>
    sql<SqlBool>`exists (select ${housesOf(actor)} and h.id = any (${[...houseIds]}::uuid[]))`,
})

function housesOf(actor: Actor): RawBuilder<unknown> {
  return sql`from production_house h
    where h.company_id = t.company_id and ${scoped(actor, { warehouse: 'h.raw_warehouse_id' })} and (
      exists (
        select from stock_balance b where b.company_id = t.company_id and b.item_id = t.id
          and b.warehouse_id = h.raw_warehouse_id and (b.qty <> 0 or b.min_qty is not null)
      ) or exists (
        select from production_material m join production_order o on o.id = m.order_id
        where m.company_id = t.company_id and m.item_id = t.id and o.house_id = h.id and o.stage in ('draft', 'planned', 'running')
      )
    )`
}
