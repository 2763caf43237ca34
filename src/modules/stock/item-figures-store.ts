import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { isSupply } from '#modules/stock/minimum.ts'
import { tellItemFigures } from '#modules/catalog/face.ts'

// What is damaged, on its way or to be inspected lies somewhere, but nobody can promise it.
const isKept = sql`exists (select from warehouse w where w.id = b.warehouse_id and ${isSupply})`

// The item's own minimum is held against all that is there; a warehouse's, against what lies in it.
// What stands in stock beside every item of the catalog: its lists sort and filter by it, its pickers show it.
tellItemFigures({
  onHand: (actor, warehouseId) => sumOf(sql`b.qty`, actor, warehouseId),
  available: (actor, warehouseId) => sumOf(sql`b.qty - b.reserved`, actor, warehouseId, sql`and ${isKept}`),
  movedOn: (actor) => sql`(select max(b.last_move_at)::date ${balances(actor)})`,
  averageCost: (actor) => sql`(
    select round(sum(b.value) / nullif(sum(b.qty), 0), 2) ${balances(actor)}
  )`,
  stockState: (actor) => sql`case when t.kind <> 'jasa' then (
    select case
      when coalesce(sum(b.qty), 0) <= 0 then 'habis'
      when sum(b.qty) <= t.min_stock or bool_or(b.qty <= nullif(b.min_qty, 0)) then 'menipis'
      else 'aman'
    end ${balances(actor)} and ${isKept}
  ) end`,
})

function sumOf(
  what: RawBuilder<unknown>,
  actor: Actor,
  warehouseId: string | undefined,
  which: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const there = warehouseId === undefined ? which : sql`and b.warehouse_id = ${warehouseId}`
  return sql`(select coalesce(sum(${what}), 0) ${balances(actor)} ${there})`
}

function balances(actor: Actor): RawBuilder<unknown> {
  return sql`from stock_balance b
    where b.company_id = t.company_id and b.item_id = t.id and ${scoped(actor, { warehouse: 'b.warehouse_id' })}`
}
