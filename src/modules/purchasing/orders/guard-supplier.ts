import { Refusal } from '#ground/refusal.ts'
import { guardRecord } from '#kit/record/guards.ts'
import { openOrderTo } from './supplier-store.ts'

// An archived supplier is out of sight: nobody would ask where the goods are.
guardRecord('supplier', 'archive', async (tx, actor, id) => {
  const number = await openOrderTo(tx, actor.companyId, id)
  if (number !== undefined) throw new Refusal('purchase.supplier-on-order', { number })
})
