import { sql } from 'kysely'
import { dayIn } from '#ground/day.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tables } from '#kit/db/tx.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'
import { subcontractPage } from './page.ts'

/** Addenda of subcontracts that were asked for, and that this person wrote nothing on. */
export const addendumTasks: TaskSource = {
  kind: 'subcontract-addendum',
  permission: 'approve daftar-proyek',
  find: async (tx, actor) => {
    if (!actor.can('view biaya')) return { rows: [], count: 0, isCapped: false }
    const { rows } = await sql<AddendumWaiting & { count: number }>`
      select a.id, s.id as "subcontractId", s.project_id as "projectId", s.number, p.name, a.net::text, a.updated_at as at,
        (count(*) over ())::int as count
      from subcontract_addendum a join subcontract s on s.company_id = a.company_id and s.id = a.subcontract_id
        join project p on p.company_id = s.company_id and p.id = s.project_id
      where a.company_id = ${actor.companyId} and a.state = 'pending_approval' and s.state = 'posted'
        and not ${actor.userId}::uuid = any (a.writers) and ${scoped(actor, { project: 'p.id' })}
      order by a.updated_at, a.id limit ${ALL}
    `.execute(tables(tx))
    return {
      rows: rows.map((row) => ({
        ...{ id: row.id, text: 'Addendum SPK menunggu persetujuan', about: `${row.number} · ${row.name}` },
        ...{ amount: row.net, since: dayIn(actor.zone, row.at), act: 'Tinjau' },
        to: subcontractPage(row.projectId, row.subcontractId),
      })),
      count: rows[0]?.count ?? 0,
      isCapped: false,
    }
  },
}

interface AddendumWaiting {
  readonly id: string
  readonly subcontractId: string
  readonly projectId: string
  readonly number: string
  readonly name: string
  readonly net: string
  readonly at: string
}
