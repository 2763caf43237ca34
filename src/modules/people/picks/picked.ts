import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { wordConditions } from '#kit/list/conditions.ts'
import { seenBy } from '#kit/record/rows.ts'
import { foremanOfUser } from '../face.ts'
import { own } from '../store.ts'
import { workerRecord } from '../workers/worker.record.ts'
import { employeeRecord } from '../employees/employee.record.ts'
import type { EmployeeChoice, WorkerChoice } from './contract.ts'

/** Answers a picker of workers: those who still work here, or the one already chosen whatever became of them. */
export async function pickedWorkers(
  tx: Tx,
  actor: Actor,
  asked: { readonly q?: string | undefined; readonly id?: string | undefined; readonly foreman?: boolean | undefined },
): Promise<WorkerChoice[]> {
  const words = wordConditions(sql.ref('t.search'), asked.q ?? '')
  const lead = asked.foreman ? [sql`t.is_foreman`] : []
  const which = asked.id === undefined ? [sql`t.archived_at is null`, ...lead, ...words] : [sql`t.id = ${asked.id}`]
  const crew = await ownCrew(tx, actor)
  const { rows } = await sql<WorkerChoice>`
    select t.id, t.code, t.name, t.trade, j.name as "projectName"
    from worker t left join project j on j.company_id = t.company_id and j.id = t.project_id
    where ${sql.join([seenBy(workerRecord, actor), ...crew, ...which], sql` and `)}
    order by t.name, t.id limit 20
  `.execute(own(tx))
  return rows
}

// A foreman picks of his own crew and of who is in none; the crew of another is not his to see.
async function ownCrew(tx: Tx, actor: Actor): Promise<RawBuilder<unknown>[]> {
  if (actor.can('approve absensi') || actor.can('view management-karyawan')) return []
  const lead = await foremanOfUser(tx, actor.companyId, actor.userId)
  if (lead === null) return []
  return [sql`(t.id = ${lead} or t.foreman_id = ${lead} or (t.foreman_id is null and not t.is_foreman))`]
}

/** Answers a picker of employees: those who still work here, or the one already chosen whatever became of them. */
export async function pickedEmployees(
  tx: Tx,
  actor: Actor,
  asked: { readonly q?: string | undefined; readonly id?: string | undefined },
): Promise<EmployeeChoice[]> {
  const words = wordConditions(sql.ref('t.search'), asked.q ?? '')
  const which = asked.id === undefined ? [sql`t.archived_at is null`, ...words] : [sql`t.id = ${asked.id}`]
  const { rows } = await sql<EmployeeChoice>`
    select t.id, t.code, t.name, t.position from employee t
    where ${sql.join([seenBy(employeeRecord, actor), ...which], sql` and `)}
    order by t.name, t.id limit 20
  `.execute(own(tx))
  return rows
}
