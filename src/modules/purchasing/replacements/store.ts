import { sql } from 'kysely'
import { money } from '#ground/money.ts'
import { negateQty, quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { summed } from '#kit/db/summed.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { countReceiptLines } from '../receipts/store.ts'
import { own } from '../store.ts'
import type { Claim, Replacing } from './rules.ts'

interface ClaimRow {
  readonly orderLineId: string
  readonly partId: string
  readonly billLineId: string
  readonly billId: string
  readonly qty: string
  readonly replaced: string
  readonly net: bigint
  readonly ppn: bigint
  readonly cost: bigint
}

/** What suppliers still owe in goods on lines of an order, the oldest return first; the order is locked. */
export async function claimsOf(tx: Tx, companyId: string, orderId: string): Promise<ReadonlyMap<string, Claim[]>> {
  const { rows } = await sql<ClaimRow>`
    select l.order_line_id as "orderLineId", p.id as "partId", p.bill_line_id as "billLineId", p.bill_id as "billId",
      p.qty::text as qty, (p.replaced_qty + p.closed_qty)::text as replaced, p.net, p.ppn, p.cost
    from purchase_return_part p join purchase_return_line l on l.id = p.return_line_id
      join purchase_return t on t.id = l.return_id
    where l.company_id = ${companyId} and l.order_id = ${orderId} and t.state = 'posted' and t.wants_replacement
      and p.replaced_qty + p.closed_qty < p.qty
    order by t.return_date, t.id, p.id
  `.execute(own(tx))
  const claims = new Map<string, Claim[]>()
  for (const row of rows) claims.set(row.orderLineId, [...(claims.get(row.orderLineId) ?? []), claimOf(row)])
  return claims
}

/** Keeps which received lines came in place of what: what was billed of the old goods is billed of these. */
export async function addReplacements(
  tx: Tx,
  actor: Actor,
  came: readonly { readonly receiptLineId: string; readonly rows: readonly Replacing[] }[],
): Promise<void> {
  const rows = came.flatMap(({ receiptLineId, rows: each }) => each.map((row) => ({ ...row, receiptLineId })))
  if (rows.length === 0) return
  await own(tx)
    .insertInto('purchase_replacement')
    .values(
      rows.map(({ partId, billLineId, billId, receiptLineId, qty, net, ppn, cost }) => ({
        id: newId(),
        company_id: actor.companyId,
        part_id: partId,
        bill_line_id: billLineId,
        bill_id: billId,
        receipt_line_id: receiptLineId,
        qty: quantityText(qty),
        net,
        ppn,
        cost,
      })),
    )
    .execute()
  await countReplaced(
    tx,
    rows.map((row) => ({ id: row.partId, qty: quantityText(row.qty) })),
  )
  await countReceiptLines(
    tx,
    'billed_qty',
    rows.map((row) => ({ id: row.receiptLineId, qty: quantityText(row.qty) })),
  )
}

/** How much of each received line came in place of billed goods. */
export async function replacedOn(tx: Tx, receiptLineIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (receiptLineIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; qty: string }>`
    select receipt_line_id as id, trim_scale(sum(qty - returned_qty))::text as qty from purchase_replacement
    where receipt_line_id = any (${[...receiptLineIds]}::uuid[]) group by receipt_line_id
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.id, row.qty]))
}

/** Takes received lines back as replacements: their claims are open again. */
export async function removeReplacements(tx: Tx, receiptLineIds: readonly string[]): Promise<void> {
  const gone = await own(tx)
    .deleteFrom('purchase_replacement')
    .where('receipt_line_id', 'in', [...receiptLineIds])
    .returning(['part_id', 'receipt_line_id', 'qty'])
    .execute()
  const less = (qty: string) => quantityText(negateQty(quantity(qty)))
  await countReplaced(
    tx,
    gone.map((row) => ({ id: row.part_id, qty: less(row.qty) })),
  )
  await countReceiptLines(
    tx,
    'billed_qty',
    gone.map((row) => ({ id: row.receipt_line_id, qty: less(row.qty) })),
  )
}

/** Adds to what was sent back of goods that were replacements themselves; below zero takes back. */
export async function countReturnedReplacements(
  tx: Tx,
  rows: readonly { readonly id: string; readonly qty: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update purchase_replacement r set returned_qty = r.returned_qty + c.qty from ${summed(rows)} c where r.id = c.id
  `.execute(own(tx))
}

async function countReplaced(tx: Tx, rows: readonly { readonly id: string; readonly qty: string }[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update purchase_return_part p set replaced_qty = p.replaced_qty + c.qty from ${summed(rows)} c where p.id = c.id
  `.execute(own(tx))
}

function claimOf({ partId, billLineId, billId, qty, replaced, net, ppn, cost }: ClaimRow): Claim {
  return {
    partId,
    billLineId,
    billId,
    qty: quantity(qty),
    replaced: quantity(replaced),
    net: money(net),
    ppn: money(ppn),
    cost: money(cost),
  }
}
