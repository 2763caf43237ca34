import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import { quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { StockDocumentType } from '#modules/warehouse/contract.ts'
import type { CountedLine } from '#modules/warehouse/rules.ts'
import type { WarehouseTables } from '#modules/warehouse/tables.ts'

const db = (tx: Tx) => tables<WarehouseTables>(tx)

/** A document ready to be written. */
export interface DocumentToWrite {
  readonly id: string
  readonly type: StockDocumentType
  readonly on: Day
  readonly warehouseId: string
  readonly notes: string | null
}

/** Saves the head of a draft. */
export async function insertDocument(tx: Tx, actor: Actor, document: DocumentToWrite): Promise<void> {
  await db(tx)
    .insertInto('stock_document')
    .values({
      id: document.id,
      company_id: actor.companyId,
      number: null,
      type: document.type,
      state: 'draft',
      document_date: document.on,
      warehouse_id: document.warehouseId,
      notes: document.notes,
      void_reason: null,
      created_by: actor.userId,
      updated_by: actor.userId,
      posted_at: null,
      posted_by: null,
    })
    .execute()
}

/** Saves the lines with the value that the book gave them. */
export async function insertLines(
  tx: Tx,
  companyId: string,
  documentId: string,
  lines: readonly (CountedLine & { id: string; value: Money })[],
): Promise<void> {
  await sql`
    insert into stock_document_line (id, company_id, document_id, line_no, item_id, entered_qty, entered_unit, qty, value)
    select l.id, ${companyId}::uuid, ${documentId}::uuid, l.n, l.item, l.entered_qty, l.entered_unit, l.qty, l.value
    from unnest(
      ${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.itemId)}::uuid[],
      ${lines.map((line) => quantityText(line.enteredQty))}::numeric[], ${lines.map((line) => line.enteredUnit)}::text[],
      ${lines.map((line) => quantityText(line.qty))}::numeric[], ${lines.map((line) => line.value)}::bigint[]
    ) with ordinality as l (id, item, entered_qty, entered_unit, qty, value, n)
  `.execute(db(tx))
}

/** Marks a draft as posted under its number. */
export async function markPosted(tx: Tx, actor: Actor, id: string, number: string): Promise<void> {
  await db(tx)
    .updateTable('stock_document')
    .set({ number, state: 'posted', posted_at: sql<string>`now()`, posted_by: actor.userId })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute()
}

/** A document as an act needs it, locked. */
export async function lockDocument(tx: Tx, companyId: string, id: string) {
  return db(tx)
    .selectFrom('stock_document')
    .select(['id', 'state', 'number', 'version', 'warehouse_id as warehouseId', 'document_date as on'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Marks a posted document as taken back. */
export async function markVoid(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  await db(tx)
    .updateTable('stock_document')
    .set({
      state: 'void',
      void_reason: reason,
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
      updated_by: actor.userId,
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute()
}
