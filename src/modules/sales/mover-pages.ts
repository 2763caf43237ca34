import { sql } from 'kysely'
import { tellMoverPages, type MoverPage } from '#modules/stock/face.ts'
import type { Tx } from '#kit/db/tx.ts'
import { returnedPage } from './paper-pages.ts'
import { own } from './store.ts'

// A delivery is read on the page of its order, and so is what an order keeps for itself; a return opens there.
tellMoverPages('delivery', (tx, companyId, ids) => ordersOf(tx, sql`sales_delivery`, { companyId, ids }))
tellMoverPages('return', (tx, companyId, ids) => ordersOf(tx, sql`sales_return`, { companyId, ids, to: returnedPage }))
tellMoverPages('order', async (_tx, _companyId, ids) => new Map(ids.map((id) => [id, { to: `/order/detail/${id}` }])))

interface Asked {
  readonly companyId: string
  readonly ids: readonly string[]
  readonly to?: (row: { readonly id: string; readonly orderId: string }) => string
}

const orderPage = ({ orderId }: { readonly orderId: string }) => `/order/detail/${orderId}`

async function ordersOf(
  tx: Tx,
  table: ReturnType<typeof sql>,
  { companyId, ids, to = orderPage }: Asked,
): Promise<ReadonlyMap<string, MoverPage>> {
  const { rows } = await sql<{ id: string; orderId: string }>`
    select id, order_id as "orderId" from ${table} where company_id = ${companyId} and id = any (${[...ids]}::uuid[])
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.id, { to: to(row) }]))
}
