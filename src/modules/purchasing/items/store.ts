import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { visiblePurchases } from '../visible.ts'
import type { ItemPurchase, SupplierItemPrice } from './contract.ts'

/** Posted order lines of an item that this person may see, newest first. */
export async function purchasesOf(tx: Tx, actor: Actor, itemId: string): Promise<ItemPurchase[]> {
  const { rows } = await sql<ItemPurchase>`
    select l.id as "lineId", purchase_order.id as "orderId", number, order_date as "on", supplier_id as "supplierId",
      supplier_name as "supplierName", l.qty, l.received_qty as "receivedQty", l.unit, l.price, stage
    from purchase_order_line l join purchase_order on purchase_order.id = l.order_id
    where l.company_id = ${actor.companyId} and l.item_id = ${itemId} and state = 'posted' and ${visiblePurchases(actor)}
    order by order_date desc, l.id desc limit 50
  `.execute(tables(tx))
  return rows
}

/** What was asked for each item in posted orders of a supplier that this person may see. */
export async function pricesOfSupplier(tx: Tx, actor: Actor, supplierId: string): Promise<SupplierItemPrice[]> {
  const { rows } = await sql<SupplierItemPrice>`
    select l.item_id as "itemId", (array_agg(l.item_code order by order_date desc, l.id desc))[1] as "itemCode",
      (array_agg(l.description order by order_date desc, l.id desc))[1] as name, l.unit,
      (array_agg(l.price order by order_date desc, l.id desc))[1] as last,
      (array_agg(l.price order by order_date desc, l.id desc))[2] as before,
      max(order_date) as "lastOn", min(l.price) as lowest, max(l.price) as highest, count(*)::int as times
    from purchase_order_line l join purchase_order on purchase_order.id = l.order_id
    where l.company_id = ${actor.companyId} and supplier_id = ${supplierId} and state = 'posted'
      and l.item_id is not null and ${visiblePurchases(actor)}
    group by l.item_id, l.unit order by max(order_date) desc, name limit 200
  `.execute(tables(tx))
  return rows
}

/** The number of an order that still waits for an item, if any. */
export async function openOrderOf(tx: Tx, companyId: string, itemId: string): Promise<string | undefined> {
  const { rows } = await sql<{ number: string | null }>`
    select number from purchase_order_line l join purchase_order on purchase_order.id = l.order_id
    where l.company_id = ${companyId} and l.item_id = ${itemId}
      and stage in ('pending', 'ordered', 'held', 'partly-received')
    order by order_date limit 1
  `.execute(tables(tx))
  return rows[0] && (rows[0].number ?? 'yang menunggu persetujuan')
}
