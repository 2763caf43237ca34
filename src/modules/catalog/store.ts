import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ItemUnit } from '#modules/catalog/rules.ts'
import type { CatalogTables } from '#modules/catalog/tables.ts'

const own = (tx: Tx) => tables<CatalogTables>(tx)

/** The price of a row's item that holds on a day. */
export function priceOn(day: Day, level = 'eceran'): RawBuilder<unknown> {
  return sql`(
    select p.price from item_price p
    where p.company_id = t.company_id and p.item_id = t.id and p.level = ${level} and p.from_day <= ${day}::date
    order by p.from_day desc limit 1
  )`
}

/** The prices of a row's item that hold on a day for levels other than the ordinary one: {"proyek": "65000"}; null without any. */
export function levelPricesOn(day: Day): RawBuilder<unknown> {
  return sql`(
    select json_object_agg(l.level, trim_scale(l.price)::text) from (
      select distinct on (p.level) p.level, p.price from item_price p
      where p.company_id = t.company_id and p.item_id = t.id and p.level <> 'eceran' and p.from_day <= ${day}::date
      order by p.level, p.from_day desc
    ) l
  )`
}

export async function itemRow(tx: Tx, companyId: string, id: string) {
  return own(tx)
    .selectFrom('item')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The usual racks of several items. */
export async function labelPlaces(tx: Tx, companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await own(tx)
    .selectFrom('item')
    .select(['id', 'shelf_location'])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .where('shelf_location', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row.shelf_location ?? '']))
}

/** The name of an item's usual supplier. */
export async function supplierNameOf(tx: Tx, companyId: string, id: string | null): Promise<string | null> {
  if (id === null) return null
  const { rows } = await sql<{ name: string }>`
    select name from supplier where company_id = ${companyId} and id = ${id}
  `.execute(own(tx))
  return rows[0]?.name ?? null
}

/** The names of several suppliers, by id. */
export async function supplierNames(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from supplier where company_id = ${companyId} and id = any (${[...ids]}::uuid[])
  `.execute(own(tx))
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

export async function itemRows(tx: Tx, companyId: string, ids: readonly string[]) {
  return own(tx)
    .selectFrom('item')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Other units of several items, by item. */
export async function unitsOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<Map<string, ItemUnit[]>> {
  const units = new Map<string, ItemUnit[]>()
  if (ids.length === 0) return units
  const rows = await own(tx)
    .selectFrom('item_unit')
    .select(['item_id', 'unit', 'num', 'den', 'is_purchase as isPurchase', 'is_issue as isIssue'])
    .where('company_id', '=', companyId)
    .where('item_id', 'in', [...ids])
    .orderBy('line_no')
    .execute()
  for (const { item_id, ...ratio } of rows) units.set(item_id, [...(units.get(item_id) ?? []), ratio])
  return units
}

/** The price of several items on a day: of the level, else the ordinary one. */
export async function pricesOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { on, level }: { on: Day; level: string },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ item_id: string; price: string }>`
    select distinct on (item_id) item_id, price from item_price
    where company_id = ${companyId} and item_id = any (${[...ids]}::uuid[]) and from_day <= ${on}::date and level in (${level}, 'eceran')
    order by item_id, level = ${level} desc, from_day desc
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.item_id, row.price]))
}

/** Every price of an item, newest first. */
export async function priceHistory(tx: Tx, companyId: string, itemId: string) {
  return own(tx)
    .selectFrom('item_price')
    .select(['from_day', 'price', 'level'])
    .where('company_id', '=', companyId)
    .where('item_id', '=', itemId)
    .orderBy('from_day', 'desc')
    .limit(200)
    .execute()
}

/** Sets the price that begins on a day. */
export async function putPrice(
  tx: Tx,
  given: { companyId: string; itemId: string; level: string; from: Day; price: string; by: string },
): Promise<void> {
  await own(tx)
    .insertInto('item_price')
    .values({
      company_id: given.companyId,
      item_id: given.itemId,
      level: given.level,
      from_day: given.from,
      price: given.price,
      created_by: given.by,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'item_id', 'level', 'from_day'])
        .doUpdateSet({ price: given.price, created_by: given.by }),
    )
    .execute()
}

export async function isCodeTaken(tx: Tx, companyId: string, code: string): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('item')
    .select('id')
    .where('company_id', '=', companyId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

/** Fixes kind and base unit of items whose stock moved. */
export async function setMoved(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await own(tx)
    .updateTable('item')
    .set({ has_moves: true })
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .where('has_moves', '=', false)
    .execute()
}

/** The active items with some names (in small letters); the oldest where a name stands twice. */
export async function idsByName(
  tx: Tx,
  companyId: string,
  names: readonly string[],
): Promise<{ readonly name: string; readonly id: string }[]> {
  const { rows } = await sql<{ name: string; id: string }>`
    select distinct on (lower(name collate "default") collate "C") lower(name) as name, id from item
    where company_id = ${companyId} and archived_at is null and status = 'aktif'
      and lower(name collate "default") collate "C" = any (${[...names]}::text[])
    order by lower(name collate "default") collate "C", id
  `.execute(own(tx))
  return rows
}
