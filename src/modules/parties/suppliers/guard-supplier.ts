import { Refusal } from '#ground/refusal.ts'
import { guardRecord } from '#kit/record/guards.ts'
import { standingRow, supplierRow } from '#modules/parties/suppliers/store.ts'

// What was merged lives on in another: it cannot come back beside it.
guardRecord('supplier', 'restore', async (tx, actor, id) => {
  const row = await supplierRow(tx, actor.companyId, id)
  if (row?.merged_into) throw new Refusal('supplier.merged', { name: row.name })
})

// An archived supplier is out of sight: nobody would see that it waits for its money.
guardRecord('supplier', 'archive', async (tx, actor, id) => {
  const { payable } = await standingRow(tx, actor.companyId, id)
  const name = (await supplierRow(tx, actor.companyId, id))?.name ?? ''
  if (payable !== 0n) throw new Refusal('supplier.still-owed', { name, payable })
})
