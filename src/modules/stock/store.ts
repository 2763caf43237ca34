import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { refusing } from '#kit/posting/database-refusal.ts'
import type { Document, GoodsLine, Moved } from '#modules/stock/goods.ts'
import type { Holding } from '#modules/stock/rules.ts'
import type { StockTables } from '#modules/stock/tables.ts'

const db = (tx: Tx) => tables<StockTables>(tx)

type Key = Pick<GoodsLine, 'itemId' | 'warehouseId'>

/** A balance row, locked. */
export interface Held extends Holding, Key {
  readonly account: string
  readonly allowNegative: boolean
  /** Of what is held: kept for lines of documents. */
  readonly reserved: Quantity
  /** The count that holds these goods still. */
  readonly frozenBy: string | null
}

/** Locks balances in key order: whoever locks in another order deadlocks with everybody else. */
export async function lockHoldings(tx: Tx, companyId: string, keys: readonly Key[]): Promise<Held[]> {
  return locked(tx, companyId, among(keys))
}

/** The same, or none when one of them is not open yet: opening it waits for others, who may wait for these. */
export async function lockAllOrNone(tx: Tx, companyId: string, keys: readonly Key[]): Promise<Held[]> {
  const there = sql`(select count(*) from stock_balance where company_id = ${companyId} and ${among(keys)})`
  return locked(tx, companyId, sql<SqlBool>`${among(keys)} and ${there} = ${keys.length}`)
}

/** Which of these have a balance; nothing is locked. */
export async function openAlready(tx: Tx, companyId: string, keys: readonly Key[]): Promise<readonly Key[]> {
  const { rows } = await sql<Key>`
    select item_id as "itemId", warehouse_id as "warehouseId" from stock_balance
    where company_id = ${companyId} and ${among(keys)}
  `.execute(db(tx))
  return rows
}

/** The balances of these goods, as a condition. */
export function among(keys: readonly Key[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(item_id, warehouse_id) in (
    select * from unnest(${keys.map((key) => key.itemId)}::uuid[], ${keys.map((key) => key.warehouseId)}::uuid[])
  )`
}

/** Locks the balances of items in every warehouse, in the same order. */
export async function lockItems(tx: Tx, companyId: string, itemIds: readonly string[]): Promise<Held[]> {
  return locked(tx, companyId, sql<SqlBool>`item_id = any (${[...itemIds]}::uuid[])`)
}

async function locked(tx: Tx, companyId: string, which: RawBuilder<SqlBool>): Promise<Held[]> {
  const { rows } = await sql<Omit<Held, 'qty' | 'reserved'> & { qty: string; reserved: string }>`
    select item_id as "itemId", warehouse_id as "warehouseId", qty, reserved, value, account_code as account,
      allow_negative as "allowNegative", frozen_by as "frozenBy"
    from stock_balance
    where company_id = ${companyId} and ${which}
    order by item_id, warehouse_id
    for update
  `.execute(db(tx))
  return rows.map((row) => ({
    ...row,
    qty: quantity(row.qty),
    reserved: quantity(row.reserved),
    value: money(row.value),
  }))
}

/** A move ready to be written. */
export interface MoveToWrite extends Moved {
  readonly reversesId: string | null
  readonly revaluesId: string | null
  readonly covered: Quantity | null
  readonly after: Holding
}

/** Appends moves in order and sets the balances to what the last move of each key left; the rows are locked. */
export async function appendMoves(
  tx: Tx,
  of: { companyId: string; by: string; byName: string; document: Document; on: Day },
  moves: readonly MoveToWrite[],
): Promise<void> {
  const last = [...new Map(moves.map((move) => [`${move.itemId} ${move.warehouseId}`, move])).values()]
  await refusing(
    sql`
      with written as (
        insert into stock_move (id, company_id, item_id, warehouse_id, qty, value, difference, qty_after, value_after,
          document_kind, document_id, line_id, document_date, project_id, work_item_id, reverses_id, revalues_id, covered,
          posted_by, posted_by_name)
        select m.id, ${of.companyId}::uuid, m.item, m.warehouse, m.qty, m.value, m.difference, m.qty_after, m.value_after,
          ${of.document.kind}::text, ${of.document.id}::uuid, m.line, ${of.on}::date, m.project, m.work_item, m.reverses,
          m.revalues, m.covered, ${of.by}::uuid, ${of.byName}::text
        from unnest(
          ${moves.map((move) => move.id)}::uuid[], ${moves.map((move) => move.itemId)}::uuid[],
          ${moves.map((move) => move.warehouseId)}::uuid[], ${moves.map((move) => quantityText(move.qty))}::numeric[],
          ${moves.map((move) => move.value)}::bigint[], ${moves.map((move) => move.difference)}::bigint[],
          ${moves.map((move) => quantityText(move.after.qty))}::numeric[],
          ${moves.map((move) => move.after.value)}::bigint[], ${moves.map((move) => move.lineId)}::uuid[],
          ${moves.map((move) => move.projectId)}::uuid[], ${moves.map((move) => move.workItemId)}::uuid[],
          ${moves.map((move) => move.reversesId)}::uuid[],
          ${moves.map((move) => move.revaluesId)}::uuid[],
          ${moves.map((move) => (move.covered === null ? null : quantityText(move.covered)))}::numeric[]
        ) with ordinality as m (id, item, warehouse, qty, value, difference, qty_after, value_after, line, project,
          work_item, reverses, revalues, covered, n)
        order by m.n
      )
      update stock_balance b set qty = k.qty, value = k.value, last_move_at = now()
      from unnest(
        ${last.map((move) => move.itemId)}::uuid[], ${last.map((move) => move.warehouseId)}::uuid[],
        ${last.map((move) => quantityText(move.after.qty))}::numeric[], ${last.map((move) => move.after.value)}::bigint[]
      ) as k (item, warehouse, qty, value)
      where b.company_id = ${of.companyId} and b.item_id = k.item and b.warehouse_id = k.warehouse
    `.execute(db(tx)),
  )
}

/** Opens empty balances, in key order. Rows that are there already stay as they are. */
export async function insertBalances(
  tx: Tx,
  companyId: string,
  rows: readonly (Key & { id: string; account: string; allowNegative: boolean })[],
): Promise<void> {
  await sql`
    insert into stock_balance (id, company_id, item_id, warehouse_id, account_code, allow_negative)
    select k.id, ${companyId}::uuid, k.item, k.warehouse, k.account, k.allow_negative
    from unnest(
      ${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.itemId)}::uuid[],
      ${rows.map((row) => row.warehouseId)}::uuid[], ${rows.map((row) => row.account)}::text[],
      ${rows.map((row) => row.allowNegative)}::boolean[]
    ) as k (id, item, warehouse, account, allow_negative)
    order by k.item, k.warehouse
    on conflict (company_id, item_id, warehouse_id) do nothing
  `.execute(db(tx))
}
