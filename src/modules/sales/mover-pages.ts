import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { seesAll } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { tellMoverPages, type MoverPage } from '#modules/stock/face.ts'
import { visibleOrders } from './orders/visible.ts'
import { returnedPage } from './paper-pages.ts'
import { own } from './store.ts'

// A delivery is read on the page of its order, and so is what an order keeps for itself; a return opens there.
tellMoverPages('delivery', (tx, actor, ids) => papersOf(tx, actor, { table: 'sales_delivery', ids, to: orderPage }))
tellMoverPages('return', (tx, actor, ids) => papersOf(tx, actor, { table: 'sales_return', ids, to: returnedPage }))
tellMoverPages('order', ordersOf)

type ToPage = (row: { readonly id: string; readonly orderId: string }) => string

interface Asked {
  readonly table: 'sales_delivery' | 'sales_return'
  readonly ids: readonly string[]
  readonly to: ToPage
}

function orderPage({ orderId }: Parameters<ToPage>[0]): string {
  return `/order/detail/${orderId}`
}

// Who is limited to some orders finds no page of the others: the paper stays a number.
async function papersOf(tx: Tx, actor: Actor, { table, ids, to }: Asked): Promise<ReadonlyMap<string, MoverPage>> {
  if (!actor.can('view order')) return new Map()
  const mine = seesAll(actor)
    ? sql`true`
    : sql`exists (select from sales_order where sales_order.id = p.order_id and ${visibleOrders(actor)})`
  const { rows } = await sql<{ id: string; orderId: string }>`
    select p.id, p.order_id as "orderId" from ${sql.table(table)} p
    where p.company_id = ${actor.companyId} and p.id = any (${[...ids]}::uuid[]) and ${mine}
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.id, { to: to(row) }]))
}

async function ordersOf(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, MoverPage>> {
  if (!actor.can('view order')) return new Map()
  const mine = seesAll(actor) ? ids : await mineOf(tx, actor, ids)
  return new Map(mine.map((id) => [id, { to: orderPage({ id, orderId: id }) }]))
}

async function mineOf(tx: Tx, actor: Actor, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sales_order
    where company_id = ${actor.companyId} and id = any (${[...ids]}::uuid[]) and ${visibleOrders(actor)}
  `.execute(own(tx))
  return rows.map((row) => row.id)
}
