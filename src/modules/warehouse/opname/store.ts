import { sql, type Insertable, type Updateable } from 'kysely'
import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { removeDraftOf } from '#kit/posting/remove-draft.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '#modules/warehouse/store.ts'
import type { CountRow } from '#modules/warehouse/opname/tables.ts'

/** Saves a draft. */
export async function insertCount(tx: Tx, row: Insertable<CountRow>): Promise<void> {
  await own(tx).insertInto('stock_count').values(row).execute()
}

/** A count as an act needs it, locked. */
export async function lockCount(tx: Tx, companyId: string, id: string) {
  return own(tx)
    .selectFrom('stock_count')
    .selectAll()
    .select(['updated_by_name as updatedByName', 'updated_at as updatedAt'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export type Count = NonNullable<Awaited<ReturnType<typeof lockCount>>>

/** The same for those who write their own lines of it: many at once, but not while it is handed in. */
export async function holdCount(tx: Tx, companyId: string, id: string) {
  return own(tx)
    .selectFrom('stock_count')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
}

/** Changes a count under the person's name. */
export async function changeCount(tx: Tx, actor: Actor, id: string, change: Updateable<CountRow>) {
  return own(tx)
    .updateTable('stock_count')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returning(['id', 'number', 'version'])
    .executeTakeFirstOrThrow()
}

/** Removes a draft. */
export async function removeDraft(tx: Tx, companyId: string, id: string): Promise<void> {
  await removeDraftOf(own(tx), 'stock_count', { companyId, id })
}

/** Which goods of a warehouse a count is about. */
export async function itemsToCount(
  tx: Tx,
  companyId: string,
  asked: Pick<Count, 'warehouse_id' | 'categories' | 'racks'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.item_id as id from stock_balance b join item i on i.company_id = b.company_id and i.id = b.item_id
    where b.company_id = ${companyId} and b.warehouse_id = ${asked.warehouse_id}
      and (${asked.categories}::text[] is null or i.category = any (${asked.categories}::text[]))
      and (${asked.racks}::text[] is null or b.rack = any (${asked.racks}::text[]))
  `.execute(tables(tx))
  return rows.map((row) => row.id)
}

/** A count under way of the same goods. */
export async function runningCount(tx: Tx, companyId: string, warehouseId: string, itemIds: readonly string[]) {
  return own(tx)
    .selectFrom('stock_count as c')
    .innerJoin('stock_count_line as l', 'l.count_id', 'c.id')
    .select('c.number')
    .where('c.company_id', '=', companyId)
    .where('c.warehouse_id', '=', warehouseId)
    .where('c.state', 'in', ['counting', 'review'])
    .where(sql<boolean>`l.item_id = any (${itemIds}::uuid[])`)
    .limit(1)
    .executeTakeFirst()
}

/** Writes the count sheet, by rack and name. */
export async function insertSheet(
  tx: Tx,
  companyId: string,
  countId: string,
  lines: readonly { readonly itemId: string; readonly qty: Quantity; readonly rack: string | null }[],
): Promise<void> {
  await sql`
    insert into stock_count_line (id, company_id, count_id, line_no, item_id, rack, snapshot_qty, book_qty)
    select l.id, ${companyId}::uuid, ${countId}::uuid,
      row_number() over (order by l.rack nulls last, i.name, i.id), l.item, l.rack, l.qty, l.qty
    from unnest(
      ${lines.map(() => newId())}::uuid[], ${lines.map((line) => line.itemId)}::uuid[],
      ${lines.map((line) => line.rack)}::text[], ${lines.map((line) => quantityText(line.qty))}::numeric[]
    ) as l (id, item, rack, qty)
    join item i on i.company_id = ${companyId} and i.id = l.item
  `.execute(own(tx))
}

/** What one person counted. */
export interface CountedLine {
  readonly itemId: string
  readonly counted: Quantity | null
  readonly damaged: Quantity
  /** Left out, what was written there before stays. */
  readonly reason: string | null | undefined
  /** What the book says now. */
  readonly book: Quantity
}

/** Writes what was counted; goods that were not on the sheet come onto it. */
export async function writeCounted(
  tx: Tx,
  actor: Actor,
  countId: string,
  lines: readonly CountedLine[],
): Promise<void> {
  const kept = lines.filter((line) => line.reason === undefined).map((line) => line.itemId)
  await sql`
    insert into stock_count_line as s (id, company_id, count_id, line_no, item_id, snapshot_qty, book_qty, counted_qty,
      damaged_qty, reason, counted_at, counted_by, counted_by_name)
    select l.id, ${actor.companyId}::uuid, ${countId}::uuid,
      (select coalesce(max(line_no), 0) from stock_count_line where count_id = ${countId}) + l.n, l.item, l.book, l.book,
      l.counted, l.damaged, l.reason, case when l.counted is not null then now() end,
      case when l.counted is not null then ${actor.userId}::uuid end,
      case when l.counted is not null then ${actor.name}::text end
    from unnest(
      ${lines.map(() => newId())}::uuid[], ${lines.map((line) => line.itemId)}::uuid[],
      ${lines.map((line) => quantityText(line.book))}::numeric[],
      ${lines.map((line) => (line.counted === null ? null : quantityText(line.counted)))}::numeric[],
      ${lines.map((line) => quantityText(line.damaged))}::numeric[], ${lines.map((line) => line.reason ?? null)}::text[]
    ) with ordinality as l (id, item, book, counted, damaged, reason, n)
    order by l.item
    on conflict (count_id, item_id) do update set book_qty = excluded.book_qty, counted_qty = excluded.counted_qty,
      damaged_qty = excluded.damaged_qty, counted_at = excluded.counted_at,
      reason = case
        when excluded.counted_qty is null then null
        when s.item_id = any (${kept}::uuid[]) then s.reason
        else excluded.reason end,
      counted_by = excluded.counted_by, counted_by_name = excluded.counted_by_name
  `.execute(own(tx))
}

/** Writes why lines differ; answers how many of them are on the sheet. */
export async function writeReasons(
  tx: Tx,
  companyId: string,
  countId: string,
  lines: readonly { readonly itemId: string; readonly reason: string | null }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update stock_count_line s set reason = l.reason
    from unnest(
      ${lines.map((line) => line.itemId)}::uuid[], ${lines.map((line) => line.reason)}::text[]
    ) as l (item, reason)
    where s.company_id = ${companyId} and s.count_id = ${countId} and s.item_id = l.item
  `.execute(own(tx))
  return Number(numAffectedRows ?? 0n)
}

/** What was counted so far. */
export async function countedLines(tx: Tx, companyId: string, countId: string) {
  const rows = await own(tx)
    .selectFrom('stock_count_line')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('count_id', '=', countId)
    .orderBy('line_no')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    itemId: row.item_id,
    book: quantity(row.book_qty),
    counted: row.counted_qty === null ? null : quantity(row.counted_qty),
    damaged: quantity(row.damaged_qty),
    reason: row.reason,
    countedBy: row.counted_by,
    isReversed: row.reversed_at !== null,
  }))
}

/** Marks a line that was taken back by itself. */
export async function markReversed(tx: Tx, companyId: string, lineId: string): Promise<void> {
  await own(tx)
    .updateTable('stock_count_line')
    .set({ reversed_at: sql<string>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', lineId)
    .execute()
}

/** Keeps what the differences were worth. */
export async function setValues(
  tx: Tx,
  companyId: string,
  lines: readonly { readonly id: string; readonly value: bigint }[],
): Promise<void> {
  await sql`
    update stock_count_line l set value = c.value
    from unnest(${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.value)}::bigint[]) as c (id, value)
    where l.company_id = ${companyId} and l.id = c.id
  `.execute(own(tx))
}
