import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

/** One stock, as its settings and its card need it; nothing when it is not this person's to see. */
export async function stockById(tx: Tx, actor: Actor, id: string) {
  const { rows } = await sql<{
    id: string
    itemId: string
    warehouseId: string
    version: number
    qty: string
    value: bigint
  }>`
    select b.id, b.item_id as "itemId", b.warehouse_id as "warehouseId", b.version, b.qty, b.value
    from stock_balance b
    where b.company_id = ${actor.companyId} and b.id = ${id} and ${scoped(actor, { warehouse: 'b.warehouse_id' })}
  `.execute(tables(tx))
  return rows[0]
}

type Key = { readonly itemId: string; readonly warehouseId: string }

/** What moved per day after a day, oldest first. */
export async function movedPerDay(tx: Tx, companyId: string, key: Key, after: Day) {
  const { rows } = await sql<{ day: string; qty: string }>`
    select document_date as day, sum(qty)::text as qty from stock_move
    where company_id = ${companyId} and item_id = ${key.itemId} and warehouse_id = ${key.warehouseId}
      and document_date > ${after}::date
    group by 1 order by 1
  `.execute(tables(tx))
  return rows
}

/** A row of the card. */
export interface CardRow {
  readonly id: string
  readonly seq: bigint
  readonly on: string
  readonly postedAt: string
  readonly kind: string
  readonly documentId: string
  readonly isReversal: boolean
  readonly qty: string
  readonly value: bigint
  /** What a price that came later charged to goods that were used already; of goods that moved, what the stock could not give. */
  readonly difference: bigint
  readonly unitCost: string
  readonly qtyAfter: string
  readonly valueAfter: bigint
  readonly by: string | null
  readonly warehouseId: string
  /** The transfer of an arrival. */
  readonly transferId: string | null
  /** The document it takes part of back. */
  readonly originalId: string | null
}

// Goods that a customer or we send back are moved for good: their move undoes another, but nothing was called off.
const isTakenBack = sql`m.reverses_id is not null
    and m.document_kind not in ('return', 'purchase-return', 'delivery-rejection')`

const cardRow = sql`
  m.id, m.posting_seq as seq, m.document_date as "on", m.posted_at as "postedAt", m.document_kind as kind,
    m.document_id as "documentId", ${isTakenBack} as "isReversal", m.qty, m.value, m.difference, m.unit_cost as "unitCost",
    m.qty_after as "qtyAfter", m.value_after as "valueAfter", coalesce(nullif(m.posted_by_name, ''), u.name) as "by",
    m.warehouse_id as "warehouseId", tr.transfer_id as "transferId", back.document_id as "originalId"
  from stock_move m
  left join stock_move back on back.id = m.reverses_id and back.document_id <> m.document_id
  left join stock_transfer_outcome tr on tr.id = m.document_id
  left join app_user u on u.id = m.posted_by`

/** A page of the card in the order of the book, newest first, before a place in it; of goods only, without prices that came later. */
export async function cardPage(
  tx: Tx,
  companyId: string,
  key: Key,
  asked: { readonly before: string | null; readonly size: number; readonly isOfGoods?: boolean },
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardRow}
    where m.company_id = ${companyId} and m.item_id = ${key.itemId} and m.warehouse_id = ${key.warehouseId}
      and (${asked.before}::bigint is null or m.posting_seq < ${asked.before}::bigint)
      and (not ${asked.isOfGoods ?? false} or m.qty <> 0)
    order by m.posting_seq desc limit ${asked.size}
  `.execute(tables(tx))
  return rows
}

/** How far a card goes: to the end of a day, and there only to what stands before a move. */
export interface Until {
  readonly day: Day
  readonly before: string | null
}

/** A page of the card by the days of the documents, newest first: what was written late stands where it belongs. */
export async function cardPageByDay(
  tx: Tx,
  companyId: string,
  key: Key,
  asked: Until & { readonly size: number },
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardRow} where ${upTo(companyId, key, asked)}
    order by m.document_date desc, m.posting_seq desc limit ${asked.size}
  `.execute(tables(tx))
  return rows
}

/** What was there by then, by the dates of the documents. */
export async function heldAt(tx: Tx, companyId: string, key: Key, asked: Until) {
  const { rows } = await sql<{ qty: string; value: string }>`
    select coalesce(sum(m.qty), 0)::text as qty, coalesce(sum(m.value), 0)::text as value from stock_move m
    where ${upTo(companyId, key, asked)}
  `.execute(tables(tx))
  return rows[0] ?? { qty: '0', value: '0' }
}

function upTo(companyId: string, key: Key, { day, before }: Until) {
  const place = sql`m.company_id = ${companyId} and m.item_id = ${key.itemId} and m.warehouse_id = ${key.warehouseId}`
  if (before === null) return sql`${place} and m.document_date <= ${day}::date`
  return sql`${place} and (m.document_date, m.posting_seq) < (
    select c.document_date, c.posting_seq from stock_move c
    where c.company_id = ${companyId} and c.item_id = ${key.itemId} and c.warehouse_id = ${key.warehouseId}
      and c.posting_seq = ${before}::bigint
  )`
}

/** Which of these pairs 'warehouse|item' hold goods already. */
export async function stockThere(
  tx: Tx,
  companyId: string,
  pairs: readonly string[],
): Promise<{ key: string; id: string; code: string; qty: string }[]> {
  const { rows } = await sql<{ key: string; id: string; code: string; qty: string }>`
    select b.warehouse_id || '|' || b.item_id as key, b.id, i.code, trim_scale(b.qty) || ' ' || i.base_unit as qty
    from stock_balance b join item i on i.id = b.item_id
    where b.company_id = ${companyId} and b.qty <> 0 and (b.warehouse_id, b.item_id) in (
      select split_part(p, '|', 1)::uuid, split_part(p, '|', 2)::uuid from unnest(${[...pairs]}::text[]) p
    )
  `.execute(tables(tx))
  return rows
}
