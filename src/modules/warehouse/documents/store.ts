import { sql, type Insertable, type Updateable } from 'kysely'
import { quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { signedBy } from '#kit/posting/signed.ts'
import type { CountedLine } from '#modules/warehouse/documents/rules.ts'
import type { StockDocumentRow } from '#modules/warehouse/documents/tables.ts'
import { own } from '#modules/warehouse/store.ts'

/** Saves the head of a draft. */
export async function insertDocument(
  tx: Tx,
  actor: Actor,
  row: Pick<Insertable<StockDocumentRow>, 'id' | 'type' | 'document_date' | 'warehouse_id'> &
    Partial<Insertable<StockDocumentRow>>,
): Promise<void> {
  await own(tx)
    .insertInto('stock_document')
    .values({
      number: null,
      to_warehouse_id: null,
      project_id: null,
      requested_by: null,
      received_by: null,
      reference: null,
      notes: null,
      void_reason: null,
      posted_at: null,
      posted_by: null,
      voided_at: null,
      voided_by: null,
      ...row,
      state: 'draft',
      company_id: actor.companyId,
      created_by: actor.userId,
      updated_by: actor.userId,
      updated_by_name: actor.name,
    })
    .execute()
}

/** A line under its id. */
export type DocumentLine = CountedLine & { readonly id: string }

/** Saves the lines; what stood there before goes. */
export async function replaceLines(
  tx: Tx,
  companyId: string,
  documentId: string,
  lines: readonly DocumentLine[],
): Promise<void> {
  await own(tx)
    .deleteFrom('stock_document_line')
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .execute()
  await sql`
    insert into stock_document_line (id, company_id, document_id, line_no, item_id, entered_qty, entered_unit, qty,
      value, note, condition, rack, project_id, work_item_id)
    select l.id, ${companyId}::uuid, ${documentId}::uuid, l.n, l.item, l.entered_qty, l.entered_unit, l.qty, l.value,
      l.note, l.condition, l.rack, l.project, l.work_item
    from unnest(
      ${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.itemId)}::uuid[],
      ${lines.map((line) => quantityText(line.enteredQty))}::numeric[], ${lines.map((line) => line.enteredUnit)}::text[],
      ${lines.map((line) => quantityText(line.qty))}::numeric[], ${lines.map((line) => line.value)}::bigint[],
      ${lines.map((line) => line.note)}::text[], ${lines.map((line) => line.condition)}::text[],
      ${lines.map((line) => line.rack)}::text[], ${lines.map((line) => line.projectId)}::uuid[],
      ${lines.map((line) => line.workItemId)}::uuid[]
    ) with ordinality as l (id, item, entered_qty, entered_unit, qty, value, note, condition, rack, project, work_item, n)
  `.execute(own(tx))
}

/** A document as an act needs it, locked. */
export async function lockDocument(tx: Tx, companyId: string, id: string) {
  return own(tx)
    .selectFrom('stock_document')
    .selectAll()
    .select(['updated_by_name as updatedByName', 'updated_at as updatedAt'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Its lines as kept. */
export async function linesOf(tx: Tx, companyId: string, documentId: string) {
  return own(tx)
    .selectFrom('stock_document_line')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .orderBy('line_no')
    .execute()
}

/** Changes a document under the person's name. */
export async function changeDocument(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<StockDocumentRow>,
): Promise<{ version: number; number: string | null }> {
  return own(tx)
    .updateTable('stock_document')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returning(['version', 'number'])
    .executeTakeFirstOrThrow()
}

/** Keeps what the book gave the lines. */
export async function setValues(
  tx: Tx,
  companyId: string,
  lines: readonly { readonly id: string; readonly value: bigint }[],
): Promise<void> {
  await sql`
    update stock_document_line l set value = c.value
    from unnest(${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.value)}::bigint[]) as c (id, value)
    where l.company_id = ${companyId} and l.id = c.id
  `.execute(own(tx))
}

/** Marks one line as taken back. */
export async function markReversed(tx: Tx, actor: Actor, lineId: string): Promise<void> {
  await own(tx)
    .updateTable('stock_document_line')
    .set({ reversed_by: actor.userId, reversed_at: sql<string>`now()` })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', lineId)
    .execute()
}

/** Removes a draft. */
export async function removeDraft(tx: Tx, companyId: string, id: string): Promise<void> {
  await own(tx)
    .deleteFrom('stock_document_line')
    .where('company_id', '=', companyId)
    .where('document_id', '=', id)
    .execute()
  await own(tx)
    .deleteFrom('stock_document')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute()
}
