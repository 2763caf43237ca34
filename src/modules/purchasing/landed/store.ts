import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { labelOf } from '#kit/posting/label.ts'
import { own } from '../store.ts'
import { visiblePurchases } from '../visible.ts'
import type { CarriedReceipt } from './contract.ts'

/** A received line as a landed cost sees it; what went back takes no part. */
export interface LandedRow {
  readonly receiptLineId: string
  readonly receiptId: string
  readonly receiptNumber: string | null
  readonly orderId: string
  readonly priceIncludesTax: boolean
  readonly itemId: string
  readonly description: string
  readonly unit: string
  readonly qty: string
  readonly baseQty: string
  readonly value: bigint
}

/** What stands of posted receipts that this person may see. */
export async function landedLines(tx: Tx, actor: Actor, receiptIds: readonly string[]): Promise<LandedRow[]> {
  const { rows } = await sql<LandedRow>`
    select rl.id as "receiptLineId", r.id as "receiptId", r.number as "receiptNumber", r.order_id as "orderId",
      purchase_order.price_includes_tax as "priceIncludesTax",
      rl.item_id as "itemId", rl.description, rl.unit, (rl.qty_accepted - rl.returned_qty)::text as qty,
      round(rl.base_qty * (rl.qty_accepted - rl.returned_qty) / rl.qty_accepted, 4)::text as "baseQty",
      round(rl.value * (rl.qty_accepted - rl.returned_qty) / rl.qty_accepted)::bigint as value
    from goods_receipt_line rl join goods_receipt r on r.id = rl.receipt_id and r.state = 'posted'
      join purchase_order on purchase_order.id = r.order_id
    where r.company_id = ${actor.companyId} and ${visiblePurchases(actor)}
      and r.id = any (${[...receiptIds]}::uuid[]) and rl.qty_accepted > rl.returned_qty
    order by r.number, rl.position
  `.execute(own(tx))
  return rows
}

/** The number of a landed cost that received lines bear, if any: they cannot be taken back under it. */
export async function landedOn(
  tx: Tx,
  companyId: string,
  receiptLineIds: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select coalesce(b.number, 'Draf') as number from purchase_landed_share s join purchase_bill b on b.id = s.bill_id
    where b.company_id = ${companyId} and b.state <> 'void' and s.receipt_line_id = any (${[...receiptLineIds]}::uuid[]) and s.amount <> 0
    order by b.number limit 1
  `.execute(own(tx))
  return rows[0]?.number
}

/** What each received line takes of a landed cost. */
export interface KeptShare {
  readonly id: string
  readonly receiptId: string
  readonly receiptLineId: string
  readonly amount: bigint
}

/** The kept shares of a landed cost, by receipt and line. */
export async function sharesOf(tx: Tx, billId: string): Promise<KeptShare[]> {
  const { rows } = await sql<KeptShare>`
    select s.id, rl.receipt_id as "receiptId", rl.id as "receiptLineId", s.amount
    from purchase_landed_share s join goods_receipt_line rl on rl.id = s.receipt_line_id
      join goods_receipt r on r.id = rl.receipt_id
    where s.bill_id = ${billId} order by r.number, rl.position
  `.execute(own(tx))
  return rows
}

/** The receipts whose goods bear a landed cost. */
export async function carriedReceipts(tx: Tx, billId: string): Promise<string[]> {
  return [...new Set((await sharesOf(tx, billId)).map((share) => share.receiptId))]
}

/** The receipts of the orders whose goods bear a landed cost, as far as something stands of them. */
export async function receiptsBeside(tx: Tx, actor: Actor, billId: string): Promise<CarriedReceipt[]> {
  const { rows: ids } = await sql<{ id: string }>`
    select distinct r.id from goods_receipt_line rl join goods_receipt taken on taken.id = rl.receipt_id
      join goods_receipt r on r.order_id = taken.order_id and r.state = 'posted'
    where rl.id in (select receipt_line_id from purchase_landed_share where bill_id = ${billId})
  `.execute(own(tx))
  const lines = await landedLines(
    tx,
    actor,
    ids.map(({ id }) => id),
  )
  return [...Map.groupBy(lines, (line) => line.receiptId)].map(([id, each]) => ({
    id,
    label: labelOf(each[0]?.receiptNumber ?? null),
    lineCount: each.length,
    value: String(each.reduce((sum, line) => sum + line.value, 0n)),
  }))
}
