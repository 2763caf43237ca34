import { sql } from 'kysely'
import { seesAll } from '#kit/access/scoped.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { beingMade } from '#modules/sales/orders/being-made.ts'
import { orderStatusWords } from '#modules/sales/orders/columns.ts'
import { orderSource } from '#modules/sales/orders/list.ts'
import type { OrderStage } from './contract.ts'

/** Orders on their way; what is done, closed or void is history. */
const shown = ['draft', 'expired', 'pending', 'confirmed', 'making', 'held', 'partly-delivered', 'delivered'] as const

// The predicate of a partial index (sales, migration 1161), word for word.
const isOnItsWay = sql`sales_order.stage
  in ('draft', 'pending_approval', 'confirmed', 'held', 'partly-delivered', 'delivered')`

/** How many orders this person may see stand in each status that is still on its way. */
export async function stagesOf(tx: Tx, actor: Actor): Promise<OrderStage[]> {
  const counted = seesAll(actor) ? await talliedStages(tx, actor) : await countedStages(tx, actor)
  return shown.map((status) => ({ status, label: orderStatusWords[status], count: counted.get(status) ?? 0 }))
}

interface Counted {
  readonly status: string
  readonly count: number
}

/** Of the whole company, as the sales department keeps it with every change. */
async function talliedStages(tx: Tx, actor: Actor): Promise<Map<string, number>> {
  const { rows } = await sql<Counted>`
    select case when word = 'draft' and day < ${today(actor)}::date then 'expired'
        when word = 'pending_approval' then 'pending' else word end as status,
      sum(count)::int as count
    from tally where company_id = ${actor.companyId} and name = 'order-stage' group by 1
  `.execute(tables(tx))
  const counted = new Map(rows.map((row) => [row.status, row.count]))
  const making = await countMaking(tx, actor)
  return counted.set('confirmed', (counted.get('confirmed') ?? 0) - making).set('making', making)
}

// Nobody keeps it: it is counted from the few SPK that run.
async function countMaking(tx: Tx, actor: Actor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sales_order
    where company_id = ${actor.companyId} and stage = 'confirmed' and ${beingMade()}
  `.execute(tables(tx))
  return rows[0]?.count ?? 0
}

async function countedStages(tx: Tx, actor: Actor): Promise<Map<string, number>> {
  const { where, from, at } = orderSource(actor, { size: 25 })
  const { rows } = await sql<Counted>`
    select ${at?.['status']} as status, count(*)::int as count from ${from}
    where ${where} and ${isOnItsWay} group by 1
  `.execute(tables(tx))
  return new Map(rows.map((row) => [row.status, row.count]))
}
