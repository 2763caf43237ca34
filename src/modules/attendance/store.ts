import { tables, type Tx } from '#kit/db/tx.ts'
import type { AttendanceTables } from './tables.ts'

/** Narrows the handle to our tables. */
export const own = (tx: Tx) => tables<AttendanceTables>(tx)
