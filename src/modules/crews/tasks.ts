import { sql } from 'kysely'
import { dayIn, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { holdAlone } from '#kit/posting/approval.ts'
import { today } from '#kit/posting/today.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'
import { own } from './store.ts'

interface Waiting {
  readonly id: string
  readonly day: Day
  readonly name: string
  readonly project: string
  readonly by: string
  readonly at: string
  readonly count: number
}

/** Corrections of paid days within one's projects that somebody else asked for; one's own where nobody else could say yes. */
export const paidDayTasks: TaskSource = {
  kind: 'paid-day',
  permission: 'approve absensi',
  find: async (tx, actor) => {
    const { companyId, userId, scope } = actor
    const isAlone = await holdAlone(tx, actor, 'approve absensi', [userId])
    const projectIds = scope.projects === 'all' ? null : [...scope.projects]
    const { rows } = await sql<Waiting>`
      select c.crew_day_id as id, c.day, pe.name, p.name as project, c.created_by_name as by, c.created_at as at, (count(*) over ())::int as count
      from crew_correction c
      join project p on p.company_id = c.company_id and p.id = c.project_id
      join worker w on w.company_id = c.company_id and w.id = c.worker_id
      join person pe on pe.company_id = w.company_id and pe.id = w.person_id
      where c.company_id = ${companyId} and c.approved_at is null and not c.is_void and c.fee_of is null
        and (${isAlone} or c.created_by <> ${userId})
        and (${projectIds}::uuid[] is null or c.project_id = any (${projectIds}::uuid[]))
      order by c.day, c.id limit ${ALL}
    `.execute(own(tx))
    return {
      rows: rows.map(({ id, day, name, project, by, at }) => ({
        ...{ id, text: 'Koreksi hari yang sudah dibayar', amount: null, since: dayIn(actor.zone, at), act: 'Tinjau' },
        about: `${name}, ${dayFormat(day, 'dense', today(actor))} · ${project} · diajukan ${by}`,
        to: `/absensi/detail-pekerja/${id}`,
      })),
      count: rows[0]?.count ?? 0,
      isCapped: false,
    }
  },
}
