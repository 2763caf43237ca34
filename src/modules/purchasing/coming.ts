import { sumQty, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { tellComing, type Coming, type StockKey } from '#modules/stock/face.ts'
import { expectedOf } from './orders/incoming.ts'
import { own } from './store.ts'
import { visiblePurchases } from './visible.ts'

// What suppliers still owe us of a stock is read on the orders that run.
tellComing('ordered', openPurchases)

async function openPurchases(tx: Tx, actor: Actor, { itemId, warehouseId }: StockKey): Promise<readonly Coming[]> {
  const lines = await own(tx)
    .selectFrom('purchase_order_line as l')
    .innerJoin('purchase_order', 'purchase_order.id', 'l.order_id')
    .selectAll('l')
    .select(['purchase_order.number', 'purchase_order.expected_date', 'purchase_order.supplier_name'])
    .select(visiblePurchases(actor).as('is_seen'))
    .where('l.company_id', '=', actor.companyId)
    .where('l.item_id', '=', itemId)
    .where('purchase_order.warehouse_id', '=', warehouseId)
    .where('purchase_order.state', '=', 'posted')
    .where('purchase_order.closed_at', 'is', null)
    .orderBy('purchase_order.expected_date', (by) => by.asc().nullsLast())
    .orderBy('purchase_order.id')
    .execute()
  const mayName = actor.can('view pembelian-barang')
  return [...new Map(lines.map((line) => [line.order_id, line])).values()].flatMap((order) => {
    const mine = lines.filter((line) => line.order_id === order.order_id)
    const qty = sumQty(expectedOf(warehouseId, mine).map((each) => each.qty))
    if (qty === 0n) return []
    return {
      id: order.order_id,
      number: order.number,
      on: order.expected_date,
      detail: [order.expected_date ? 'perkiraan tiba' : 'belum tentu kapan', mayName && order.supplier_name]
        .filter(Boolean)
        .join(' · '),
      qty: quantityText(qty),
      to: mayName && order.is_seen ? `/pembelian-barang/detail/${order.order_id}` : null,
    }
  })
}
