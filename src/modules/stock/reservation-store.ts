import { sql } from 'kysely'
import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Document, GoodsLine } from '#modules/stock/goods.ts'
import { among } from '#modules/stock/store.ts'
import type { StockTables } from '#modules/stock/tables.ts'

/** What is kept for one line of a document. */
export interface ReservedLine {
  readonly lineId: string
  readonly qty: Quantity
}

/** What is let go of a line: of what is kept in the warehouse named first, then of what is kept elsewhere. */
export interface ReleasedLine extends ReservedLine {
  readonly warehouseId?: string | null
}

/** What is kept for one line in one warehouse. */
export interface KeptLine extends ReservedLine {
  readonly warehouseId: string
}

const db = (tx: Tx) => tables<StockTables>(tx)

type Key = Pick<GoodsLine, 'itemId' | 'warehouseId'>

/** Locks the balances in key order and tells what is free of each. */
export async function freeNow(tx: Tx, companyId: string, keys: readonly Key[]): Promise<Map<string, Quantity>> {
  const { rows } = await sql<{ key: string; free: string }>`
    select item_id || ' ' || warehouse_id as key, (qty - reserved)::text as free
    from stock_balance
    where company_id = ${companyId} and ${among(keys)}
    order by item_id, warehouse_id
    for update
  `.execute(db(tx))
  return new Map(rows.map((row) => [row.key, quantity(row.free)]))
}

/** Writes what is kept; the balances are locked. */
export async function addReservations(
  tx: Tx,
  companyId: string,
  document: Document,
  lines: readonly (Key & ReservedLine)[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    with kept as (
      insert into stock_reservation as r (company_id, document_kind, document_id, line_id, item_id, warehouse_id, qty)
      select ${companyId}::uuid, ${document.kind}::text, ${document.id}::uuid, l.line, l.item, l.warehouse, l.qty
      from unnest(
        ${lines.map((line) => line.lineId)}::uuid[], ${lines.map((line) => line.itemId)}::uuid[],
        ${lines.map((line) => line.warehouseId)}::uuid[], ${lines.map((line) => quantityText(line.qty))}::numeric[]
      ) as l (line, item, warehouse, qty)
      on conflict (company_id, document_id, line_id, warehouse_id) do update set qty = r.qty + excluded.qty
    )
    update stock_balance b set reserved = b.reserved + k.qty
    from (
      select item, warehouse, sum(qty) as qty from unnest(
        ${lines.map((line) => line.itemId)}::uuid[], ${lines.map((line) => line.warehouseId)}::uuid[],
        ${lines.map((line) => quantityText(line.qty))}::numeric[]
      ) as l (item, warehouse, qty) group by item, warehouse
    ) k
    where b.company_id = ${companyId} and b.item_id = k.item and b.warehouse_id = k.warehouse
  `.execute(db(tx))
}

/** Takes reservations back and frees the balances, which are locked in key order. */
export async function takeReservations(
  tx: Tx,
  companyId: string,
  document: Document,
  lines: readonly ReleasedLine[] | undefined,
): Promise<{ lineId: string; qty: string }[]> {
  if (!(await lockKept(tx, companyId, document))) return []
  const { rows } = await sql<{ lineId: string; qty: string }>`
    with asked as (
      select r.line_id, r.item_id, r.warehouse_id,
        case when l.line is null then r.qty
          else least(r.qty, greatest(l.qty - coalesce(sum(r.qty) over before, 0), 0)) end as qty
      from stock_reservation r
      left join unnest(
        ${(lines ?? []).map((line) => line.lineId)}::uuid[],
        ${(lines ?? []).map((line) => quantityText(line.qty))}::numeric[],
        ${(lines ?? []).map((line) => line.warehouseId ?? null)}::uuid[]
      ) as l (line, qty, warehouse) on l.line = r.line_id
      where r.company_id = ${companyId} and r.document_id = ${document.id} and r.document_kind = ${document.kind}
        and r.qty > 0 and (${lines === undefined}::boolean or l.line is not null)
      window before as (
        partition by r.line_id order by r.warehouse_id is distinct from l.warehouse, r.warehouse_id
        rows between unbounded preceding and 1 preceding
      )
    ), locked as (
      select b.item_id, b.warehouse_id from stock_balance b
      where b.company_id = ${companyId} and (b.item_id, b.warehouse_id) in (select item_id, warehouse_id from asked)
      order by b.item_id, b.warehouse_id
      for update
    ), freed as (
      update stock_balance b set reserved = b.reserved - a.qty
      from (
        select item_id, warehouse_id, sum(qty) as qty from asked join locked using (item_id, warehouse_id)
        group by item_id, warehouse_id
      ) a
      where b.company_id = ${companyId} and b.item_id = a.item_id and b.warehouse_id = a.warehouse_id
    )
    update stock_reservation r set qty = r.qty - a.qty
    from asked a join locked using (item_id, warehouse_id)
    where r.company_id = ${companyId} and r.document_id = ${document.id} and r.line_id = a.line_id
      and r.warehouse_id = a.warehouse_id
    returning r.line_id as "lineId", a.qty::text as qty
  `.execute(db(tx))
  return rows
}

/** What is kept for the lines of a document, and where. */
export async function keptFor(tx: Tx, companyId: string, document: Document): Promise<KeptLine[]> {
  const { rows } = await sql<{ lineId: string; warehouseId: string; qty: string }>`
    select line_id as "lineId", warehouse_id as "warehouseId", qty::text as qty from stock_reservation
    where company_id = ${companyId} and document_id = ${document.id} and document_kind = ${document.kind} and qty > 0
    order by line_id, warehouse_id
  `.execute(db(tx))
  return rows.map((row) => ({ ...row, qty: quantity(row.qty) }))
}

// Promises follow goods that are carried elsewhere, so where they lie is read again once their balances are held. Tells
// whether anything is kept at all.
async function lockKept(tx: Tx, companyId: string, document: Document): Promise<boolean> {
  let held = new Set<string>()
  for (;;) {
    const { rows } = await sql<Key>`
      select distinct item_id as "itemId", warehouse_id as "warehouseId" from stock_reservation
      where company_id = ${companyId} and document_id = ${document.id} and document_kind = ${document.kind} and qty > 0
    `.execute(db(tx))
    const keys = rows.map((row) => `${row.itemId} ${row.warehouseId}`)
    if (keys.every((key) => held.has(key))) return keys.length > 0
    await freeNow(tx, companyId, rows)
    held = new Set(keys)
  }
}

/** The numbers of those for whom some of these goods are kept there, at most three. */
export async function keepersOf(tx: Tx, companyId: string, { itemId, warehouseId }: Key): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select distinct n.number from stock_reservation r
    join document_number n on n.company_id = r.company_id and n.document_id = r.document_id
    where r.company_id = ${companyId} and r.item_id = ${itemId} and r.warehouse_id = ${warehouseId} and r.qty > 0
    order by n.number limit 3
  `.execute(db(tx))
  return rows.map(({ number }) => number)
}
