import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { summed } from '#kit/db/summed.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { removeDraftOf } from '#kit/posting/remove-draft.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '../store.ts'
import { visibleReceipts } from '../visible.ts'
import type { GoodsReceiptLineRow, GoodsReceiptRow } from './tables.ts'

export type Receipt = Selectable<GoodsReceiptRow>
export type ReceiptLine = Selectable<GoodsReceiptLineRow>
export type ReceiptToInsert = Insertable<GoodsReceiptRow>
export type ReceiptLineToInsert = Insertable<GoodsReceiptLineRow>

export async function readReceipt(tx: Tx, actor: Actor, id: string): Promise<Receipt> {
  const row = await own(tx)
    .selectFrom('goods_receipt')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .where(visibleReceipts(actor))
    .executeTakeFirst()
  return found(row)
}

/** Which order a receipt belongs to, if this person may see it: the order is locked first, then the receipt. */
export async function orderOfReceipt(tx: Tx, actor: Actor, id: string): Promise<string> {
  return (await readReceipt(tx, actor, id)).order_id
}

export async function lockReceipt(tx: Tx, actor: Actor, id: string): Promise<Receipt> {
  const row = await own(tx)
    .selectFrom('goods_receipt')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .forUpdate()
    .executeTakeFirst()
  return found(row)
}

/** The same for several, in one order for everybody; their orders are locked already. */
export async function lockReceipts(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Receipt[]> {
  if (ids.length === 0) return []
  return own(tx)
    .selectFrom('goods_receipt')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', [...new Set(ids)])
    .where(visibleReceipts(actor))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function receiptLinesOf(tx: Tx, receiptIds: string | readonly string[]): Promise<ReceiptLine[]> {
  const ids = typeof receiptIds === 'string' ? [receiptIds] : [...receiptIds]
  if (ids.length === 0) return []
  return own(tx)
    .selectFrom('goods_receipt_line')
    .selectAll()
    .where('receipt_id', 'in', ids)
    .orderBy('receipt_id')
    .orderBy('position')
    .execute()
}

export async function insertReceipt(
  tx: Tx,
  row: ReceiptToInsert,
  lines: readonly ReceiptLineToInsert[],
): Promise<void> {
  await own(tx).insertInto('goods_receipt').values(row).execute()
  await own(tx)
    .insertInto('goods_receipt_line')
    .values([...lines])
    .execute()
}

export async function replaceReceiptLines(
  tx: Tx,
  receiptId: string,
  lines: readonly ReceiptLineToInsert[],
): Promise<void> {
  await own(tx).deleteFrom('goods_receipt_line').where('receipt_id', '=', receiptId).execute()
  await own(tx)
    .insertInto('goods_receipt_line')
    .values([...lines])
    .execute()
}

export async function changeReceipt(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<GoodsReceiptRow>,
): Promise<Receipt> {
  return own(tx)
    .updateTable('goods_receipt')
    .set({ ...change, ...signedBy(actor) })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeReceipt(tx: Tx, actor: Actor, id: string): Promise<void> {
  await removeDraftOf(own(tx), 'goods_receipt', { companyId: actor.companyId, id })
}

/** Adds to what was billed or sent back of receipt lines; below zero takes back. Call `refreshReceipts` after. */
export async function countReceiptLines(
  tx: Tx,
  column: 'billed_qty' | 'returned_qty',
  lines: readonly { readonly id: string; readonly qty: string }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update goods_receipt_line l set ${sql.ref(column)} = l.${sql.ref(column)} + c.qty
    from ${summed(lines)} c
    where l.id = c.id
  `.execute(own(tx))
}

/** Brings 'ditagih' of receipts up to date; what all went back is neither billed nor waits for it. */
export async function refreshReceipts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update goods_receipt r set billing = s.billing
    from (
      select receipt_id, case when bool_and(returned_qty >= qty_accepted) and bool_or(returned_qty > 0) then 'returned'
        when bool_and(billed_qty >= qty_accepted - returned_qty) and bool_or(billed_qty > 0) then 'full'
        when bool_or(billed_qty > 0) then 'partial' else 'none' end as billing
      from goods_receipt_line where receipt_id = any (${[...ids]}::uuid[]) group by receipt_id
    ) s
    where s.receipt_id = r.id and r.billing <> s.billing
  `.execute(own(tx))
}

/** Keeps what each line brought into the books. */
export async function setValues(
  tx: Tx,
  lines: readonly {
    readonly id: string
    readonly value: bigint
    readonly unitCost: string
    readonly baseQty: Quantity
  }[],
): Promise<void> {
  await sql`
    update goods_receipt_line l set value = c.value, unit_cost = c.unit_cost, base_qty = c.base_qty
    from unnest(${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.value)}::bigint[],
      ${lines.map((line) => line.unitCost)}::numeric[], ${lines.map((line) => quantityText(line.baseQty))}::numeric[])
      as c (id, value, unit_cost, base_qty)
    where l.id = c.id
  `.execute(own(tx))
}
