import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { OwnPlace, WarehouseType } from '#modules/stock/rules.ts'
import type { StockTables } from '#modules/stock/tables.ts'

/** What people say about a warehouse. */
export interface WarehouseFields {
  readonly code: string
  readonly name: string
  readonly type: WarehouseType
  readonly address: string | null
  readonly city: string | null
  readonly keeper: string | null
  readonly racks?: readonly string[]
  readonly allowNegative?: boolean
}

/** A warehouse. */
export interface Warehouse extends WarehouseFields {
  readonly id: string
  readonly racks: readonly string[]
  readonly allowNegative: boolean
  /** The count that holds its goods still. */
  readonly frozenBy: string | null
  readonly projectId: string | null
  readonly productionHouseId: string | null
  readonly isArchived: boolean
  readonly version: number
}

const db = (tx: Tx) => tables<StockTables>(tx)

function rowsOf(tx: Tx, companyId: string) {
  return db(tx)
    .selectFrom('warehouse')
    .select(['id', 'code', 'name', 'type', 'address', 'city', 'keeper', 'racks', 'version'])
    .select(['allow_negative as allowNegative', 'frozen_by as frozenBy', 'project_id as projectId'])
    .select('production_house_id as productionHouseId')
    .select(sql<boolean>`archived_at is not null`.as('isArchived'))
    .where('company_id', '=', companyId)
}

/** Those not archived; the main ones first, then by name. */
export async function warehousesInUse(tx: Tx, companyId: string): Promise<Warehouse[]> {
  return rowsOf(tx, companyId)
    .where('archived_at', 'is', null)
    .orderBy(sql`type <> 'utama'`)
    .orderBy('name')
    .execute()
}

/** Warehouses of this company by id, archived ones too. */
export async function warehousesById(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, Warehouse>> {
  const rows = await rowsOf(tx, companyId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same, held as they are: nobody freezes or archives them before we are done. */
export async function holdWarehouses(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, Warehouse>> {
  const rows = await rowsOf(tx, companyId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .orderBy('id')
    .forShare()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The oldest in use of a type. */
export async function firstOfType(tx: Tx, companyId: string, type: Warehouse['type']): Promise<Warehouse | undefined> {
  return rowsOf(tx, companyId)
    .where('type', '=', type)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Saves the company's own place; one that was archived comes back, a code in use by another gets a tail. */
export async function insertOwnPlace(
  tx: Tx,
  place: { id: string; companyId: string; type: OwnPlace; code: string; name: string },
): Promise<void> {
  await sql`
    insert into warehouse (id, company_id, code, name, type)
    select ${place.id}::uuid, ${place.companyId}::uuid, ${place.code}::text || case when exists (
      select from warehouse
      where company_id = ${place.companyId} and lower(code) = lower(${place.code}) and type <> ${place.type}
    ) then '-' || right(${place.id}::text, 4) else '' end, ${place.name}::text, ${place.type}::text
    on conflict (company_id, lower(code)) do update set archived_at = null
  `.execute(db(tx))
}

/** One warehouse, locked. */
export async function lockWarehouse(tx: Tx, companyId: string, id: string): Promise<Warehouse | undefined> {
  return rowsOf(tx, companyId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Who has this code. */
export async function warehouseWithCode(tx: Tx, companyId: string, code: string) {
  return rowsOf(tx, companyId)
    .where(sql<boolean>`lower(code) = lower(${code})`)
    .executeTakeFirst()
}

/** Does anything lie there, or is anything promised from there? */
export async function holdsGoods(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const row = await db(tx)
    .selectFrom('stock_balance')
    .select('id')
    .where('company_id', '=', companyId)
    .where('warehouse_id', '=', id)
    .where((q) => q.or([q('qty', '<>', '0'), q('reserved', '<>', '0'), q('incoming', '<>', '0')]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What lies there below zero. All that lies there is held as it is, so that nothing sinks meanwhile. */
export async function lockOwing(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<readonly { readonly itemId: string; readonly qty: string }[]> {
  const rows = await db(tx)
    .selectFrom('stock_balance')
    .select(['item_id as itemId', sql<string>`qty::text`.as('qty'), sql<boolean>`qty < 0`.as('isOwing')])
    .where('company_id', '=', companyId)
    .where('warehouse_id', '=', id)
    .orderBy('item_id')
    .forNoKeyUpdate()
    .execute()
  return rows.filter((row) => row.isOwing)
}

interface Who {
  readonly companyId: string
  readonly by: string
  readonly productionHouseId?: string
  readonly projectId?: string
}

/** Saves a new warehouse. */
export async function insertWarehouse(tx: Tx, who: Who & { id: string }, fields: WarehouseFields): Promise<void> {
  await db(tx)
    .insertInto('warehouse')
    .values({
      id: who.id,
      company_id: who.companyId,
      code: fields.code,
      name: fields.name,
      type: fields.type,
      address: fields.address,
      city: fields.city,
      keeper: fields.keeper,
      racks: [...(fields.racks ?? [])],
      allow_negative: fields.allowNegative ?? false,
      production_house_id: who.productionHouseId ?? null,
      project_id: who.projectId ?? null,
      created_by: who.by,
      updated_by: who.by,
      archived_at: null,
    })
    .execute()
}

/** Saves the changes. */
export async function updateWarehouse(
  tx: Tx,
  who: Who,
  asked: WarehouseFields & { readonly id: string; readonly isArchived: boolean },
): Promise<void> {
  await db(tx)
    .updateTable('warehouse')
    .set({
      code: asked.code,
      name: asked.name,
      type: asked.type,
      address: asked.address,
      city: asked.city,
      keeper: asked.keeper,
      racks: [...(asked.racks ?? [])],
      allow_negative: asked.allowNegative ?? false,
      archived_at: asked.isArchived ? sql<string>`coalesce(archived_at, now())` : null,
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
      updated_by: who.by,
    })
    .where('company_id', '=', who.companyId)
    .where('id', '=', asked.id)
    .execute()
  await sql`
    update stock_balance set allow_negative = ${asked.allowNegative ?? false}
    where company_id = ${who.companyId} and warehouse_id = ${asked.id}
      and allow_negative <> ${asked.allowNegative ?? false}
  `.execute(db(tx))
}

/** Saves the first warehouse, unless there is one. */
export async function insertFirstWarehouse(
  tx: Tx,
  first: { id: string; companyId: string; code: string; name: string },
): Promise<void> {
  await sql`
    insert into warehouse (id, company_id, code, name)
    select ${first.id}::uuid, ${first.companyId}::uuid, ${first.code}::text, ${first.name}::text
    where not exists (select 1 from warehouse where company_id = ${first.companyId})
    on conflict do nothing
  `.execute(db(tx))
}

/** Deletes a warehouse that nothing points at; false when something does. */
export async function deleteUnused(tx: Tx, companyId: string, id: string): Promise<boolean> {
  await sql`savepoint unused`.execute(db(tx))
  try {
    await sql`delete from warehouse where company_id = ${companyId} and id = ${id}`.execute(db(tx))
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23503')) throw error
    await sql`rollback to savepoint unused`.execute(db(tx))
    return false
  }
}
