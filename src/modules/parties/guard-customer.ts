import { Refusal } from '#ground/refusal.ts'
import { guardRecord } from '#kit/record/guards.ts'
import { customerRow, standingRow } from '#modules/parties/store.ts'

// What was merged lives on in another: it cannot come back beside it.
guardRecord('customer', 'restore', async (tx, actor, id) => {
  const row = await customerRow(tx, actor.companyId, id)
  if (row?.merged_into) throw new Refusal('customer.merged', { name: row.name })
})

// An archived customer is out of sight: nobody would ask for the money or send the goods.
guardRecord('customer', 'archive', async (tx, actor, id) => {
  const { name, receivable, open_orders: orders } = await standingRow(tx, actor.companyId, id)
  if (receivable !== 0n) throw new Refusal('customer.still-owes', { name, receivable })
  if (orders > 0) throw new Refusal('customer.has-orders', { name, orders })
})
