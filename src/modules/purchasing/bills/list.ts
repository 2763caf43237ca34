import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { ListSource } from '#kit/list/source.ts'
import { today } from '#kit/posting/today.ts'
import { billColumns } from './columns.ts'
import { yesesOf } from './open-store.ts'
import { visibleBills } from './visible.ts'

/** The list of bills: one table, every shown figure kept on the row. */
export function billSource(actor: Actor): ListSource {
  const tie = sql.ref('purchase_bill.id')
  return {
    columns: billColumns,
    from: sql`purchase_bill`,
    where: sql`purchase_bill.company_id = ${actor.companyId} and ${visibleBills(actor)}`,
    alias: 'purchase_bill',
    at: {
      label: sql`coalesce(purchase_bill.number, 'Draf')`,
      date: sql.ref('purchase_bill.bill_date'),
      yeses: yesesOf(actor),
      isOverdue: sql`(purchase_bill.open_due > 0 and purchase_bill.due_date < ${today(actor)}::date)`,
    },
    sorts: { label: { by: sql`coalesce(purchase_bill.number, '')`, tie } },
    search: sql.ref('purchase_bill.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}
