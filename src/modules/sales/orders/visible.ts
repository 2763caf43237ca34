import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped, seesAll } from '#kit/access/scoped.ts'

/**
 * Which orders a person may see within their company: one predicate for list, detail and every document of an order.
 * Their own are those they wrote or sold.
 */
export function visibleOrders(actor: Actor): RawBuilder<SqlBool> {
  const within = scoped(actor, {
    company: 'sales_order.company_id',
    warehouse: 'sales_order.warehouse_id',
  })
  const places = sql<SqlBool>`(${within} and ${ofTheirProjects(actor)})`
  if (!actor.scope.ownOnly) return places
  return sql`(${places} and ${actor.userId}::uuid in (sales_order.created_by, sales_order.salesperson_id))`
}

// Who sees some projects sees the orders of which a line is for one of them.
function ofTheirProjects(actor: Actor): RawBuilder<SqlBool> {
  if (actor.scope.projects === 'all') return sql`true`
  return sql`(${scoped(actor, { project: 'sales_order.project_id' })} or exists (
    select from sales_order_line where sales_order_line.order_id = sales_order.id
      and ${scoped(actor, { project: 'sales_order_line.project_id' })}
  ))`
}

/** Which invoices (alias `i`) a person may see: those of the orders they may see, opening balances for who sees all. */
export function seenInvoices(actor: Actor): RawBuilder<SqlBool> {
  return ofSeenOrder(actor, sql`sales_order.id = i.order_id`)
}

/** Which credit notes (alias `n`): as the invoices they correct. */
export function seenNotes(actor: Actor): RawBuilder<SqlBool> {
  return ofSeenOrder(actor, sql`sales_order.id = n.order_id`)
}

/** Which claims given up (alias `w`): as the invoices they were. */
export function seenWriteOffs(actor: Actor): RawBuilder<SqlBool> {
  return ofSeenOrder(actor, sql`sales_order.id = w.order_id`)
}

/** Which payments (alias `p`): those that settled an order they may see; an advance belongs to nobody's order. */
export function seenPayments(actor: Actor): RawBuilder<SqlBool> {
  return ofSeenOrder(
    actor,
    sql`sales_order.id in (select s.order_id from sales_settlement s where s.payment_id = p.id)`,
  )
}

/** Which refunds (alias `r`): as the payment or the credit note they are of. */
export function seenRefunds(actor: Actor): RawBuilder<SqlBool> {
  if (seesAll(actor)) return sql`true`
  return sql`(exists (select from sales_payment p where p.id = r.payment_id and ${seenPayments(actor)})
    or exists (select from sales_credit_note n where n.id = r.credit_note_id and ${seenNotes(actor)}))`
}

// What hangs on no order is of the company as a whole.
function ofSeenOrder(actor: Actor, hangsOn: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (seesAll(actor)) return sql`true`
  return sql`exists (select from sales_order where ${hangsOn} and ${visibleOrders(actor)})`
}
