import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

type Key = { readonly itemId: string; readonly warehouseId: string }

/** How many moves a stock has; of goods only, without prices that came later. */
export async function movesCounted(
  tx: Tx,
  companyId: string,
  key: Key,
  { isOfGoods }: { readonly isOfGoods: boolean },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from stock_move
    where company_id = ${companyId} and item_id = ${key.itemId} and warehouse_id = ${key.warehouseId}
      and (not ${isOfGoods} or qty <> 0)
  `.execute(tables(tx))
  return rows[0]?.count ?? 0
}

/** Which documents keep part of a stock for themselves, the most first. */
export async function reservedFor(tx: Tx, companyId: string, key: Key) {
  const { rows } = await sql<{ id: string; kind: string; documentId: string; number: string | null; qty: string }>`
    select r.document_id || ' ' || r.document_kind as id, r.document_kind as kind, r.document_id as "documentId",
      sum(r.qty)::text as qty, (
        select number from document_number n
        where n.company_id = ${companyId} and n.document_id = r.document_id order by given_at limit 1
      ) as number
    from stock_reservation r
    where r.company_id = ${companyId} and r.item_id = ${key.itemId} and r.warehouse_id = ${key.warehouseId} and r.qty > 0
    group by r.document_kind, r.document_id order by sum(r.qty) desc limit 50
  `.execute(tables(tx))
  return rows
}

/** A value divided by a quantity, as the lists of stock round it. */
export async function averageOf(tx: Tx, value: string, held: string): Promise<string> {
  const { rows } = await sql<{ average: string | null }>`
    select trim_scale(round(${value}::numeric / nullif(${held}::numeric, 0), 2))::text as average
  `.execute(tables(tx))
  return rows[0]?.average ?? '0'
}
