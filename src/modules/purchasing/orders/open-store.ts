import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { jsonRows } from '#kit/db/json-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { openFreight } from '../bills/freight-store.ts'
import { own } from '../store.ts'
import { visiblePurchases } from '../visible.ts'
import type { PurchaseHandover, PurchaseLanded, PurchaseReceipt, PurchaseRequestRef } from './detail.ts'
import type { Purchase } from './store.ts'

export type OpenedPurchase = Purchase & {
  readonly freightOpen: bigint
  readonly billedOn: Day | null
  readonly settledOn: Day | null
  readonly receipts: readonly PurchaseReceipt[]
  readonly handovers: readonly PurchaseHandover[]
  readonly requests: readonly PurchaseRequestRef[]
  readonly landed: readonly PurchaseLanded[]
}

const receipts = jsonRows<PurchaseReceipt>(sql`
  select r.id, r.number, coalesce(r.number, 'Draf') as label, r.state,
    r.receipt_date as date, r.supplier_sj_no as "supplierSjNo", r.received_by as "receivedBy", r.line_count as "lineCount",
    r.has_rejects as "hasRejects", r.warehouse_name as "warehouseName", photo.photos, photo."photoId",
    r.value::text as value, r.billing, r.version
  from goods_receipt r cross join lateral (
    select count(*)::int as photos, (array_agg(f.id order by f.id))[1] as "photoId" from file f
    where f.company_id = r.company_id and f.owner_subject = 'penerimaan' and f.owner_id = r.id
      and f.slot = '' and f.type like 'image/%' and not f.is_private
  ) photo where r.company_id = purchase_order.company_id and r.order_id = purchase_order.id order by r.id desc
`)

const handovers = jsonRows<PurchaseHandover>(sql`
  select h.id, h.number, coalesce(h.number, 'Draf') as label, h.state,
    h.handover_date as date, h.handed_by as "handedBy", h.received_by as "receivedBy", h.version
  from service_handover h where h.company_id = purchase_order.company_id and h.order_id = purchase_order.id order by h.id desc
`)

const requests = jsonRows<PurchaseRequestRef>(sql`
  select q.id, q.number, coalesce(q.number, 'Draf') as label from purchase_request q
  where q.id in (
    select rl.request_id from purchase_order_line l join purchase_request_line rl on rl.id = l.request_line_id
    where l.order_id = purchase_order.id
  ) order by q.id
`)

const landed = jsonRows<PurchaseLanded>(sql`
  select b.id as "billId", coalesce(b.number, 'Draf') as label,
    coalesce(min(bl.description), '') as description, s.amount::text as amount
  from (
    select share.bill_id, sum(share.amount) as amount from goods_receipt r
      join goods_receipt_line rl on rl.receipt_id = r.id join purchase_landed_share share on share.receipt_line_id = rl.id
    where r.company_id = purchase_order.company_id and r.order_id = purchase_order.id group by share.bill_id
  ) s join purchase_bill b on b.id = s.bill_id and b.state <> 'void' left join purchase_bill_line bl on bl.bill_id = b.id
  group by b.id, s.amount order by b.id
`)

const billsOf = sql`
  select b.id, b.bill_date from purchase_bill b where b.state = 'posted' and b.id in (
    select bill_id from purchase_bill_line where company_id = purchase_order.company_id and order_id = purchase_order.id
  )`
const billedOn = sql<Day | null>`(select max(bill_date) from (${billsOf}) b)`
const settledOn = sql<Day | null>`(
  select max(s.settled_on) from (${billsOf}) b join purchase_settlement s on s.bill_id = b.id and not s.is_void
)`

/** An order with its receipts, berita acara, the requests it answers and the costs that joined it, in one statement. */
export async function openedPurchase(tx: Tx, actor: Actor, id: string): Promise<OpenedPurchase> {
  const row = await own(tx)
    .selectFrom('purchase_order')
    .selectAll()
    .select([receipts.as('receipts'), handovers.as('handovers'), requests.as('requests'), landed.as('landed')])
    .select([openFreight.as('freightOpen'), billedOn.as('billedOn'), settledOn.as('settledOn')])
    .where('purchase_order.company_id', '=', actor.companyId)
    .where('purchase_order.id', '=', id)
    .where(visiblePurchases(actor))
    .executeTakeFirst()
  return found(row)
}
