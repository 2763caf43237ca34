import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Approval, DecidedPaper } from '#kit/tasks/waiting-store.ts'
import { visibleOrders } from './orders/visible.ts'

const order = (actor: Actor): DecidedPaper => ({
  table: 'sales_order',
  doc: 'sales-order',
  name: 'customer_name',
  amount: 'total',
  when: sql`sales_order.stage = 'pending_approval' and ${visibleOrders(actor)}`,
  page: sql`'/order/detail/' || sales_order.id`,
})

const invoice = (actor: Actor): DecidedPaper => ({
  table: 'sales_invoice',
  doc: 'sales-invoice',
  name: 'customer_name',
  amount: 'total',
  when: sql`sales_invoice.state = 'pending_approval' and exists (
    select from sales_order where sales_order.id = sales_invoice.order_id and ${visibleOrders(actor)})`,
  page: sql`'/order/invoice/' || sales_invoice.order_id || '?dokumen=' || sales_invoice.id`,
})

const writeOff = (actor: Actor): DecidedPaper => ({
  table: 'sales_write_off',
  doc: 'sales-write-off',
  label: sql`'Penghapusan ' || (select i.number from sales_invoice i where i.id = sales_write_off.invoice_id)`,
  name: 'customer_name',
  amount: 'amount',
  since: 'created_at',
  when: sql`sales_write_off.state = 'pending_approval' and exists (
    select from sales_order where sales_order.id = sales_write_off.order_id and ${visibleOrders(actor)})`,
  page: sql`'/order/invoice/' || sales_write_off.order_id || '?dokumen=' || sales_write_off.invoice_id`,
})

/** Orders, invoices and write-offs that wait for a yes. */
export const salesApprovals: Approval = {
  permission: 'approve order',
  papers: (actor) => [order(actor), invoice(actor), writeOff(actor)],
}
