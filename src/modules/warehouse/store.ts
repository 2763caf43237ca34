import { tables, type Tx } from '#kit/db/tx.ts'
import type { WarehouseTables } from '#modules/warehouse/tables.ts'

/** Narrows the handle to our tables. */
export const own = (tx: Tx) => tables<WarehouseTables>(tx)
