import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** What the book must know of an item. */
export interface GoodsFacts {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly unit: string
}

/** Reads items of this company. */
export async function goodsOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<Map<string, GoodsFacts>> {
  const { rows } = await sql<GoodsFacts>`
    select id, kind, name, base_unit as unit from item where company_id = ${companyId} and id = any (${ids}::uuid[])
  `.execute(tables(tx))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Freezes kind and base unit of items that moved. */
export async function markMoved(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update item set has_moves = true where company_id = ${companyId} and id = any (${ids}::uuid[]) and not has_moves
  `.execute(tables(tx))
}
