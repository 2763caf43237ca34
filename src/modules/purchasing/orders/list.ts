import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { firstDay, lastDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { today } from '#kit/posting/today.ts'
import { yesesSaid } from '#kit/posting/yeses-said.ts'
import { own } from '../store.ts'
import { visiblePurchases } from '../visible.ts'
import { purchaseColumns, type PurchaseView } from './columns.ts'

const CAP = 1000

/** The list of orders: one table, every shown figure kept on the row. */
export function purchaseSource(
  actor: Actor,
  asked: ListAsked & { readonly view?: PurchaseView; readonly item?: string },
): ListSource {
  const day = today(actor)
  const tie = sql.ref('purchase_order.id')
  const expected = sql`coalesce(purchase_order.expected_date, date '9999-12-31')`
  const due = sql`coalesce(purchase_order.next_due, date '9999-12-31')`
  const isLate = sql`(purchase_order.state = 'posted' and purchase_order.closed_at is null
    and purchase_order.receiving in ('none', 'partial') and purchase_order.expected_date < ${day}::date)`
  return {
    columns: purchaseColumns,
    from: sql`purchase_order`,
    where: sql`purchase_order.company_id = ${actor.companyId} and ${visiblePurchases(actor)} and ${viewOf(actor, asked.view)}
      and ${withItem(asked.item)}`,
    alias: 'purchase_order',
    at: {
      label: sql`coalesce(purchase_order.number, 'Draf')`,
      date: sql.ref('purchase_order.order_date'),
      paid: sql`purchase_order.billed_total - purchase_order.open_due + purchase_order.advance_left`,
      createdBy: sql.ref('purchase_order.created_by_name'),
      status: sql.ref('purchase_order.stage'),
      yeses: sql`case when purchase_order.state = 'pending_approval' then ${yesesSaid(actor, 'purchase-order', {
        id: tie,
        amount: sql.ref('purchase_order.total'),
        submittedAt: sql.ref('purchase_order.submitted_at'),
      })} end`,
      isLate: sql`coalesce(${isLate}, false)`,
      daysLate: sql`case when ${isLate} then ${day}::date - purchase_order.expected_date else 0 end`,
    },
    sorts: {
      label: { by: sql`coalesce(purchase_order.number, '')`, tie },
      expectedDate: { by: expected, tie },
      nextDue: { by: due, tie },
    },
    search: sql.ref('purchase_order.search'),
    defaultSort: asked.view === 'terlambat' ? 'expectedDate' : '-date',
    zone: actor.zone,
  }
}

function withItem(item: string | undefined): RawBuilder<SqlBool> {
  if (item === undefined) return sql`true`
  return sql`exists (select from purchase_order_line l where l.order_id = purchase_order.id and l.item_id = ${item})`
}

/** How many orders wait in each view; never counts further than the cap. */
export async function countViews(tx: Tx, actor: Actor) {
  const counted = (view: PurchaseView) => sql<number>`(
    select count(*)::int from (
      select from purchase_order
      where purchase_order.company_id = ${actor.companyId} and ${visiblePurchases(actor)} and ${viewOf(actor, view)} limit ${CAP}
    ) v
  )`
  const none = { toApprove: 0, toReceive: 0, toBill: 0, late: 0, thisMonth: 0 }
  const { rows } = await sql<typeof none>`
    select ${counted('perlu-disetujui')} as "toApprove", ${counted('perlu-diterima')} as "toReceive",
      ${counted('perlu-ditagih')} as "toBill", ${counted('terlambat')} as late, ${counted('bulan-ini')} as "thisMonth"
  `.execute(own(tx))
  return { ...none, ...rows[0], cap: CAP }
}

// Each is the predicate of a partial index (migration 0851), word for word.
function viewOf(actor: Actor, view: PurchaseView | undefined): RawBuilder<SqlBool> {
  const day = today(actor)
  const month = periodOf(day)
  switch (view) {
    case 'perlu-disetujui':
      return sql`(purchase_order.state = 'pending_approval' or purchase_order.amendment is not null)`
    case 'perlu-diterima':
      return sql`(purchase_order.state = 'posted' and purchase_order.closed_at is null and not purchase_order.is_held
        and purchase_order.receiving in ('none', 'partial'))`
    case 'perlu-ditagih':
      return sql`(purchase_order.state = 'posted' and purchase_order.billing <> 'full'
        and (purchase_order.unbilled_value > 0 or purchase_order.receiving = 'not-needed'))`
    case 'terlambat':
      return sql`(purchase_order.state = 'posted' and purchase_order.closed_at is null
        and purchase_order.receiving in ('none', 'partial') and purchase_order.expected_date < ${day}::date)`
    case 'bulan-ini':
      return sql`(purchase_order.order_date between ${firstDay(month)}::date and ${lastDay(month)}::date)`
    default:
      return sql`true`
  }
}
