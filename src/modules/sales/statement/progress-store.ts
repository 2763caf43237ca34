import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { plainNumber } from '#kit/db/json-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { visibleOrders } from '../orders/visible.ts'
import { own } from '../store.ts'

/** A line of an order under way, as far as its customer is told. */
export interface ProgressLine {
  readonly orderNumber: string
  readonly customerPoNo: string | null
  readonly promisedDate: string | null
  readonly description: string
  readonly unit: string
  readonly ordered: string
  /** Nothing for what is not sent: a service. */
  readonly delivered: string | null
  readonly left: string
}

/** The lines of a customer's orders that are neither done nor given up, oldest order first; at most 300. */
export async function linesUnderWay(tx: Tx, actor: Actor, customerId: string): Promise<ProgressLine[]> {
  const { rows } = await sql<ProgressLine>`
    select sales_order.number as "orderNumber", sales_order.customer_po_no as "customerPoNo",
      sales_order.promised_date::text as "promisedDate", l.description, l.unit, ${plainNumber('l.qty')} as ordered,
      case when l.needs_delivery then ${plainNumber('l.delivered_qty')} end as delivered,
      case when l.needs_delivery then trim_scale(greatest(l.qty + l.replaced_qty - l.delivered_qty, 0))::text else '0' end as "left"
    from sales_order join sales_order_line l on l.order_id = sales_order.id
    where sales_order.company_id = ${actor.companyId} and sales_order.customer_id = ${customerId}
      and sales_order.stage in ('confirmed', 'held', 'partly-delivered', 'delivered') and l.kind = 'item'
      and ${visibleOrders(actor)}
    order by sales_order.order_date, sales_order.number, l.position limit 300
  `.execute(own(tx))
  return rows
}

/** A surat jalan whose photos a customer may see. */
export interface SentGoods {
  readonly id: string
  readonly number: string
  readonly date: string
}

/** The latest surat jalan of a customer, newest first. */
export async function latestSent(tx: Tx, actor: Actor, customerId: string): Promise<SentGoods[]> {
  const { rows } = await sql<SentGoods>`
    select d.id, d.number, d.delivery_date::text as date
    from sales_delivery d join sales_order on sales_order.id = d.order_id
    where d.company_id = ${actor.companyId} and d.customer_id = ${customerId} and d.state = 'posted' and ${visibleOrders(actor)}
    order by d.delivery_date desc, d.id desc limit 6
  `.execute(own(tx))
  return rows
}
