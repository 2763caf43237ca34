import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { jsonRows } from '#kit/db/json-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { own } from '../store.ts'
import { visiblePurchases } from '../visible.ts'
import type { PurchaseHandover, PurchaseReceipt, PurchaseRequestRef } from './detail.ts'
import type { Purchase } from './store.ts'

export type OpenedPurchase = Purchase & {
  readonly receipts: readonly PurchaseReceipt[]
  readonly handovers: readonly PurchaseHandover[]
  readonly requests: readonly PurchaseRequestRef[]
}

const receipts = jsonRows<PurchaseReceipt>(sql`
  select r.id, r.number, coalesce(r.number, 'DRAFT-' || upper(right(r.id::text, 6))) as label, r.state,
    r.receipt_date as date, r.supplier_sj_no as "supplierSjNo", r.received_by as "receivedBy", r.line_count as "lineCount",
    r.has_rejects as "hasRejects", r.value::text as value, r.billing, r.version
  from goods_receipt r where r.company_id = purchase_order.company_id and r.order_id = purchase_order.id order by r.id desc
`)

const handovers = jsonRows<PurchaseHandover>(sql`
  select h.id, h.number, coalesce(h.number, 'DRAFT-' || upper(right(h.id::text, 6))) as label, h.state,
    h.handover_date as date, h.handed_by as "handedBy", h.received_by as "receivedBy", h.version
  from service_handover h where h.company_id = purchase_order.company_id and h.order_id = purchase_order.id order by h.id desc
`)

const requests = jsonRows<PurchaseRequestRef>(sql`
  select q.id, q.number, coalesce(q.number, 'DRAFT-' || upper(right(q.id::text, 6))) as label from purchase_request q
  where q.id in (
    select rl.request_id from purchase_order_line l join purchase_request_line rl on rl.id = l.request_line_id
    where l.order_id = purchase_order.id
  ) order by q.id
`)

/** An order with its receipts, berita acara and the requests it answers, in one statement. */
export async function openedPurchase(tx: Tx, actor: Actor, id: string): Promise<OpenedPurchase> {
  const row = await own(tx)
    .selectFrom('purchase_order')
    .selectAll()
    .select([receipts.as('receipts'), handovers.as('handovers'), requests.as('requests')])
    .where('purchase_order.company_id', '=', actor.companyId)
    .where('purchase_order.id', '=', id)
    .where(visiblePurchases(actor))
    .executeTakeFirst()
  return found(row)
}
