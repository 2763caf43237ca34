import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import { mayBeUsed } from '#modules/stock/rules.ts'
import { warehousesById } from '#modules/stock/warehouse-store.ts'

/** Refuses to promise, sell or use what lies in quarantine: somebody inspects it and transfers it out first. */
export async function refuseUninspected(
  tx: Tx,
  companyId: string,
  lines: readonly { readonly warehouseId: string }[],
): Promise<void> {
  const ids = [...new Set(lines.map((line) => line.warehouseId))]
  for (const { type, name } of (await warehousesById(tx, companyId, ids)).values()) {
    if (!mayBeUsed(type)) throw new Refusal('stock.uninspected', { warehouse: name }, { field: 'warehouseId' })
  }
}
