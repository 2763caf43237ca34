import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { tellMoverPages, type MoverPage } from '#modules/stock/face.ts'
import { orderSeen } from './orders/store.ts'
import { own } from './store.ts'

// Material and pieces are read on the order of their house.
tellMoverPages('production', entryPages)
tellMoverPages('production-order', orderPages)

async function orderPages(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, MoverPage>> {
  const { rows } = await sql<Seen & { id: string }>`
    select id, id as "orderId", house_id as "houseId", number, ${orderSeen(actor)} as "isSeen" from production_order
    where company_id = ${actor.companyId} and id = any (${[...ids]}::uuid[])
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.id, pageOf(actor, row)]))
}

async function entryPages(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, MoverPage>> {
  const { rows } = await sql<Seen & { id: string }>`
    select e.id, production_order.id as "orderId", house_id as "houseId", number, ${orderSeen(actor)} as "isSeen"
    from production_entry e join production_order on production_order.id = e.order_id
    where e.company_id = ${actor.companyId} and e.id = any (${[...ids]}::uuid[])
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.id, pageOf(actor, row)]))
}

interface Seen {
  readonly orderId: string
  readonly houseId: string
  readonly number: string | null
  readonly isSeen: boolean
}

// An entry is known by the number of its order, also to who may not open that order.
function pageOf(actor: Actor, { orderId, houseId, number, isSeen }: Seen): MoverPage {
  const mayOpen = isSeen && actor.can('view rumah-produksi')
  return { to: mayOpen ? `/rumah-produksi/detail/${houseId}?spk=${orderId}` : null, number }
}
