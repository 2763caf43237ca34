import type { Dims } from '#ground/dims.ts'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { visibleReturns } from '../bills/visible.ts'
import { own } from '../store.ts'
import { visiblePurchases } from '../visible.ts'
import type { PurchaseReturnLineRow, PurchaseReturnPartRow, PurchaseReturnRow } from './tables.ts'

export type Return = Selectable<PurchaseReturnRow>
export type ReturnLine = Selectable<PurchaseReturnLineRow>
export type ReturnPart = Selectable<PurchaseReturnPartRow>

/** A return that this person may see, as it is now. */
export async function readReturn(tx: Tx, actor: Actor, id: string): Promise<Return> {
  return found(
    await own(tx)
      .selectFrom('purchase_return')
      .selectAll()
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .where(visibleReturns(actor))
      .executeTakeFirst(),
  )
}

/** The same, taken for this transaction; orders, receipts and bills are locked before. */
export async function lockReturn(tx: Tx, actor: Actor, id: string): Promise<Return> {
  return found(
    await own(tx)
      .selectFrom('purchase_return')
      .selectAll()
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .where(visibleReturns(actor))
      .forUpdate()
      .executeTakeFirst(),
  )
}

export async function insertReturn(
  tx: Tx,
  row: Insertable<PurchaseReturnRow>,
  lines: readonly Insertable<PurchaseReturnLineRow>[],
  parts: readonly Insertable<PurchaseReturnPartRow>[],
): Promise<void> {
  await own(tx).insertInto('purchase_return').values(row).execute()
  await own(tx)
    .insertInto('purchase_return_line')
    .values([...lines])
    .execute()
  if (parts.length === 0) return
  await own(tx)
    .insertInto('purchase_return_part')
    .values([...parts])
    .execute()
}

export async function changeReturn(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<PurchaseReturnRow>,
): Promise<Return> {
  return own(tx)
    .updateTable('purchase_return')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What the goods of each line took out of stock, once that is known. */
export async function setCosts(tx: Tx, rows: readonly { readonly id: string; readonly cost: bigint }[]): Promise<void> {
  await sql`
    update purchase_return_line l set cost = c.cost
    from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.cost)}::bigint[]) as c (id, cost) where c.id = l.id
  `.execute(own(tx))
}

export async function returnLinesOf(tx: Tx, returnId: string): Promise<ReturnLine[]> {
  return own(tx)
    .selectFrom('purchase_return_line')
    .selectAll()
    .where('return_id', '=', returnId)
    .orderBy('position')
    .execute()
}

export async function returnPartsOf(tx: Tx, returnId: string): Promise<ReturnPart[]> {
  return own(tx)
    .selectFrom('purchase_return_part')
    .innerJoin('purchase_return_line', 'purchase_return_line.id', 'purchase_return_part.return_line_id')
    .selectAll('purchase_return_part')
    .where('purchase_return_line.return_id', '=', returnId)
    .orderBy('purchase_return_part.id')
    .execute()
}

/** A received line as a return needs it. */
export interface ReturnableRow extends Dims {
  readonly receiptLineId: string
  readonly receiptId: string
  readonly receiptNumber: string | null
  readonly warehouseId: string
  readonly warehouseName: string
  readonly isSite: boolean
  readonly orderId: string
  readonly orderLineId: string
  readonly supplierId: string
  readonly supplierName: string
  readonly itemId: string
  readonly itemCode: string | null
  readonly description: string
  readonly unit: string
  readonly baseQty: string
  readonly price: string
  readonly value: bigint
  readonly acceptedQty: string
  readonly billedQty: string
  readonly returnedQty: string
  /** Of what is not billed: still in 2-1110. */
  readonly openValue: bigint
}

/** Received lines: by id, or all of an order that may still go back. */
export async function returnable(
  tx: Tx,
  actor: Actor,
  which: { readonly ids: readonly string[] } | { readonly orderId: string },
): Promise<ReturnableRow[]> {
  const wanted =
    'ids' in which
      ? sql`rl.id = any (${[...which.ids]}::uuid[])`
      : sql`purchase_order.id = ${which.orderId} and rl.qty_accepted > rl.returned_qty`
  const { rows } = await sql<ReturnableRow>`
    select rl.id as "receiptLineId", r.id as "receiptId", r.number as "receiptNumber", r.warehouse_id as "warehouseId",
      r.warehouse_name as "warehouseName", r.ship_to = 'site' as "isSite", rl.project_id as "projectId", rl.work_item_id as "workItemId",
      purchase_order.id as "orderId", rl.order_line_id as "orderLineId", r.supplier_id as "supplierId",
      r.supplier_name as "supplierName", rl.item_id as "itemId", rl.item_code as "itemCode", rl.description, rl.unit,
      rl.base_qty::text as "baseQty", ol.price::text as price, rl.value,
      trim_scale(rl.qty_accepted)::text as "acceptedQty", trim_scale(rl.billed_qty)::text as "billedQty",
      trim_scale(rl.returned_qty)::text as "returnedQty",
      (rl.value
        - (select coalesce(sum(bl.received_value), 0) from purchase_bill_line bl join purchase_bill b on b.id = bl.bill_id
           where bl.receipt_line_id = rl.id and b.state = 'posted')
        - (select coalesce(sum(tl.unbilled_value), 0) from purchase_return_line tl join purchase_return t on t.id = tl.return_id
           where tl.receipt_line_id = rl.id and t.state = 'posted')
        - (select coalesce(sum(cost), 0) from purchase_replacement where receipt_line_id = rl.id))::bigint as "openValue"
    from goods_receipt_line rl join goods_receipt r on r.id = rl.receipt_id and r.state = 'posted'
      join purchase_order_line ol on ol.id = rl.order_line_id join purchase_order on purchase_order.id = ol.order_id
    where purchase_order.company_id = ${actor.companyId} and ${visiblePurchases(actor)} and ${wanted}
    order by r.number, rl.position limit 1000
  `.execute(own(tx))
  return rows
}

/** Where received lines were billed and not sent back yet, the newest bill first. */
export interface BilledPart {
  readonly billId: string
  readonly billLineId: string
  readonly replacementId: string | null
  readonly receiptLineId: string
  readonly qty: string
  readonly returnedQty: string
  readonly net: bigint
  readonly ppn: bigint
  readonly cost: bigint
  readonly receivedValue: bigint
  readonly creditsTax: boolean
}

export async function billedParts(tx: Tx, receiptLineIds: readonly string[]): Promise<BilledPart[]> {
  const { rows } = await sql<BilledPart>`
    select p.* from (
      select b.id as "billId", l.id as "billLineId", null::uuid as "replacementId", l.receipt_line_id as "receiptLineId",
        l.qty::text as qty, l.returned_qty::text as "returnedQty", l.net, l.ppn, l.cost, l.received_value as "receivedValue",
        b.credits_tax as "creditsTax", b.bill_date
      from purchase_bill_line l join purchase_bill b on b.id = l.bill_id and b.state = 'posted'
      where l.receipt_line_id = any (${[...receiptLineIds]}::uuid[]) and l.qty > l.returned_qty
      union all
      select b.id, r.bill_line_id, r.id, r.receipt_line_id, r.qty::text, r.returned_qty::text, r.net, r.ppn, r.cost, r.cost,
        b.credits_tax, b.bill_date
      from purchase_replacement r join purchase_bill b on b.id = r.bill_id
      where r.receipt_line_id = any (${[...receiptLineIds]}::uuid[]) and r.qty > r.returned_qty
    ) p
    order by p.bill_date desc, p."billId" desc, p."replacementId"
  `.execute(own(tx))
  return rows
}
