import { tables, type Tx } from '#kit/db/tx.ts'
import type { DocumentTables } from '#modules/warehouse/documents/tables.ts'
import type { CountTables } from '#modules/warehouse/opname/tables.ts'
import type { TransferTables } from '#modules/warehouse/transfers/tables.ts'

/** The rows we own. Pages join names of earlier departments in plain SQL, and only read them. */
export type WarehouseTables = DocumentTables & TransferTables & CountTables

/** Narrows the handle to our tables. */
export const own = (tx: Tx) => tables<WarehouseTables>(tx)
