import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { AttendanceTables } from './tables.ts'

/** Narrows the handle to our tables. */
export const own = (tx: Tx) => tables<AttendanceTables>(tx)

/** Makes the verb that changes what was asked in a table and counts its version up; it answers with the new version. */
export function changeIn(table: 'leave_request' | 'overtime_order' | 'day_correction') {
  return async (tx: Tx, companyId: string, id: string, set: Readonly<Record<string, unknown>>): Promise<number> => {
    const row = await own(tx)
      .updateTable(table)
      .set({ ...set, version: sql<number>`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow()
    return row.version
  }
}
