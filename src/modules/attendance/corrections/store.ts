import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { changeIn, own } from '../store.ts'

/** Reads the newest corrections, those that wait first. */
export async function newestCorrections(tx: Tx, companyId: string) {
  return corrections(tx)
    .where('company_id', '=', companyId)
    .orderBy(sql`state <> 'pending'`)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
}

/** Reads a correction and keeps others from deciding it meanwhile; undefined where there is none. */
export async function lockCorrection(tx: Tx, companyId: string, id: string) {
  return corrections(tx).where('company_id', '=', companyId).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Changes a correction and counts its version up. */
export const changeCorrection = changeIn('day_correction')

function corrections(tx: Tx) {
  return own(tx)
    .selectFrom('day_correction')
    .select(['id', 'employee_id as employeeId', 'day', 'was_mark', 'was_half', 'mark', 'half', 'reason', 'state'])
    .select(['decision_note as note', 'decided_by_name as decidedBy', 'version'])
    .select(['created_by as askedById', 'created_by_name as askedBy'])
}
