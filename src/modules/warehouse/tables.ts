import type { DocumentTables } from '#modules/warehouse/documents/tables.ts'
import type { CountTables } from '#modules/warehouse/opname/tables.ts'
import type { TransferTables } from '#modules/warehouse/transfers/tables.ts'

/** The rows we own. Pages join names of earlier departments in plain SQL, and only read them. */
export type WarehouseTables = DocumentTables & TransferTables & CountTables
