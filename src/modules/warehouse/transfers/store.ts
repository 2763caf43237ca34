import { dimsOf, dimsRow, type Dims } from '#ground/dims.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { removeDraftOf } from '#kit/posting/remove-draft.ts'
import { signedBy } from '#kit/posting/signed.ts'
import type { CountedLine } from '#modules/warehouse/documents/rules.ts'
import { own } from '#modules/warehouse/store.ts'
import type { OutcomeKind } from '#modules/warehouse/transfers/contract.ts'
import type { Part, Sent } from '#modules/warehouse/transfers/rules.ts'
import type { OutcomeRow, TransferRow } from '#modules/warehouse/transfers/tables.ts'

/** Saves the head of a draft. */
export async function insertTransfer(tx: Tx, row: Insertable<TransferRow>): Promise<void> {
  await own(tx).insertInto('stock_transfer').values(row).execute()
}

/** Saves the lines of a draft; what stood there before goes. */
export async function replaceLines(
  tx: Tx,
  companyId: string,
  transferId: string,
  lines: readonly (Omit<CountedLine, 'value'> & { readonly id: string })[],
): Promise<void> {
  await own(tx)
    .deleteFrom('stock_transfer_line')
    .where('company_id', '=', companyId)
    .where('transfer_id', '=', transferId)
    .execute()
  await own(tx)
    .insertInto('stock_transfer_line')
    .values(
      lines.map((line, index) => ({
        id: line.id,
        company_id: companyId,
        transfer_id: transferId,
        line_no: index + 1,
        item_id: line.itemId,
        entered_qty: quantityText(line.enteredQty),
        entered_unit: line.enteredUnit,
        qty: quantityText(line.qty),
        note: line.note,
        ...dimsRow(line),
      })),
    )
    .execute()
}

/** A transfer as an act needs it, locked. */
export async function lockTransfer(tx: Tx, companyId: string, id: string) {
  return own(tx)
    .selectFrom('stock_transfer')
    .selectAll()
    .select(['updated_by_name as updatedByName', 'updated_at as updatedAt'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export type Transfer = NonNullable<Awaited<ReturnType<typeof lockTransfer>>>

/** What was sent and what became of it. */
export async function sentLines(tx: Tx, companyId: string, transferId: string): Promise<Sent[]> {
  const { rows } = await sql<Dims & { [K in Exclude<keyof Sent, keyof Dims>]: string }>`
    select l.id, l.item_id as "itemId", i.name as "itemName", l.qty, l.received_qty as received,
      l.returned_qty as returned, l.lost_qty as lost, l.damaged_qty as damaged, l.open_value as "openValue",
      l.project_id as "projectId", l.work_item_id as "workItemId"
    from stock_transfer_line l join item i on i.company_id = l.company_id and i.id = l.item_id
    where l.company_id = ${companyId} and l.transfer_id = ${transferId}
    order by l.line_no
  `.execute(own(tx))
  return rows.map((row) => ({
    ...dimsOf(row),
    id: row.id,
    itemId: row.itemId,
    itemName: row.itemName,
    qty: quantity(row.qty),
    received: quantity(row.received),
    returned: quantity(row.returned),
    lost: quantity(row.lost),
    damaged: quantity(row.damaged),
    openValue: money(row.openValue),
  }))
}

/** Changes a transfer under the person's name. */
export async function changeTransfer(tx: Tx, actor: Actor, id: string, change: Updateable<TransferRow>) {
  return own(tx)
    .updateTable('stock_transfer')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returning(['id', 'number', 'version'])
    .executeTakeFirstOrThrow()
}

/** Removes a draft; its lines go with it. */
export async function removeDraft(tx: Tx, companyId: string, id: string): Promise<void> {
  await removeDraftOf(own(tx), 'stock_transfer', { companyId, id })
}

/** Keeps what the goods of each line were worth when they left. */
export async function setSentValues(
  tx: Tx,
  companyId: string,
  lines: readonly { readonly id: string; readonly value: Money }[],
): Promise<void> {
  await sql`
    update stock_transfer_line l set value = c.value, open_value = c.value
    from unnest(${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.value)}::bigint[]) as c (id, value)
    where l.company_id = ${companyId} and l.id = c.id
  `.execute(own(tx))
}

/** Nothing of it lies in between any more. */
export async function closeLines(tx: Tx, companyId: string, transferId: string): Promise<void> {
  await own(tx)
    .updateTable('stock_transfer_line')
    .set({ open_value: 0n })
    .where('company_id', '=', companyId)
    .where('transfer_id', '=', transferId)
    .execute()
}

const kept: Readonly<Record<OutcomeKind, string>> = {
  diterima: 'received_qty',
  kembali: 'returned_qty',
  hilang: 'lost_qty',
  rusak: 'damaged_qty',
}

/** Counts an outcome on the lines of its transfer; `sign` −1 takes it back. */
export async function countOutcome(
  tx: Tx,
  companyId: string,
  kind: OutcomeKind,
  parts: readonly { readonly lineId: string; readonly qty: Quantity; readonly value: Money }[],
  sign: 1 | -1,
): Promise<void> {
  const column = sql.ref(kept[kind])
  await sql`
    update stock_transfer_line l set ${column} = l.${column} + c.qty * ${sign}::numeric,
      open_value = l.open_value - c.value * ${sign}::numeric
    from unnest(
      ${parts.map((part) => part.lineId)}::uuid[], ${parts.map((part) => quantityText(part.qty))}::numeric[],
      ${parts.map((part) => part.value)}::bigint[]
    ) as c (id, qty, value)
    where l.company_id = ${companyId} and l.id = c.id
  `.execute(own(tx))
}

/** What prices that came on the way have put on goods beyond what they left with. */
export async function pricedOnTheWay(
  tx: Tx,
  companyId: string,
  transfer: Pick<Transfer, 'id' | 'transit_warehouse_id'>,
): Promise<(Dims & { readonly lineId: string; readonly itemId: string; readonly value: Money })[]> {
  const { rows } = await sql<Dims & { lineId: string; itemId: string; value: string }>`
    select l.id as "lineId", l.item_id as "itemId", (l.open_value - m.value)::text as value,
      l.project_id as "projectId", l.work_item_id as "workItemId"
    from stock_transfer_line l join stock_move m on m.company_id = l.company_id and m.document_id = l.transfer_id
      and m.line_id = l.id and m.warehouse_id = ${transfer.transit_warehouse_id} and m.reverses_id is null and m.qty > 0
    where l.company_id = ${companyId} and l.transfer_id = ${transfer.id} and l.open_value <> m.value
    order by l.line_no
  `.execute(own(tx))
  return rows.map((row) => ({ ...row, value: money(row.value) }))
}

/** Writes down what became of goods. */
export async function insertOutcome(tx: Tx, row: Insertable<OutcomeRow>, parts: readonly Part[]): Promise<void> {
  await own(tx).insertInto('stock_transfer_outcome').values(row).execute()
  await own(tx)
    .insertInto('stock_transfer_outcome_line')
    .values(
      parts.map((part) => ({
        outcome_id: row.id,
        transfer_line_id: part.line.id,
        company_id: row.company_id,
        qty: quantityText(part.qty),
        value: part.value,
      })),
    )
    .execute()
}

/** One outcome with its parts. */
export async function outcomeOf(tx: Tx, companyId: string, transferId: string, id: string) {
  const head = await own(tx)
    .selectFrom('stock_transfer_outcome')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('transfer_id', '=', transferId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!head) return undefined
  const parts = await own(tx)
    .selectFrom('stock_transfer_outcome_line')
    .select(['transfer_line_id as lineId', 'qty', 'value'])
    .where('company_id', '=', companyId)
    .where('outcome_id', '=', id)
    .execute()
  return {
    ...head,
    parts: parts.map((part) => ({ lineId: part.lineId, qty: quantity(part.qty), value: money(part.value) })),
  }
}

/** Marks an outcome as taken back. */
export async function markUndone(tx: Tx, companyId: string, id: string, reason: string): Promise<void> {
  await own(tx)
    .updateTable('stock_transfer_outcome')
    .set({ undone_at: sql<string>`now()`, undone_reason: reason })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}
