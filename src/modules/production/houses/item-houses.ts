import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { tellItemHouses } from '#modules/catalog/face.ts'
import { keepMinimumsOf } from '#modules/stock/face.ts'
import { own } from '../store.ts'
import { tellMinimums } from './materials.ts'

// Beside every item of the catalog: the houses whose raw warehouse keeps it, and those where an open SPK needs it.
tellItemHouses({
  names: (actor) => sql`(select string_agg(h.name, ', ' order by h.name) ${housesOf(actor)})`,
  usedBy: (actor, houseIds) =>
    sql<SqlBool>`exists (select ${housesOf(actor)} and h.id = any (${[...houseIds]}::uuid[]))`,
  kept: async (tx, actor, itemId) =>
    (await placesFor(tx, actor, itemId)).filter((house) => house.isKept).map((house) => house.id),
  keep: keepAt,
})

/** Says which houses use an item: each keeps the minimum that holds everywhere, until the house says another. */
async function keepAt(tx: Tx, actor: Actor, itemId: string, houseIds: readonly string[]): Promise<void> {
  const houses = await placesFor(tx, actor, itemId)
  const wanted = new Set(houseIds)
  if (houses.filter((house) => wanted.has(house.id)).length < wanted.size) throw new NotFound()
  const changed = houses.filter((house) => house.isKept !== wanted.has(house.id))
  if (changed.length === 0) return
  if (!keepers.some((right) => actor.can(right))) throw new Forbidden(keepers[0])
  const places = changed.map(({ warehouseId, isKept, usualMin }) => ({
    warehouseId,
    minQty: isKept ? null : quantity(usualMin),
  }))
  await tellMinimums(tx, actor, await keepMinimumsOf(tx, actor, itemId, places))
}

const keepers = ['update rumah-produksi', 'create rumah-produksi'] as const

interface HousePlace {
  readonly id: string
  readonly warehouseId: string
  readonly isKept: boolean
  /** Of the item, for every warehouse. */
  readonly usualMin: string
}

/** The working houses this person may see, and whether each keeps a minimum of the item. */
async function placesFor(tx: Tx, actor: Actor, itemId: string): Promise<HousePlace[]> {
  const { rows } = await sql<HousePlace>`
    select h.id, h.raw_warehouse_id as "warehouseId", b.min_qty is not null as "isKept",
      coalesce(i.min_stock, 0)::text as "usualMin"
    from production_house h join item i on i.company_id = h.company_id and i.id = ${itemId}
    left join stock_balance b on b.company_id = h.company_id and b.warehouse_id = h.raw_warehouse_id and b.item_id = i.id
    where h.company_id = ${actor.companyId} and h.archived_at is null and ${scoped(actor, { warehouse: 'h.raw_warehouse_id' })}
    order by h.raw_warehouse_id
  `.execute(own(tx))
  return rows
}

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
