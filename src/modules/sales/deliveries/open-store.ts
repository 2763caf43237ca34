import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { instantText, jsonRows, plainNumber } from '#kit/db/json-rows.ts'
import { answerTo } from '#kit/paper/links/answers/answer.ts'
import { visibleOrders } from '../orders/visible.ts'
import { own } from '../store.ts'
import type { DeliveryDetail, DeliveryLine } from './contract.ts'

export type OpenedDelivery = Omit<DeliveryDetail, 'label' | 'status' | 'can'>

const lines = jsonRows<DeliveryLine>(sql`
  select id, order_line_id as "orderLineId", item_id as "itemId", item_code as "itemCode", description, unit, ${plainNumber('qty')} as qty,
    ${plainNumber('qty_received')} as "qtyReceived", ${plainNumber('qty_rejected')} as "qtyRejected", reject_reason as "rejectReason",
    reject_condition as "rejectCondition",
    ${plainNumber('returned_qty')} as returned, coli, note
  from sales_delivery_line where delivery_id = d.id order by position
`)

/** Reads surat jalan with their lines, newest first: one by id, or all of an order. */
export async function openedDeliveries(
  tx: Tx,
  actor: Actor,
  which: { id: string } | { orderId: string },
): Promise<OpenedDelivery[]> {
  const predicate: RawBuilder<SqlBool> = 'id' in which ? sql`d.id = ${which.id}` : sql`d.order_id = ${which.orderId}`
  const { rows } = await sql<OpenedDelivery>`
    select d.id, d.version, d.number, d.state, d.arrival, d.order_id as "orderId", sales_order.number as "orderNumber",
      sales_order.customer_po_no as "customerPoNo", d.customer_id as "customerId", d.customer_name as "customerName",
      d.delivery_date as date, d.warehouse_id as "warehouseId", d.warehouse_name as "warehouseName",
      d.recipient_name as "recipientName", d.recipient_address as "recipientAddress", d.recipient_phone as "recipientPhone",
      d.driver_name as "driverName", d.driver_phone as "driverPhone", d.vehicle_plate as "vehiclePlate", d.expedition,
      ${instantText('d.departed_at')} as "departedAt", ${instantText('d.arrived_at')} as "arrivedAt",
      d.received_by as "receivedBy", ${instantText('d.received_at')} as "receivedAt",
      case when d.received_lat is not null then json_build_object('lat', d.received_lat::text, 'lng', d.received_lng::text) end as "receivedAtPlace",
      ${answerTo(sql`d.id`)} as answer, d.notes, d.void_reason as "voidReason", d.posted_by as "postedBy", ${instantText('d.posted_at')} as "postedAt", ${lines} as lines
    from sales_delivery d join sales_order on sales_order.id = d.order_id
    where d.company_id = ${actor.companyId} and ${predicate} and ${visibleOrders(actor)}
    order by d.id desc
  `.execute(own(tx))
  return rows
}
