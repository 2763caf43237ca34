import { Refusal } from '#ground/refusal.ts'
import { guardRecord } from '#kit/record/guards.ts'
import { warehouseOf } from '#modules/stock/face.ts'
import { holdsGoods, houseOf, houseRow, openOrders } from './store.ts'

// A house that still holds goods or work must stay in sight.
for (const act of ['archive', 'remove'] as const) {
  guardRecord('production-house', act, async (tx, actor, id) => {
    const house = await houseRow(tx, actor, id, true)
    const orders = await openOrders(tx, actor.companyId, id)
    if (orders > 0) throw new Refusal('house.has-orders', { name: house.name, orders })
    const places = [house.raw_warehouse_id, house.finished_warehouse_id]
    if (await holdsGoods(tx, actor.companyId, places)) throw new Refusal('house.holds-goods', { name: house.name })
  })
}

// A house without its shelves makes nothing: they are closed after it, and opened before it.
guardRecord('warehouse', 'archive', async (tx, actor, id) => {
  const name = await houseOf(tx, actor.companyId, id)
  if (name !== undefined) throw new Refusal('house.keeps-warehouse', { name })
})
guardRecord('production-house', 'restore', async (tx, actor, id) => {
  const house = await houseRow(tx, actor, id, true)
  for (const place of [house.raw_warehouse_id, house.finished_warehouse_id]) {
    const { isArchived, name } = await warehouseOf(tx, actor.companyId, place)
    if (isArchived) throw new Refusal('house.warehouse-closed', { warehouse: name })
  }
})
