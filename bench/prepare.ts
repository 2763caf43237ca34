import type { Database } from '#kit/db/database.ts'
import type { Waiting } from './case.ts'
import { newOrder, type Subjects } from './cases.ts'
import { newPurchase } from './goods-cases.ts'
import { type Asked, clientOf, run } from './load.ts'
import type { Owner } from './person.ts'
import type { Started } from './processes.ts'

interface Wanted {
  readonly owner: Owner
  readonly count: number
}

/** Takes orders that wait for their goods. */
export function waitingOrders(
  db: Database,
  server: Started,
  { found, ...wanted }: Wanted & { readonly found: Pick<Subjects, 'customers' | 'items'> },
): Promise<Waiting[]> {
  const each = (index: number) => newOrder(found, index, `bench-prepare-${index}`)
  return made(db, server, { ...wanted, each, table: 'sales_order_line' })
}

/** Orders goods that have not come yet. */
export function waitingPurchases(
  db: Database,
  server: Started,
  { supplierId, items, today, ...wanted }: Wanted & { supplierId: string; items: readonly string[]; today: string },
): Promise<Waiting[]> {
  const each = (index: number) => newPurchase({ supplierId, items, today }, `bench-purchase-${index}`)
  return made(db, server, { ...wanted, each, table: 'purchase_order_line' })
}

async function made(
  db: Database,
  server: Started,
  { owner, count, each, table }: Wanted & { readonly each: (index: number) => Asked; readonly table: string },
): Promise<Waiting[]> {
  const client = clientOf(server.origin, owner.headers)
  const ids: string[] = Array.from({ length: count }, () => '')
  const take = async (index: number) => {
    ids[index] = (JSON.parse(await client.send(each(index))) as { id: string }).id
  }
  const ran = await run(take, { clients: 8, count, seconds: 600 })
  client.close()
  if (ran.errors > 0) throw new Error(ran.firstError)
  const { rows } = await db.pool.query<{ order_id: string; lines: string[] }>(
    `select order_id, array_agg(id order by position) as lines from ${table} where order_id = any ($1) group by 1`,
    [ids],
  )
  const lines = new Map(rows.map((row) => [row.order_id, row.lines]))
  return ids.map((id) => ({ id, lines: lines.get(id) ?? [] }))
}
