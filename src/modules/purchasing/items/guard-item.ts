import { Refusal } from '#ground/refusal.ts'
import { guardRecord } from '#kit/record/guards.ts'
import { openOrderOf } from './store.ts'

// What is still on its way must have somewhere to arrive.
guardRecord('item', 'archive', async (tx, actor, id) => {
  const number = await openOrderOf(tx, actor.companyId, id)
  if (number !== undefined) throw new Refusal('purchase.item-on-order', { number })
})
