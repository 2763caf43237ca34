import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { changeIn, own } from '../store.ts'
import type { LeaveRow } from './rules.ts'

/** A row to be written to somebody's right to leave. */
export interface NewLeaveRow extends LeaveRow {
  readonly employeeId: string
  readonly requestId?: string | null
  readonly note: string | null
}

/** Adds rows to rights to leave. */
export async function insertLeaveRows(
  tx: Tx,
  { companyId, userId, name }: Actor,
  rows: readonly NewLeaveRow[],
): Promise<void> {
  const values = rows.map((row) => ({
    ...{ id: newId(), company_id: companyId, employee_id: row.employeeId, kind: row.kind, on_day: row.on },
    ...{ half_days: row.halfDays, expires_on: row.expiresOn, request_id: row.requestId ?? null, note: row.note },
    ...{ created_by: userId, created_by_name: name },
  }))
  await insertRows(tx, 'leave_entry', values)
}

/** Reads the rows of some employees' right to leave, oldest first. */
export async function leaveRowsOf(tx: Tx, companyId: string, employeeIds: readonly string[]) {
  return own(tx)
    .selectFrom('leave_entry')
    .select(['id', 'employee_id as employeeId', 'kind', 'on_day as on', 'half_days as halfDays', 'note'])
    .select(['expires_on as expiresOn', 'request_id as requestId'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`employee_id = any (${[...employeeIds]}::uuid[])`)
    .orderBy('on_day')
    .orderBy('id')
    .execute()
}

/** Reads the newest requests, those that wait first. */
export async function newestRequests(tx: Tx, companyId: string) {
  return requests(tx)
    .where('company_id', '=', companyId)
    .orderBy(sql`state <> 'pending'`)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
}

/** Reads a request and keeps others from deciding it meanwhile; undefined where there is none. */
export async function lockRequest(tx: Tx, companyId: string, id: string) {
  return requests(tx).where('company_id', '=', companyId).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Tells whether somebody has a leave, asked or approved, that touches days of a period. */
export async function hasLeaveIn(
  tx: Tx,
  companyId: string,
  of: { readonly employeeId: string; readonly from: Day; readonly until: Day },
): Promise<boolean> {
  const row = await requests(tx)
    .where('company_id', '=', companyId)
    .where('employee_id', '=', of.employeeId)
    .where('state', 'in', ['pending', 'approved'])
    .where('valid_from', '<=', of.until)
    .where('valid_until', '>=', of.from)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Changes a request and counts its version up. */
export const changeRequest = changeIn('leave_request')

function requests(tx: Tx) {
  return own(tx)
    .selectFrom('leave_request')
    .select(['id', 'employee_id as employeeId', 'type', 'valid_from as from', 'valid_until as until', 'half'])
    .select(['half_days as halfDays', 'reason', 'state', 'decision_note as note', 'decided_by_name as decidedBy'])
    .select(['created_by as askedById', 'created_by_name as askedBy', 'version'])
}
