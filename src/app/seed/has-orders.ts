import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** Tells whether anybody has taken an order here yet, in any company. */
export async function hasOrders(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from sales_order) as has`.execute(tables(tx))
  return rows[0]?.has === true
}
