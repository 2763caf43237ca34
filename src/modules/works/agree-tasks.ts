import { sql } from 'kysely'
import { dayIn } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'

/** What waits, what its number is called, what is done to it, and where: `bagian` of the project's page, or its own form. */
const waits = {
  rab: { text: 'RAB menunggu persetujuan', no: 'revisi', act: 'Tinjau', part: 'rab' },
  rap: { text: 'RAP menunggu persetujuan', no: 'revisi', act: 'Tinjau', part: 'rap' },
  schedule: { text: 'Jadwal menunggu persetujuan', no: 'revisi', act: 'Tinjau', part: 'jadwal' },
  change: { text: 'CCO menunggu persetujuan', no: 'CCO', act: 'Tinjau', part: 'cco' },
  progress: { text: 'Opname menunggu persetujuan', no: 'minggu', act: 'Tinjau', part: 'opname' },
  returned: { text: 'Opname dikembalikan', no: 'minggu', act: 'Perbaiki', part: 'opname' },
} as const

interface WorkWaiting {
  readonly id: string
  readonly projectId: string
  readonly name: string
  readonly what: keyof typeof waits
  readonly no: number
  readonly at: string
}

/** What somebody else wrote for a project and this person may say yes to; and weeks that were handed back to them. */
export const agreeTasks: TaskSource = {
  kind: 'works',
  permission: 'view daftar-proyek',
  workOf: ['approve daftar-proyek', 'update daftar-proyek'],
  find: async (tx, actor) => {
    const { rows, count } = await worksWaiting(tx, actor)
    return {
      rows: rows.map(({ id, projectId, name, what, no, at }) => ({
        id,
        text: waits[what].text,
        about: `${name} · ${waits[what].no} ${no}`,
        amount: null,
        since: dayIn(actor.zone, at),
        act: waits[what].act,
        to:
          what === 'returned'
            ? `/daftar-proyek/opname/${projectId}`
            : `/daftar-proyek/detail/${projectId}?bagian=${waits[what].part}`,
      })),
      count,
      isCapped: false,
    }
  },
}

async function worksWaiting(tx: Tx, actor: Actor) {
  const { companyId, userId } = actor
  const mine = sql`${userId}::uuid = any (writers)`
  const agrees = actor.can('approve daftar-proyek')
  const { rows } = await sql<WorkWaiting & { count: number }>`
    select w.*, p.name, (count(*) over ())::int as count from (
      select id, project_id as "projectId", 'rab' as what, revision as no, updated_at as at from rab
      where company_id = ${companyId} and state = 'draft' and ${agrees} and not ${mine}
      union all
      select id, project_id, 'rap', revision, updated_at from rap
      where company_id = ${companyId} and state = 'draft' and ${agrees && actor.can('view biaya')} and not ${mine}
      union all
      select id, project_id, 'schedule', revision, updated_at from schedule
      where company_id = ${companyId} and state = 'draft' and ${agrees} and not ${mine}
      union all
      select id, project_id, 'change', number, updated_at from change_order
      where company_id = ${companyId} and state = 'asked' and ${agrees} and not ${mine}
      union all
      select id, project_id, 'progress', week, updated_at from progress_report
      where company_id = ${companyId} and state = 'draft' and returned_at is null and ${agrees} and not ${mine}
      union all
      select id, project_id, 'returned', week, returned_at from progress_report
      where company_id = ${companyId} and state = 'draft' and returned_at is not null
        and ${actor.can('update daftar-proyek')} and ${mine}
    ) w join project p on p.company_id = ${companyId} and p.id = w."projectId"
    where ${scoped(actor, { project: 'p.id' })} order by w.at, w.id limit ${ALL}
  `.execute(tables(tx))
  return { rows, count: rows[0]?.count ?? 0 }
}
