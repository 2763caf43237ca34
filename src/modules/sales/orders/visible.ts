import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'

/** Which orders a person may see within their company: one predicate for list, detail and every document of an order. */
export function visibleOrders(actor: Actor): RawBuilder<SqlBool> {
  return scoped(actor, {
    company: 'sales_order.company_id',
    warehouse: 'sales_order.warehouse_id',
    project: 'sales_order.project_id',
    owner: 'sales_order.created_by',
  })
}
