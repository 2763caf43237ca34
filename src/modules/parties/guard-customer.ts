import { Refusal } from '#ground/refusal.ts'
import { guardRecord } from '#kit/record/guards.ts'
import { standingRow } from '#modules/parties/store.ts'

// An archived customer is out of sight: nobody would ask for the money or send the goods.
guardRecord('customer', 'archive', async (tx, actor, id) => {
  const { name, receivable, open_orders: orders } = await standingRow(tx, actor.companyId, id)
  if (receivable !== 0n) throw new Refusal('customer.still-owes', { name, receivable })
  if (orders > 0) throw new Refusal('customer.has-orders', { name, orders })
})
