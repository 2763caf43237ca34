import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { firstDay, lastDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { own } from '../store.ts'
import { today } from '#kit/posting/today.ts'
import { yesesSaid } from '#kit/posting/yeses-said.ts'
import { beingMade } from './being-made.ts'
import { orderColumns, type OrderView } from './columns.ts'
import { ofHouses } from './order-houses.ts'
import { visibleOrders } from './visible.ts'

const CAP = 1000

/** The order list: one table, every shown figure kept on the row. */
export function orderSource(actor: Actor, asked: ListAsked & { readonly view?: OrderView }): ListSource {
  const day = today(actor)
  const due = sql`coalesce(sales_order.next_due, date '9999-12-31')`
  const tie = sql.ref('sales_order.id')
  return {
    columns: orderColumns,
    from: sql`sales_order`,
    where: sql`sales_order.company_id = ${actor.companyId} and ${visibleOrders(actor)} and ${viewOf(actor, asked.view)} ${stagesOf(asked)} ${ofHouses(actor, asked['house'])}`,
    alias: 'sales_order',
    at: {
      label: sql`coalesce(sales_order.number, 'Draf')`,
      date: sql.ref('sales_order.order_date'),
      status: sql`case when sales_order.state = 'draft' and sales_order.valid_until < ${day}::date then 'expired'
        when sales_order.stage = 'pending_approval' then 'pending'
        when sales_order.stage = 'confirmed' and ${beingMade()} then 'making' else sales_order.stage end`,
      paidTotal: sql`greatest(sales_order.billed_total - sales_order.open_due - sales_order.written_off_total, 0)`,
      yeses: sql`case when sales_order.state = 'pending_approval' then ${yesesSaid(actor, 'sales-order', {
        id: tie,
        amount: sql.ref('sales_order.total'),
        submittedAt: sql.ref('sales_order.submitted_at'),
      })} end`,
      isOverdue: sql`(sales_order.open_due > 0 and sales_order.next_due < ${day}::date)`,
    },
    sorts: {
      label: { by: sql`coalesce(sales_order.number, '')`, tie },
      nextDue: { by: due, tie },
    },
    search: sql.ref('sales_order.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}

/** How many orders wait in each view; never counts further than the cap. */
export async function countViews(tx: Tx, actor: Actor) {
  const counted = (view: OrderView) => sql<number>`(
    select count(*)::int from (
      select from sales_order where sales_order.company_id = ${actor.companyId} and ${visibleOrders(actor)} and ${viewOf(actor, view)}
      limit ${CAP}
    ) v
  )`
  const { rows } = await sql<{ toDeliver: number; toBill: number; overdue: number; thisMonth: number }>`
    select ${counted('perlu-dikirim')} as "toDeliver", ${counted('perlu-ditagih')} as "toBill",
      ${counted('lewat-tempo')} as overdue, ${counted('bulan-ini')} as "thisMonth"
  `.execute(own(tx))
  return { ...(rows[0] ?? { toDeliver: 0, toBill: 0, overdue: 0, thisMonth: 0 }), cap: CAP }
}

// Each is the predicate of a partial index (migration 0700), word for word.
function viewOf(actor: Actor, view: OrderView | undefined): RawBuilder<SqlBool> {
  const day = today(actor)
  const month = periodOf(day)
  switch (view) {
    case 'perlu-dikirim':
      return sql`(sales_order.state = 'posted' and sales_order.closed_at is null and not sales_order.is_held
        and sales_order.delivery in ('none', 'partial'))`
    case 'perlu-ditagih':
      return sql`(sales_order.state = 'posted' and sales_order.billing <> 'full'
        and (sales_order.unbilled_value > 0 or sales_order.delivery = 'not-needed'))`
    case 'lewat-tempo':
      return sql`(sales_order.open_due > 0 and sales_order.next_due < ${day}::date)`
    case 'bulan-ini':
      return sql`(sales_order.order_date between ${firstDay(month)}::date and ${lastDay(month)}::date)`
    default:
      return sql`true`
  }
}

// The stage behind a word of the status filter that is worked out.
const stageBehind: Readonly<Record<string, string>> = {
  expired: 'draft',
  pending: 'pending_approval',
  making: 'confirmed',
}

// Naming the stage as well lets the index be used; what is being made alone is found from the few SPK that run.
function stagesOf(asked: ListAsked): RawBuilder<unknown> {
  const asks = asked['status']
  if (!Array.isArray(asks) || asks.length === 0) return sql``
  const stages = [...new Set(asks.map((word) => stageBehind[String(word)] ?? String(word)))]
  const isMaking = asks.every((word) => word === 'making') ? sql`and ${beingMade()}` : sql``
  return sql`and sales_order.stage = any (${stages}::text[]) ${isMaking}`
}
