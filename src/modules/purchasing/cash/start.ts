import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { cashAccounts } from '#modules/journal/face.ts'
import { warehousesToFill } from '#modules/stock/face.ts'
import type { CashStart } from './contract.ts'
import { lastSuppliersOf } from './store.ts'

/** What a nota toko begins with. */
export async function start(tx: Tx, actor: Actor): Promise<CashStart> {
  const places = await warehousesToFill(tx, actor)
  const cash = await cashAccounts(tx, actor.companyId)
  return {
    warehouses: places.map(({ id, name, type }) => ({ id, name, type })),
    cashAccounts: cash.map(({ id, kind, name }) => ({ id, kind, name })),
    warehouseId: places[0]?.id ?? null,
    cashAccountId: (cash.find((account) => account.kind === 'kas') ?? cash[0])?.id ?? null,
    lastSuppliers: await lastSuppliersOf(tx, actor),
  }
}
