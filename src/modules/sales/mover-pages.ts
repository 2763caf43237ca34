import { sql } from 'kysely'
import { tellMoverPages, type MoverPage } from '#modules/stock/face.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from './store.ts'

// Deliveries and returns are read on the page of their order, and so is what an order keeps for itself.
tellMoverPages('delivery', (tx, companyId, ids) => ordersOf(tx, sql`sales_delivery`, { companyId, ids }))
tellMoverPages('return', (tx, companyId, ids) => ordersOf(tx, sql`sales_return`, { companyId, ids }))
tellMoverPages('order', async (_tx, _companyId, ids) => new Map(ids.map((id) => [id, { to: `/order/detail/${id}` }])))

async function ordersOf(
  tx: Tx,
  table: ReturnType<typeof sql>,
  { companyId, ids }: { readonly companyId: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, MoverPage>> {
  const { rows } = await sql<{ id: string; orderId: string }>`
    select id, order_id as "orderId" from ${table} where company_id = ${companyId} and id = any (${[...ids]}::uuid[])
  `.execute(own(tx))
  return new Map(rows.map(({ id, orderId }) => [id, { to: `/order/detail/${orderId}` }]))
}
