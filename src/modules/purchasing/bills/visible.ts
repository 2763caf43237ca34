import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { visiblePurchases } from '../visible.ts'

/** Which bills a person may see: those of orders they may see; one without an order only who sees all. */
export function visibleBills(actor: Actor): RawBuilder<SqlBool> {
  return visibleBy(actor, 'purchase_bill', 'purchase_bill_line', 'bill_id')
}

/** Which returns a person may see. */
export function visibleReturns(actor: Actor): RawBuilder<SqlBool> {
  return visibleBy(actor, 'purchase_return', 'purchase_return_line', 'return_id')
}

/** Which payments a person may see: those of bills and orders they may see. */
export function visiblePayments(actor: Actor): RawBuilder<SqlBool> {
  if (seesAll(actor)) return sql`true`
  return sql`(not exists (
    select from purchase_order where purchase_order.id = purchase_payment.order_id and not ${visiblePurchases(actor)}
  ) and not exists (
    select from purchase_settlement s join purchase_bill_line l on l.bill_id = s.bill_id
      join purchase_order on purchase_order.id = l.order_id
    where s.payment_id = purchase_payment.id and not ${visiblePurchases(actor)}
  ) and (${isTheirOwn(actor)}))`
}

// Everything hangs on orders; most people see all orders of their company.
function visibleBy(actor: Actor, document: string, line: string, key: string): RawBuilder<SqlBool> {
  if (seesAll(actor)) return sql`true`
  return sql`exists (
    select from ${sql.table(line)} l join purchase_order on purchase_order.id = l.order_id
    where l.${sql.ref(key)} = ${sql.ref(`${document}.id`)} and ${visiblePurchases(actor)}
  )`
}

function isTheirOwn(actor: Actor): RawBuilder<SqlBool> {
  return actor.scope.ownOnly ? sql<SqlBool>`purchase_payment.created_by = ${actor.userId}` : sql<SqlBool>`true`
}

function seesAll(actor: Actor): boolean {
  const { ownOnly, projects, warehouses, companies } = actor.scope
  return !ownOnly && projects === 'all' && warehouses === 'all' && companies === 'all'
}
