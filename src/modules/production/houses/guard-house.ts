import { Refusal } from '#ground/refusal.ts'
import { guardRecord } from '#kit/record/guards.ts'
import { holdsGoods, houseRow, openOrders } from './store.ts'

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
