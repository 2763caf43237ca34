import type { Dims } from '#ground/dims.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Day } from '#ground/day.ts'
import { min, money, mulDiv, type Money } from '#ground/money.ts'
import { price } from '#ground/price.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { CostHead } from '#modules/projects/contract.ts'
import { own } from '../store.ts'
import { visiblePurchases } from '../visible.ts'
import { openFreight } from './freight-store.ts'
import type { BillableFact } from './rules.ts'

/** A line that waits for its bill, as order and receipt have it. */
export interface OpenLine extends Dims {
  readonly receiptLineId: string | null
  readonly receiptId: string | null
  readonly receiptNumber: string | null
  readonly receiptDate: string | null
  readonly supplierSjNo: string | null
  readonly orderLineId: string
  readonly orderId: string
  readonly orderNumber: string | null
  readonly orderDate: Day
  readonly supplierId: string
  readonly isSite: boolean
  /** Of its work item; null where that has none. */
  readonly costHead: CostHead | null
  readonly priceIncludesTax: boolean
  readonly termDays: number
  readonly itemId: string | null
  readonly itemCode: string | null
  readonly description: string
  readonly unit: string
  readonly price: string
  readonly taxCode: string
  /** Of the whole order line: its quantity, its amount after discounts, and what it costs us. */
  readonly ordered: string
  readonly orderAmount: bigint
  readonly orderCost: bigint
  /** The freight of the order that no bill has brought yet. */
  readonly orderFreight: bigint
  readonly openQty: string
  /** Of a service: handed over and not billed yet. Null: its bill waits for no berita acara. */
  readonly handedQty: string | null
  readonly openValue: bigint
}

export type Which =
  | { readonly lines: { readonly receiptLineIds: readonly string[]; readonly orderLineIds: readonly string[] } }
  | { readonly supplierId: string; readonly orderId?: string; readonly receiptId?: string }

// What 2-1110 still holds of a received line: its value less what bills and returns took off it, to the rupiah.
const openValue = sql`(rl.value
  - (select coalesce(sum(bl.received_value), 0) from purchase_bill_line bl join purchase_bill b on b.id = bl.bill_id
     where bl.receipt_line_id = rl.id and b.state = 'posted')
  - (select coalesce(sum(tl.unbilled_value), 0) from purchase_return_line tl join purchase_return t on t.id = tl.return_id
     where tl.receipt_line_id = rl.id and t.state = 'posted')
  - (select coalesce(sum(cost), 0) from purchase_replacement where receipt_line_id = rl.id))::bigint`

// Where a berita acara was begun the bill follows it; where the company says so, every order's does. A nota toko is paid at once.
const handedQty = sql`case when ol.handed_qty > 0 or not purchase_order.is_cash and exists (
    select 1 from purchase_setting s where s.company_id = purchase_order.company_id and s.services_need_handover)
  then greatest(ol.handed_qty - ol.billed_qty, 0)::text end`

const ofOrder = sql`
  purchase_order.id as "orderId", purchase_order.number as "orderNumber", purchase_order.order_date as "orderDate", purchase_order.supplier_id as "supplierId",
  purchase_order.price_includes_tax as "priceIncludesTax", purchase_order.term_days as "termDays",
  ol.id as "orderLineId", ol.position as place, ol.item_id as "itemId", ol.item_code as "itemCode", ol.description, ol.unit, ol.price::text as price,
  ol.tax_code as "taxCode", ol.qty::text as ordered, ol.amount - ol.discount_share as "orderAmount", ol.cost as "orderCost",
  ${openFreight} as "orderFreight"`

/** Lines that wait for their bill; of named lines also those with nothing open. */
export async function openLines(tx: Tx, actor: Actor, which: Which): Promise<OpenLine[]> {
  const seen = sql`purchase_order.company_id = ${actor.companyId} and ${visiblePurchases(actor)} and purchase_order.state = 'posted'`
  const { rows } = await sql<OpenLine>`
    select * from (
      select rl.id as "receiptLineId", r.id as "receiptId", r.number as "receiptNumber", r.receipt_date as "receiptDate",
        r.supplier_sj_no as "supplierSjNo", r.ship_to = 'site' as "isSite", rl.project_id as "projectId", rl.work_item_id as "workItemId",
        null::text as "costHead",
        ${ofOrder},
        (rl.qty_accepted - rl.returned_qty - rl.billed_qty)::text as "openQty",
        null::text as "handedQty", ${openValue} as "openValue"
      from goods_receipt_line rl join goods_receipt r on r.id = rl.receipt_id and r.state = 'posted'
        join purchase_order_line ol on ol.id = rl.order_line_id join purchase_order on purchase_order.id = ol.order_id
      where ${seen} and ${goods(which)}
      union all
      select null, null, null, null, null, purchase_order.ship_to = 'site', ol.project_id, ol.work_item_id, w.cost_head, ${ofOrder},
        greatest(ol.qty - ol.billed_qty, 0)::text, ${handedQty}, 0::bigint
      from purchase_order_line ol join purchase_order on purchase_order.id = ol.order_id
        left join work_item w on w.company_id = ol.company_id and w.id = ol.work_item_id
      where ${seen} and ol.kind = 'item' and not ol.needs_receipt and purchase_order.closed_at is null and ${services(which)}
    ) l
    order by "orderNumber", "receiptNumber" nulls last, place, "orderLineId" limit 1000
  `.execute(own(tx))
  return rows
}

/** Takes received lines for this transaction, in one order for everybody. */
export async function lockReceiptLines(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    select id from goods_receipt_line where company_id = ${companyId} and id = any (${[...ids]}::uuid[]) order by id for update
  `.execute(own(tx))
}

/** Which orders and receipts lines belong to, before anything is locked. */
export async function homesOf(
  tx: Tx,
  companyId: string,
  lines: { readonly receiptLineIds: readonly string[]; readonly orderLineIds: readonly string[] },
): Promise<{ orderIds: string[]; receiptIds: string[] }> {
  const { rows } = await sql<{ order_id: string; receipt_id: string | null }>`
    select r.order_id, r.id as receipt_id from goods_receipt_line l join goods_receipt r on r.id = l.receipt_id
    where l.company_id = ${companyId} and l.id = any (${[...lines.receiptLineIds]}::uuid[])
    union
    select order_id, null from purchase_order_line
    where company_id = ${companyId} and id = any (${[...lines.orderLineIds]}::uuid[])
  `.execute(own(tx))
  return {
    orderIds: [...new Set(rows.map((row) => row.order_id))],
    receiptIds: [...new Set(rows.flatMap((row) => row.receipt_id ?? []))],
  }
}

/** The same line as the rules see it, with its tax as it holds on the day. */
export function factOf(line: OpenLine, tax: BillableFact['tax']): BillableFact {
  const openQty = quantity(line.openQty)
  const ordered = quantity(line.ordered)
  return {
    description: line.description,
    isGoods: line.receiptLineId !== null,
    openQty,
    openValue: money(line.openValue),
    openAmount: shareOfLine(money(line.orderAmount), ordered, openQty),
    openCost: shareOfLine(money(line.orderCost), ordered, openQty),
    orderedPrice: price(line.price),
    tax,
  }
}

function shareOfLine(whole: Money, ordered: Quantity, open: Quantity): Money {
  if (ordered === 0n) return min(whole, money(0n))
  return open === ordered ? whole : money(mulDiv(whole, open, ordered))
}

function goods(which: Which): RawBuilder<SqlBool> {
  if ('lines' in which) return sql`rl.id = any (${[...which.lines.receiptLineIds]}::uuid[])`
  return sql`r.supplier_id = ${which.supplierId} and rl.qty_accepted > rl.returned_qty + rl.billed_qty and ${within(which, true)}`
}

function services(which: Which): RawBuilder<SqlBool> {
  if ('lines' in which) return sql`ol.id = any (${[...which.lines.orderLineIds]}::uuid[])`
  return sql`purchase_order.supplier_id = ${which.supplierId} and ol.qty > ol.billed_qty and ${within(which, false)}`
}

function within(
  which: { readonly orderId?: string; readonly receiptId?: string },
  isGoods: boolean,
): RawBuilder<SqlBool> {
  if (which.receiptId !== undefined) return isGoods ? sql`r.id = ${which.receiptId}` : sql`false`
  return which.orderId === undefined ? sql`true` : sql`purchase_order.id = ${which.orderId}`
}
