import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { summed } from '#kit/db/summed.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { removeDraftOf } from '#kit/posting/remove-draft.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '../store.ts'
import { visiblePurchases } from '../visible.ts'
import type { PurchaseOrderLineRow, PurchaseOrderRow } from './tables.ts'

export type Purchase = Selectable<PurchaseOrderRow>
export type PurchaseLine = Selectable<PurchaseOrderLineRow>
export type PurchaseToInsert = Insertable<PurchaseOrderRow>
export type PurchaseLineToInsert = Insertable<PurchaseOrderLineRow>
export type PurchaseChange = Updateable<PurchaseOrderRow>

/**
 * Takes the order for this transaction; every act on it or its documents begins here, so they queue.
 * Lock order: order (by id) → receipt → bill → payment → request → stock → journal → counter.
 */
export async function lockPurchase(tx: Tx, actor: Actor, id: string): Promise<Purchase> {
  const row = await own(tx)
    .selectFrom('purchase_order')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .where(visiblePurchases(actor))
    .forUpdate()
    .executeTakeFirst()
  return found(row)
}

/** The same for several, in one order for everybody. */
export async function lockPurchases(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Purchase[]> {
  if (ids.length === 0) return []
  return own(tx)
    .selectFrom('purchase_order')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', [...new Set(ids)])
    .where(visiblePurchases(actor))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function readPurchase(tx: Tx, actor: Actor, id: string): Promise<Purchase> {
  const row = await own(tx)
    .selectFrom('purchase_order')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .where(visiblePurchases(actor))
    .executeTakeFirst()
  return found(row)
}

export async function linesOf(tx: Tx, orderId: string): Promise<PurchaseLine[]> {
  return own(tx)
    .selectFrom('purchase_order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

export async function insertPurchase(
  tx: Tx,
  row: PurchaseToInsert,
  lines: readonly PurchaseLineToInsert[],
): Promise<{ order: Purchase; lines: PurchaseLine[] }> {
  const order = await own(tx).insertInto('purchase_order').values(row).returningAll().executeTakeFirstOrThrow()
  return { order, lines: await insertLines(tx, lines) }
}

/** A draft's lines have nothing hanging on them: they are written anew. */
export async function replaceLines(
  tx: Tx,
  orderId: string,
  lines: readonly PurchaseLineToInsert[],
): Promise<PurchaseLine[]> {
  await own(tx).deleteFrom('purchase_order_line').where('order_id', '=', orderId).execute()
  return insertLines(tx, lines)
}

export async function insertLines(tx: Tx, lines: readonly PurchaseLineToInsert[]): Promise<PurchaseLine[]> {
  if (lines.length === 0) return []
  const rows = await own(tx)
    .insertInto('purchase_order_line')
    .values([...lines])
    .returningAll()
    .execute()
  return rows.toSorted((a, b) => a.position - b.position)
}

export async function changeLine(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<PurchaseOrderLineRow>,
): Promise<void> {
  await own(tx)
    .updateTable('purchase_order_line')
    .set(change)
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .execute()
}

export async function removeLines(tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await own(tx)
    .deleteFrom('purchase_order_line')
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Changes an order as a person's act: its version rises. */
export async function changePurchase(tx: Tx, actor: Actor, id: string, change: PurchaseChange): Promise<Purchase> {
  return own(tx)
    .updateTable('purchase_order')
    .set({ ...change, ...signedBy(actor) })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removePurchase(tx: Tx, companyId: string, id: string): Promise<void> {
  await removeDraftOf(own(tx), 'purchase_order', { companyId, id })
}

/** Adds to what was received, rejected, billed or sent back of order lines; below zero takes back. */
export async function countLines(
  tx: Tx,
  column: 'received_qty' | 'rejected_qty' | 'billed_qty' | 'returned_qty' | 'replaced_qty' | 'handed_qty',
  lines: readonly { readonly id: string; readonly qty: string }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update purchase_order_line l set ${sql.ref(column)} = l.${sql.ref(column)} + c.qty
    from ${summed(lines)} c
    where l.id = c.id
  `.execute(own(tx))
}
