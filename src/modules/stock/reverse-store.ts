import { sql, type RawBuilder } from 'kysely'
import { rowDims, type Dims } from '#ground/dims.ts'
import { money, type Money } from '#ground/money.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { StockTables } from '#modules/stock/tables.ts'

const db = (tx: Tx) => tables<StockTables>(tx)

/** A move that was no reversal itself; `qty` and `value` as signed in the book. */
export interface Original extends Dims {
  readonly id: string
  readonly kind: string
  readonly documentId: string
  readonly lineId: string | null
  readonly itemId: string
  readonly warehouseId: string
  readonly seq: bigint
  /** What it moved at first, before anything was taken back. */
  readonly received: Quantity
  /** What lay there when it was written. */
  readonly qtyAfter: Quantity
  readonly qty: Quantity
  readonly value: Money
  /** Of a price that came later: the receipt it was for, and how much of it lay here then. */
  readonly prices: { readonly receiptId: string; readonly covered: Quantity | null } | null
}

/** What documents moved, latest first: goods that came in and went on leave in that order when taken back. */
export async function originalMoves(tx: Tx, companyId: string, documentIds: readonly string[]): Promise<Original[]> {
  return originals(tx, companyId, sql<boolean>`document_id = any (${documentIds}::uuid[])`)
}

/** Moves by their ids, latest first. */
export async function movesById(tx: Tx, companyId: string, ids: readonly string[]): Promise<Original[]> {
  return ids.length === 0 ? [] : originals(tx, companyId, sql<boolean>`id = any (${ids}::uuid[])`)
}

async function originals(tx: Tx, companyId: string, which: RawBuilder<boolean>): Promise<Original[]> {
  const rows = await db(tx)
    .selectFrom('stock_move')
    .select(['id', 'document_kind', 'document_id', 'line_id', 'item_id', 'warehouse_id', 'qty', 'value'])
    .select(['project_id', 'work_item_id', 'posting_seq', 'qty_after', 'revalues_id', 'covered'])
    .where('company_id', '=', companyId)
    .where(which)
    .where('reverses_id', 'is', null)
    .orderBy('posting_seq', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.document_kind,
    documentId: row.document_id,
    lineId: row.line_id,
    itemId: row.item_id,
    warehouseId: row.warehouse_id,
    ...rowDims(row),
    seq: row.posting_seq,
    received: quantity(row.qty),
    qtyAfter: quantity(row.qty_after),
    qty: quantity(row.qty),
    value: money(row.value),
    prices: row.revalues_id === null ? null : { receiptId: row.revalues_id, covered: optional(row.covered) },
  }))
}

/** What came back of each move so far, at the value it was asked back for; moves nothing came back of are absent. */
export async function takenBackOf(tx: Tx, moveIds: readonly string[]) {
  const { rows } = await sql<{ id: string; qty: string; value: string }>`
    select reverses_id as id, sum(qty)::text as qty, sum(value + difference)::text as value
    from stock_move where reverses_id = any (${moveIds}::uuid[]) group by reverses_id
  `.execute(db(tx))
  return new Map(rows.map((row) => [row.id, { qty: quantity(row.qty), value: money(row.value) }]))
}

function optional(text: string | null): Quantity | null {
  return text === null ? null : quantity(text)
}
