import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'

/**
 * Which orders a person may see within their company: one predicate for list, detail and every document of an order.
 * Their own are those they wrote or sold.
 */
export function visibleOrders(actor: Actor): RawBuilder<SqlBool> {
  const within = scoped(actor, {
    company: 'sales_order.company_id',
    warehouse: 'sales_order.warehouse_id',
    project: 'sales_order.project_id',
  })
  if (!actor.scope.ownOnly) return within
  return sql`(${within} and ${actor.userId}::uuid in (sales_order.created_by, sales_order.salesperson_id))`
}

/** Which invoices (alias `i`) a person may see: those of the orders they may see, opening balances for who sees all. */
export function seenInvoices(actor: Actor): RawBuilder<SqlBool> {
  const { ownOnly, projects, warehouses } = actor.scope
  if (!ownOnly && projects === 'all' && warehouses === 'all') return sql`true`
  return sql`exists (select from sales_order where sales_order.id = i.order_id and ${visibleOrders(actor)})`
}
