import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { instantText, jsonRows, plainNumber } from '#kit/db/json-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { yesesSaid } from '#kit/posting/yeses-said.ts'
import { own } from '../store.ts'
import type { BillDetail, BillRow, BillSettlement, LandedShare } from './detail.ts'
import { visibleBills } from './visible.ts'

/** A line as it is read; its match is worked out from it. */
export interface ReadLine {
  readonly id: string
  readonly position: number
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly orderLineId: string | null
  readonly receiptId: string | null
  readonly receiptNumber: string | null
  readonly receiptLineId: string | null
  readonly itemId: string | null
  readonly itemCode: string | null
  readonly description: string
  readonly qty: string
  readonly unit: string
  readonly price: string
  readonly discount: string
  readonly amount: string
  readonly taxCode: string
  readonly net: string
  readonly returnedQty: string
  readonly result: 'match' | 'price-over' | 'price-within' | 'price-under'
  readonly orderedPrice: string | null
  readonly orderedQty: string | null
  readonly receivedQty: string | null
  readonly receivedValue: string
  readonly cost: string
  readonly freightShare: string
  readonly expected: string
}

export type OpenedBill = Omit<BillDetail, 'lines' | 'can' | 'origin'> & {
  readonly lines: readonly ReadLine[]
  readonly submittedById: string | null
}

const lines = jsonRows<ReadLine>(sql`
  select l.id, l.position, l.order_id as "orderId", o.number as "orderNumber", l.order_line_id as "orderLineId",
    l.receipt_id as "receiptId", r.number as "receiptNumber", l.receipt_line_id as "receiptLineId", l.item_id as "itemId",
    l.item_code as "itemCode", l.description, ${plainNumber('l.qty')} as qty, l.unit, ${plainNumber('l.price')} as price,
    l.discount::text as discount, l.amount::text as amount, l.tax_code as "taxCode", l.net::text as net,
    ${plainNumber('l.returned_qty')} as "returnedQty", l.match as result, ${plainNumber('l.ordered_price')} as "orderedPrice",
    ${plainNumber('ol.qty')} as "orderedQty", ${plainNumber('rl.qty_accepted')} as "receivedQty",
    l.received_value::text as "receivedValue", l.cost::text as cost, l.freight_share::text as "freightShare",
    (case when l.receipt_line_id is null then round(coalesce(ol.cost * l.qty / nullif(ol.qty, 0), l.cost))::bigint else l.received_value end)::text as expected
  from purchase_bill_line l left join purchase_order o on o.id = l.order_id left join goods_receipt r on r.id = l.receipt_id
    left join purchase_order_line ol on ol.id = l.order_line_id left join goods_receipt_line rl on rl.id = l.receipt_line_id
  where l.bill_id = purchase_bill.id order by l.position
`)

const settlements = jsonRows<BillSettlement>(sql`
  select s.id, case when s.payment_id is null then 'return' else 'payment' end as source,
    coalesce(s.payment_id, s.return_id) as "sourceId", coalesce(p.number, t.number) as number, s.settled_on as date,
    s.amount::text as amount, s.withheld::text as withheld, s.withholding_kind as "withholdingKind", s.proof_no as "proofNo"
  from purchase_settlement s left join purchase_payment p on p.id = s.payment_id left join purchase_return t on t.id = s.return_id
  where s.bill_id = purchase_bill.id and not s.is_void order by s.settled_on, s.id
`)

const landed = jsonRows<LandedShare>(sql`
  select s.id, r.id as "receiptId", r.number as "receiptNumber", rl.id as "receiptLineId", rl.description,
    ${plainNumber('s.weight')} as weight, s.amount::text as amount
  from purchase_landed_share s join goods_receipt_line rl on rl.id = s.receipt_line_id join goods_receipt r on r.id = rl.receipt_id
  where s.bill_id = purchase_bill.id order by r.number, rl.position
`)

const freightOrdered = sql`(select coalesce(sum(amount), 0)::text from purchase_bill_freight where bill_id = purchase_bill.id)`

/** '1 dari 2' of a bill that waits for several people; null otherwise. */
export function yesesOf(actor: Actor): RawBuilder<string | null> {
  const yeses = yesesSaid(actor, 'purchase-bill', {
    id: sql.ref('purchase_bill.id'),
    amount: sql.ref('purchase_bill.total'),
    submittedAt: sql.ref('purchase_bill.submitted_at'),
  })
  return sql`case when purchase_bill.status = 'pending' then ${yeses} end`
}

/** What a row of bills reads, by the names that travel. */
export function rowColumns(actor: Actor): RawBuilder<unknown> {
  return sql`purchase_bill.id, purchase_bill.version,
    coalesce(purchase_bill.number, 'Draf') as label, purchase_bill.kind,
    purchase_bill.bill_date as date, purchase_bill.due_date as "dueDate", purchase_bill.supplier_id as "supplierId",
    purchase_bill.supplier_name as "supplierName", purchase_bill.supplier_invoice_no as "supplierInvoiceNo",
    purchase_bill.tax_invoice_no as "taxInvoiceNo", purchase_bill.status, ${yesesOf(actor)} as yeses,
    (purchase_bill.open_due > 0 and purchase_bill.due_date < ${today(actor)}::date) as "isOverdue",
    purchase_bill.total::text as total, purchase_bill.open_due::text as "openDue"`
}

/** One bill with its lines and what settled it. */
export async function openedBill(tx: Tx, actor: Actor, id: string): Promise<OpenedBill | undefined> {
  const { rows } = await sql<OpenedBill>`
    select ${rowColumns(actor)}, number, state, supplier_invoice_date as "supplierInvoiceDate", supplier_npwp as "supplierNpwp",
      price_includes_tax as "priceIncludesTax", credits_tax as "creditsTax", subtotal::text as subtotal,
      discount_total::text as "discountTotal", freight::text as freight, freight_match as "freightMatch",
      ${freightOrdered} as "freightOrdered", dpp::text as dpp, dpp_other::text as "dppOther",
      ppn::text as ppn, is_ppn_typed as "isPpnTyped", taxes, paid_total::text as "paidTotal", returned_total::text as "returnedTotal",
      withheld_total::text as "withheldTotal", withholding_kind as "withholdingKind",
      ${plainNumber('withholding_rate')} as "withholdingRate", withholding_base::text as "withholdingBase",
      withholding_amount::text as "withholdingAmount", difference::text as difference, is_over_tolerance as "isOverTolerance",
      is_before_handover as "isBeforeHandover", ${plainNumber('tolerance_percent')} as "tolerancePercent",
      notes, reference, submitted_by_name as "submittedBy", submitted_by as "submittedById", ${instantText('submitted_at')} as "submittedAt",
      decision_note as "decisionNote",
      is_returned as "isReturned", void_reason as "voidReason", posted_by as "postedBy", ${instantText('posted_at')} as "postedAt",
      landed_method as "landedMethod", ${lines} as lines, ${settlements} as settlements, ${landed} as landed
    from purchase_bill where company_id = ${actor.companyId} and id = ${id} and ${visibleBills(actor)}
  `.execute(own(tx))
  return rows[0]
}

/** Bills of an order, newest first. */
export async function billsOfOrder(tx: Tx, actor: Actor, orderId: string): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`
    select ${rowColumns(actor)} from purchase_bill where ${hangsOn(sql`${orderId}`)} and company_id = ${actor.companyId}
      and ${visibleBills(actor)}
    order by id desc limit 200
  `.execute(own(tx))
  return rows
}

/** Which orders the open bills of a supplier are of. */
export async function orderNumbersOf(tx: Tx, billIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (billIds.length === 0) return new Map()
  const { rows } = await sql<{ bill_id: string; numbers: string[] }>`
    select l.bill_id, array_agg(distinct o.number order by o.number) as numbers
    from purchase_bill_line l join purchase_order o on o.id = l.order_id
    where l.bill_id = any (${[...billIds]}::uuid[]) group by l.bill_id
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.bill_id, row.numbers]))
}

function hangsOn(orderId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (select from purchase_bill_line l where l.bill_id = purchase_bill.id and l.order_id = ${orderId})`
}
