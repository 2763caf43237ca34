import { sql, type Selectable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { seenBy } from '#kit/record/rows.ts'
import { minimumKept } from '#modules/stock/face.ts'
import { houseRecord } from '../house.record.ts'
import { own } from '../store.ts'
import type { HouseRow as Row } from '../tables.ts'
import type { HouseCost, HouseStock, HouseWorker } from './contract.ts'

export type HouseRow = Selectable<Row>

const active = sql`('planned', 'running')`

/** The list of houses, working or not. */
export function houseSource(actor: Actor, _asked: ListAsked): ListSource {
  return {
    columns: houseRecord.columns,
    from: sql`production_house t`,
    where: sql`${seenBy(houseRecord, actor)}`,
    alias: 't',
    search: sql.ref('t.search'),
    defaultSort: houseRecord.defaultSort,
    zone: actor.zone,
    at: {
      status: sql`case when t.archived_at is null then 'aktif' else 'nonaktif' end`,
      activeOrders: sql`(select count(*)::int from production_order o
        where o.company_id = t.company_id and o.house_id = t.id and o.stage in ${active})`,
      lowMaterials: sql`(select count(*)::int from stock_balance b join item i on i.id = b.item_id
        where b.company_id = t.company_id and b.warehouse_id = t.raw_warehouse_id and b.qty <= ${minimumKept})`,
      workers: sql`(select count(distinct lower(e.worker_name))::int from production_entry e
        join production_order o on o.id = e.order_id
        where o.company_id = t.company_id and o.house_id = t.id and e.kind = 'labour' and not e.is_void)`,
    },
  }
}

/** Reads a house this person may see; `hold` keeps it as it is until commit. */
export async function houseRow(tx: Tx, actor: Actor, id: string, hold = false): Promise<HouseRow> {
  const query = own(tx)
    .selectFrom('production_house')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where(scoped(actor, { warehouse: 'raw_warehouse_id' }))
  return found(await (hold ? query.forShare() : query).executeTakeFirst())
}

export async function isCodeTaken(tx: Tx, companyId: string, code: string): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('production_house')
    .select('id')
    .where('company_id', '=', companyId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

/** How many orders of a house are not over, drafts apart. */
export async function openOrders(tx: Tx, companyId: string, houseId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from production_order
    where company_id = ${companyId} and house_id = ${houseId} and stage in ${active}
  `.execute(own(tx))
  return rows[0]?.n ?? 0
}

/** How many orders a house ever had, whatever became of them. */
export async function ordersEver(tx: Tx, companyId: string, houseId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from production_order where company_id = ${companyId} and house_id = ${houseId}
  `.execute(own(tx))
  return rows[0]?.n ?? 0
}

/** What the working house of a warehouse is called. */
export async function houseOf(tx: Tx, companyId: string, warehouseId: string): Promise<string | undefined> {
  const row = await own(tx)
    .selectFrom('production_house')
    .select('name')
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .where((q) => q.or([q('raw_warehouse_id', '=', warehouseId), q('finished_warehouse_id', '=', warehouseId)]))
    .executeTakeFirst()
  return row?.name
}

/** Whether anything lies in the warehouses of a house. */
export async function holdsGoods(tx: Tx, companyId: string, warehouseIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (
      select from stock_balance where company_id = ${companyId} and warehouse_id = any (${warehouseIds}::uuid[])
        and (qty <> 0 or value <> 0 or reserved <> 0)
    ) as holds
  `.execute(own(tx))
  return rows[0]?.holds ?? false
}

/** What lies in both warehouses of a house: at most 500 items of each. */
export async function stockOf(tx: Tx, actor: Actor, house: HouseRow): Promise<HouseStock[]> {
  const { rows } = await sql<HouseStock>`
    select b.item_id as "itemId", i.code, i.name, i.base_unit as unit, trim_scale(b.qty)::text as "onHand",
      trim_scale(b.reserved)::text as reserved, trim_scale(b.qty - b.reserved)::text as available,
      trim_scale(b.incoming)::text as incoming, trim_scale(${minimumKept})::text as minimum, b.value::text as value,
      case when b.warehouse_id = ${house.raw_warehouse_id} then 'raw' else 'finished' end as place
    from stock_balance b join item i on i.id = b.item_id
    where b.company_id = ${actor.companyId} and b.warehouse_id in (${house.raw_warehouse_id}, ${house.finished_warehouse_id})
      and (b.qty <> 0 or b.reserved <> 0 or b.incoming <> 0 or b.min_qty is not null)
    order by place desc, i.name, b.item_id limit 1000
  `.execute(own(tx))
  return rows
}

/** Who earned piece-rate pay here. */
export async function workersOf(
  tx: Tx,
  actor: Actor,
  houseId: string,
): Promise<(Omit<HouseWorker, 'owed'> & { readonly partyId: string | null })[]> {
  const { rows } = await sql<Omit<HouseWorker, 'owed'> & { partyId: string | null }>`
    select min(e.worker_name) as name, min(coalesce(w.person_id, e.worker_id)::text) as "partyId",
      min(w.id::text) as "typedId", bool_or(w.person_id is not null) as "isKnown", count(*)::int as entries, trim_scale(sum(e.qty))::text as qty, sum(e.cost)::text as amount,
      max(e.entry_date)::text as "lastOn"
    from production_entry e join production_order o on o.id = e.order_id
    left join production_worker w on w.company_id = o.company_id and lower(w.name collate "default") = lower(e.worker_name collate "default")
    where o.company_id = ${actor.companyId} and o.house_id = ${houseId} and e.kind = 'labour' and not e.is_void
    group by lower(e.worker_name) order by max(e.entry_date) desc, name limit 200
  `.execute(own(tx))
  return rows
}

/** What went in and came out in the last twelve months. */
export async function costsOf(tx: Tx, actor: Actor, houseId: string): Promise<HouseCost[]> {
  const { rows } = await sql<HouseCost>`
    select to_char(e.entry_date, 'YYYY-MM') as period,
      coalesce(sum(e.cost) filter (where e.kind = 'use'), 0)::text as materials,
      coalesce(sum(e.cost) filter (where e.kind = 'labour'), 0)::text as labour,
      sum(e.overhead)::text as overhead, sum(e.value)::text as output, sum(e.loss)::text as loss
    from production_entry e join production_order o on o.id = e.order_id
    where o.company_id = ${actor.companyId} and o.house_id = ${houseId} and not e.is_void
    group by 1 order by 1 desc limit 12
  `.execute(own(tx))
  return rows
}

/** Cities and heads of the houses, for the filters. */
export async function filterWords(tx: Tx, actor: Actor): Promise<{ cities: string[]; heads: string[] }> {
  const { rows } = await sql<{ cities: string[] | null; heads: string[] | null }>`
    select array_agg(distinct t.city) filter (where t.city <> '') as cities,
      array_agg(distinct t.head_name) filter (where t.head_name is not null) as heads
    from production_house t where ${seenBy(houseRecord, actor)}
  `.execute(own(tx))
  return { cities: rows[0]?.cities ?? [], heads: rows[0]?.heads ?? [] }
}
