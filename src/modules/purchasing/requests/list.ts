import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { firstDay, lastDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import type { ListSource } from '#kit/list/source.ts'
import { today } from '#kit/posting/today.ts'
import { yesesSaid } from '#kit/posting/yeses-said.ts'
import { visibleRequests } from '../visible.ts'
import { requestColumns, type RequestView } from './columns.ts'

/** The list of requests: one table, every shown figure kept on the row. */
export function requestSource(actor: Actor, asked: ListAsked & { readonly view?: RequestView }): ListSource {
  const tie = sql.ref('purchase_request.id')
  const open = sql`purchase_request.stage in ('pending', 'approved', 'partly-ordered', 'ordered')`
  return {
    columns: requestColumns,
    from: sql`purchase_request`,
    where: sql`purchase_request.company_id = ${actor.companyId} and ${visibleRequests(actor)} and ${viewOf(actor, asked.view)}`,
    alias: 'purchase_request',
    at: {
      label: sql`coalesce(purchase_request.number, 'Draf')`,
      date: sql.ref('purchase_request.request_date'),
      createdBy: sql.ref('purchase_request.created_by_name'),
      status: sql.ref('purchase_request.stage'),
      yeses: sql`case when purchase_request.stage = 'pending' then ${yesesSaid(actor, 'purchase-request', {
        id: tie,
        amount: sql.ref('purchase_request.estimate'),
        submittedAt: sql.ref('purchase_request.submitted_at'),
      })} end`,
      isLate: sql`(${open} and purchase_request.needed_by < ${today(actor)}::date)`,
    },
    sorts: { label: { by: sql`coalesce(purchase_request.number, '')`, tie } },
    search: sql.ref('purchase_request.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}

function viewOf(actor: Actor, view: RequestView | undefined): RawBuilder<SqlBool> {
  const month = periodOf(today(actor))
  switch (view) {
    case 'perlu-disetujui':
      return sql`purchase_request.stage = 'pending'`
    case 'perlu-dipesan':
      return sql`purchase_request.stage in ('approved', 'partly-ordered')`
    case 'bulan-ini':
      return sql`(purchase_request.request_date between ${firstDay(month)}::date and ${lastDay(month)}::date)`
    default:
      return sql`true`
  }
}
