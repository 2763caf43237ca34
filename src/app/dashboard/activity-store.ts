import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** A thing of which something was done: what it is called, and the order its page hangs on. */
export interface NamedThing {
  readonly id: string
  readonly name: string
  readonly orderId: string | null
}

const numbered =
  (table: string, orderId = 'null::uuid') =>
  (companyId: string, ids: readonly string[]) =>
    sql<NamedThing>`
  select id, coalesce(number, 'Draf') as name, ${sql.raw(orderId)} as "orderId"
  from ${sql.table(table)} where company_id = ${companyId} and id = any (${[...ids]}::uuid[])`
const called = (table: string) => (companyId: string, ids: readonly string[]) =>
  sql<NamedThing>`
  select id, name, null::uuid as "orderId" from ${sql.table(table)}
  where company_id = ${companyId} and id = any (${[...ids]}::uuid[])`

/** How the things of each kind are found by id. */
export const things = {
  order: numbered('sales_order'),
  delivery: numbered('sales_delivery', 'order_id'),
  invoice: numbered('sales_invoice', 'order_id'),
  customer: called('customer'),
  supplier: called('supplier'),
  'purchase-order': numbered('purchase_order'),
  'purchase-request': numbered('purchase_request'),
} as const

export type ThingKind = keyof typeof things

/** Names things of one kind; one that is gone has no name. */
export async function namedThings(
  tx: Tx,
  companyId: string,
  kind: ThingKind,
  ids: readonly string[],
): Promise<readonly NamedThing[]> {
  const { rows } = await things[kind](companyId, ids).execute(tables(tx))
  return rows
}
