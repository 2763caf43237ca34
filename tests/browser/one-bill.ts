import { allRoutes } from '#app/server-routes.ts'
import { deskOf } from '#kit/http/desk.ts'
import { customers } from '#modules/parties/contract.ts'
import { createInvoice, openInvoice } from '#modules/sales/invoices/contract.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { anActor } from '../cast/actor.ts'
import type { Office } from './office.ts'

/** An invoice that is all its customer owes. */
export interface OneBill {
  readonly id: string
  readonly number: string
  /** What is open of it, as decimal text. */
  readonly open: string
  readonly customerId: string
  readonly orderId: string
}

/** A customer who owes one invoice, for work of 4 million: what the example data has of these changes with the day. */
export async function oneBill(office: Office, name: string): Promise<OneBill> {
  const { db, companyId } = office
  const counter = deskOf(db, anActor({ companyId, name: 'Rina' }), allRoutes)
  const { rows } = await db.pool.query<{ id: string; today: string }>(
    `select id, (now() at time zone 'Asia/Jakarta')::date::text as today from item where company_id = $1 and kind = 'jasa' and archived_at is null order by code limit 1`,
    [companyId],
  )
  const { id: customerId } = await counter.do(customers.add, { name })
  const lines = [{ itemId: rows[0]?.id ?? '', qty: '100', price: '40000' }]
  const { id: orderId } = await counter.do(createOrder, {
    customerId,
    date: rows[0]?.today ?? '',
    confirm: true,
    lines,
  })
  const { id } = await counter.do(createInvoice, { id: orderId })
  const { number, openDue } = await counter.do(openInvoice, { id })
  return { id, number: number ?? '', open: openDue, customerId, orderId }
}
