import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { ListSource } from '#kit/list/source.ts'
import { today } from '#kit/posting/today.ts'
import { agingByCustomer } from './aging-store.ts'
import { agingColumns } from './columns.ts'

/** The list of customers who owe, by how late they are, at the end of a day; summed from the invoices this person may see. */
export function agingSource(actor: Actor, asked: { readonly on?: Day }): ListSource {
  const now = today(actor)
  const on = asked.on ?? now
  return {
    columns: agingColumns,
    from: sql`${agingByCustomer(actor, { on, isToday: on === now })} aging`,
    where: sql`(aging.total <> 0 or aging.giro <> 0)`,
    alias: 'aging',
    at: {
      isOverdue: sql`(aging.total > aging.not_due)`,
      isOld: sql`(aging.over90 > 0)`,
      upTo30: sql.ref('aging.up_to30'),
      upTo60: sql.ref('aging.up_to60'),
      upTo90: sql.ref('aging.up_to90'),
    },
    search: sql`lower(aging.customer_name)`,
    defaultSort: '-total',
    zone: actor.zone,
  }
}
