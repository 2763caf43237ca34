import { Refusal } from '#ground/refusal.ts'
import { quantityText, sumQty } from '#ground/quantity.ts'
import { guardRecord } from '#kit/record/guards.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { availability } from '#modules/stock/availability.ts'

// What lies in a warehouse, or is promised to an order, must stay in sight.
guardRecord('item', 'archive', async (tx, actor, id) => {
  const places = await availability(tx, actor.companyId, [id])
  const unit = (await itemsOf(tx, actor.companyId, [id])).get(id)?.baseUnit ?? ''
  const onHand = sumQty(places.map((place) => place.onHand))
  if (onHand !== 0n) throw new Refusal('item.in-stock', { onHand: quantityText(onHand), unit })
  const reserved = sumQty(places.map((place) => place.reserved))
  if (reserved !== 0n) throw new Refusal('item.reserved', { reserved: quantityText(reserved), unit })
})
