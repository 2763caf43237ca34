import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'

/**
 * Which orders a person may see within their company: one predicate for list, detail and every document of an order. Who
 * sees some projects sees the orders of which a line is for one of them.
 */
export function visiblePurchases(actor: Actor): RawBuilder<SqlBool> {
  const within = scoped(actor, {
    company: 'purchase_order.company_id',
    warehouse: 'purchase_order.warehouse_id',
    owner: 'purchase_order.created_by',
  })
  return sql`(${within} and ${ofTheirProjects(actor, 'purchase_order', 'purchase_order_line', 'order_id')})`
}

function ofTheirProjects(actor: Actor, document: string, line: string, key: string): RawBuilder<SqlBool> {
  if (actor.scope.projects === 'all') return sql`true`
  const [head, lines] = [
    scoped(actor, { project: `${document}.project_id` }),
    scoped(actor, { project: `${line}.project_id` }),
  ]
  return sql`(${head} or exists (
    select from ${sql.table(line)} where ${sql.table(line)}.${sql.ref(key)} = ${sql.table(document)}.id and ${lines}
  ))`
}

/** Which requests a person may see; their own are those they ask for and those they wrote down for another. */
export function visibleRequests(actor: Actor): RawBuilder<SqlBool> {
  const within = scoped(actor, {
    company: 'purchase_request.company_id',
    warehouse: 'purchase_request.warehouse_id',
  })
  const places = sql<SqlBool>`(${within} and ${ofTheirProjects(actor, 'purchase_request', 'purchase_request_line', 'request_id')})`
  if (!actor.scope.ownOnly) return places
  const [asked, wrote] = [
    scoped(actor, { owner: 'purchase_request.requester_id' }),
    scoped(actor, { owner: 'purchase_request.created_by' }),
  ]
  return sql`(${places} and (${asked} or ${wrote}))`
}

/** Which receipts a person may see: those of the orders they may see, in the warehouses that are theirs. */
export function visibleReceipts(actor: Actor): RawBuilder<SqlBool> {
  const { ownOnly, projects, warehouses, companies } = actor.scope
  if (!ownOnly && projects === 'all' && warehouses === 'all' && companies === 'all') return sql`true`
  const here = scoped(actor, { company: 'goods_receipt.company_id', warehouse: 'goods_receipt.warehouse_id' })
  return sql`(${here} and exists (
    select from purchase_order where purchase_order.id = goods_receipt.order_id and ${visiblePurchases(actor)}
  ))`
}
