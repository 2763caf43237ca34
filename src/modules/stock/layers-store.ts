import { sql } from 'kysely'
import { rowDims, type Dims } from '#ground/dims.ts'
import { money } from '#ground/money.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Document } from '#modules/stock/goods.ts'
import type { Holding } from '#modules/stock/rules.ts'

/** Where pieces came in: a receipt, or a transfer that put them down. */
export interface CameIn {
  readonly itemId: string
  readonly warehouseId: string
  readonly seq: bigint
  /** In the place in between: the line of the transfer that carries them. Goods of another transfer are not theirs. */
  readonly carriedBy: string | null
}

/** Pieces from the newest of a move to its oldest; `to` is not among them. */
export interface Span {
  readonly from: Quantity
  readonly to: Quantity
}

/** Goods that left, and where a transfer put them down. `start` counts what left later. */
export interface WentOut extends Dims {
  readonly of: Document
  readonly seq: bigint
  readonly start: Quantity
  readonly size: Quantity
  readonly into: CameIn | null
}

/** What came in after a move and still stands, and the goods that left since, newest first, as far as `span` was among them. */
export async function sinceMove(
  tx: Tx,
  companyId: string,
  move: CameIn,
  asked: { readonly held: Quantity; readonly span: Span },
): Promise<{ readonly cameIn: Quantity; readonly outs: readonly WentOut[] }> {
  const { rows } = await sql<Row>`
    with since as (
      select m.id, m.posting_seq as seq, m.project_id, m.work_item_id, m.document_kind as kind, m.document_id, m.line_id, m.qty,
        m.qty + coalesce((select sum(r.qty) from stock_move r where r.reverses_id = m.id), 0) as stands
      from stock_move m
      where m.company_id = ${companyId} and m.item_id = ${move.itemId} and m.warehouse_id = ${move.warehouseId}
        and m.posting_seq > ${move.seq} and m.qty <> 0 and m.reverses_id is null
        and (${move.carriedBy}::uuid is null or m.line_id = ${move.carriedBy})
    ),
    came as (select coalesce(sum(stands) filter (where stands > 0), 0) as qty from since),
    outs as (
      select since.*, -stands as size, sum(-stands) over (order by seq desc) + stands as start from since where stands < 0
    )
    select came.qty::text as "cameIn", o.project_id, o.work_item_id, o.kind, o.document_id as "documentId", o.seq::text as seq, o.start::text as start, o.size::text as size,
      down.warehouse_id as "intoId", down.posting_seq::text as "intoSeq",
      case when down.type = 'transit' then down.line_id end as "carriedBy"
    from came
    left join outs o
      on o.start < came.qty - ${scaled(asked.held)}::numeric / 10000 + ${scaled(asked.span.to)}::numeric / 10000
      and o.start + o.size > came.qty - ${scaled(asked.held)}::numeric / 10000 + ${scaled(asked.span.from)}::numeric / 10000
    left join lateral (
      select d.warehouse_id, d.posting_seq, d.line_id, w.type from stock_move d join warehouse w on w.id = d.warehouse_id
      where d.company_id = ${companyId} and d.document_id = o.document_id and d.document_kind = o.kind
        and d.line_id is not distinct from o.line_id and d.item_id = ${move.itemId} and d.reverses_id is null
        and d.qty = -o.qty and d.warehouse_id <> ${move.warehouseId} and d.posting_seq > o.seq
      order by d.posting_seq limit 1
    ) down on true
    order by o.start
  `.execute(tables(tx))
  return {
    cameIn: quantity(rows[0]?.cameIn ?? '0'),
    outs: rows.flatMap((row) => (row.size === null ? [] : [wentOut(move.itemId, row, row.size)])),
  }
}

interface Row {
  readonly cameIn: string
  readonly project_id: string | null
  readonly work_item_id: string | null
  readonly kind: string | null
  readonly documentId: string | null
  readonly seq: string | null
  readonly start: string | null
  readonly size: string | null
  readonly intoId: string | null
  readonly intoSeq: string | null
  readonly carriedBy: string | null
}

function wentOut(itemId: string, row: Row, size: string): WentOut {
  const { intoId, intoSeq, carriedBy } = row
  const into = intoId === null ? null : { itemId, warehouseId: intoId, seq: BigInt(intoSeq ?? '0'), carriedBy }
  const of = { kind: row.kind ?? '', id: row.documentId ?? '' }
  const seq = BigInt(row.seq ?? '0')
  return { ...rowDims(row), of, seq, start: quantity(row.start ?? '0'), size: quantity(size), into }
}

/** What a transfer line still carries. */
export async function carriedNow(tx: Tx, companyId: string, move: CameIn): Promise<Holding> {
  const { rows } = await sql<{ qty: string; value: string }>`
    select coalesce(sum(qty), 0)::text as qty, coalesce(sum(value), 0)::text as value from stock_move
    where company_id = ${companyId} and item_id = ${move.itemId} and warehouse_id = ${move.warehouseId}
      and line_id = ${move.carriedBy}
  `.execute(tables(tx))
  return { qty: quantity(rows[0]?.qty ?? '0'), value: money(rows[0]?.value ?? '0') }
}

function scaled(qty: Quantity): string {
  return String(qty)
}
