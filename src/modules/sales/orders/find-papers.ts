import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { FoundPaper } from './papers-contract.ts'
import { own } from '../store.ts'
import { visibleOrders } from './visible.ts'

const MOST = 6

/** Delivery notes, invoices and payments whose number begins so, of the orders a person may see. */
export async function papers(tx: Tx, actor: Actor, q: string): Promise<FoundPaper[]> {
  const from = q.trim().toUpperCase()
  if (from.length < 2) return []
  const asked = (alias: string) => sql`${sql.ref(`${alias}.company_id`)} = ${actor.companyId}
    and ${sql.ref(`${alias}.number`)} >= ${from} and ${sql.ref(`${alias}.number`)} < ${`${from}~`}`
  const { rows } = await sql<FoundPaper>`
    (select 'delivery' as kind, d.id, d.number, d.customer_name as "customerName", d.order_id as "orderId",
      d.customer_id as "customerId", null::bigint as total
     from sales_delivery d join sales_order on sales_order.id = d.order_id
     where ${asked('d')} and ${visibleOrders(actor)} order by d.number limit ${MOST})
    union all
    (select 'invoice', i.id, i.number, i.customer_name, i.order_id, i.customer_id, i.total
     from sales_invoice i join sales_order on sales_order.id = i.order_id
     where ${asked('i')} and ${visibleOrders(actor)} order by i.number limit ${MOST})
    union all
    (select 'payment', p.id, p.number, p.customer_name, null, p.customer_id, p.amount
     from sales_payment p where ${asked('p')} and ${!isNarrowed(actor)} order by p.number limit ${MOST})
    limit ${MOST}
  `.execute(own(tx))
  return rows
}

// A payment belongs to no one order: who sees only some orders finds it at the customer.
function isNarrowed({ scope }: Actor): boolean {
  return scope.ownOnly || scope.warehouses !== 'all' || scope.projects !== 'all'
}
