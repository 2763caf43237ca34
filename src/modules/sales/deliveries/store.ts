import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import { removeDraftOf } from '#kit/posting/remove-draft.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { visibleOrders } from '../orders/visible.ts'
import { summed } from '#kit/db/summed.ts'
import type { ReturnCondition } from '../returns/conditions.ts'
import { own } from '../store.ts'
import type { SalesDeliveryLineRow, SalesDeliveryRow } from './tables.ts'

export type Delivery = Selectable<SalesDeliveryRow>
export type DeliveryLine = Selectable<SalesDeliveryLineRow>
type DeliveryToInsert = Insertable<SalesDeliveryRow>
export type DeliveryLineToInsert = Insertable<SalesDeliveryLineRow>

/** The order and the number of a delivery, if this person may see it. */
export async function seenDelivery(tx: Tx, actor: Actor, id: string): Promise<Pick<Delivery, 'order_id' | 'number'>> {
  const row = await own(tx)
    .selectFrom('sales_delivery')
    .innerJoin('sales_order', 'sales_order.id', 'sales_delivery.order_id')
    .select(['sales_delivery.order_id', 'sales_delivery.number'])
    .where('sales_delivery.id', '=', id)
    .where('sales_delivery.company_id', '=', actor.companyId)
    .where(visibleOrders(actor))
    .executeTakeFirst()
  return found(row)
}

/** Which order a delivery belongs to, if this person may see it: the order is locked first, then the delivery. */
export async function orderOfDelivery(tx: Tx, actor: Actor, id: string): Promise<string> {
  return (await seenDelivery(tx, actor, id)).order_id
}

export async function lockDelivery(tx: Tx, id: string): Promise<Delivery> {
  return found(
    await own(tx).selectFrom('sales_delivery').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )
}

/** Holds a delivery whose goods this person may move; answers 404 for one that leaves another warehouse than theirs. */
export async function lockMovable(tx: Tx, actor: Actor, id: string): Promise<Delivery> {
  const delivery = await lockDelivery(tx, id)
  if (!isWithin(actor.scope.warehouses, delivery.warehouse_id)) throw new NotFound()
  return delivery
}

export async function deliveryLinesOf(tx: Tx, deliveryId: string): Promise<DeliveryLine[]> {
  return own(tx)
    .selectFrom('sales_delivery_line')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .orderBy('position')
    .execute()
}

export async function insertDelivery(
  tx: Tx,
  row: DeliveryToInsert,
  lines: readonly DeliveryLineToInsert[],
): Promise<void> {
  await own(tx).insertInto('sales_delivery').values(row).execute()
  await own(tx)
    .insertInto('sales_delivery_line')
    .values([...lines])
    .execute()
}

export async function replaceDeliveryLines(
  tx: Tx,
  deliveryId: string,
  lines: readonly DeliveryLineToInsert[],
): Promise<void> {
  await own(tx).deleteFrom('sales_delivery_line').where('delivery_id', '=', deliveryId).execute()
  await own(tx)
    .insertInto('sales_delivery_line')
    .values([...lines])
    .execute()
}

export async function changeDelivery(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<SalesDeliveryRow>,
): Promise<Delivery> {
  return own(tx)
    .updateTable('sales_delivery')
    .set({ ...change, ...signedBy(actor) })
    .where('id', '=', id)
    .where('company_id', '=', actor.companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeDelivery(tx: Tx, { companyId }: Actor, id: string): Promise<void> {
  await removeDraftOf(own(tx), 'sales_delivery', { companyId, id })
}

/** Keeps what the goods of each line cost when they left. */
export async function setCosts(
  tx: Tx,
  lines: readonly { readonly id: string; readonly cost: bigint }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update sales_delivery_line l set cost = c.cost
    from unnest(${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.cost)}::bigint[]) as c (id, cost)
    where l.id = c.id
  `.execute(own(tx))
}

/** Writes how much of each line left in the item's own unit. */
export async function setBaseQty(
  tx: Tx,
  lines: readonly { readonly id: string; readonly baseQty: Quantity }[],
): Promise<void> {
  await sql`
    update sales_delivery_line l set base_qty = c.qty
    from unnest(${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => quantityText(line.baseQty))}::numeric[]) as c (id, qty)
    where l.id = c.id and l.base_qty <> c.qty
  `.execute(own(tx))
}

export async function setArrivals(
  tx: Tx,
  lines: readonly {
    readonly id: string
    readonly received: string
    readonly rejected: string
    readonly reason: string | null
    readonly condition: ReturnCondition
  }[],
): Promise<void> {
  await sql`
    update sales_delivery_line l set qty_received = c.received, qty_rejected = c.rejected, reject_reason = c.reason,
      reject_condition = c.condition
    from unnest(${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.received)}::numeric[],
      ${lines.map((line) => line.rejected)}::numeric[], ${lines.map((line) => line.reason)}::text[],
      ${lines.map((line) => line.condition)}::text[]
    ) as c (id, received, rejected, reason, condition)
    where l.id = c.id
  `.execute(own(tx))
}

/** Adds to what came back of delivery lines; below zero takes back. */
export async function countReturned(
  tx: Tx,
  lines: readonly { readonly id: string; readonly qty: string }[],
): Promise<void> {
  await sql`
    update sales_delivery_line l set returned_qty = l.returned_qty + c.qty
    from ${summed(lines)} c
    where l.id = c.id
  `.execute(own(tx))
}
