import { tables, type Tx } from '#kit/db/tx.ts'
import type { FinanceTables } from './tables.ts'

/** Narrows the handle to our tables. */
export const own = (tx: Tx) => tables<FinanceTables>(tx)
