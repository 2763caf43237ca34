import type { Dims } from '#ground/dims.ts'
import { sql, type Insertable } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '#modules/warehouse/store.ts'
import type { OutcomeKind } from '#modules/warehouse/transfers/contract.ts'
import type { Part } from '#modules/warehouse/transfers/rules.ts'
import type { OutcomeRow } from '#modules/warehouse/transfers/tables.ts'
import type { Transfer } from '#modules/warehouse/transfers/transfer.ts'

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
  await sql`
    update stock_transfer_line set open_value = 0 where company_id = ${companyId} and transfer_id = ${transferId}
  `.execute(own(tx))
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
  doc: Pick<Transfer, 'id' | 'transitWarehouseId'>,
): Promise<(Dims & { readonly lineId: string; readonly itemId: string; readonly value: Money })[]> {
  const { rows } = await sql<Dims & { lineId: string; itemId: string; value: string }>`
    select l.id as "lineId", l.item_id as "itemId", (l.open_value - m.value)::text as value,
      l.project_id as "projectId", l.work_item_id as "workItemId"
    from stock_transfer_line l join stock_move m on m.company_id = l.company_id and m.document_id = l.transfer_id
      and m.line_id = l.id and m.warehouse_id = ${doc.transitWarehouseId} and m.reverses_id is null and m.qty > 0
    where l.company_id = ${companyId} and l.transfer_id = ${doc.id} and l.open_value <> m.value
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
