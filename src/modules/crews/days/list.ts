import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ListSource } from '#kit/list/source.ts'
import { ownForeman } from '../own-crew.ts'
import { crewDayColumns } from './columns.ts'

/** What workers did at the projects a person may see; a foreman sees his own crew alone. */
export async function crewDaySource(tx: Tx, actor: Actor): Promise<ListSource> {
  const foremanId = await ownForeman(tx, actor)
  const crew = foremanId === null ? sql`true` : sql`(d.foreman_id = ${foremanId} or d.worker_id = ${foremanId})`
  return {
    columns: crewDayColumns,
    from: sql`crew_day d
      join worker w on w.company_id = d.company_id and w.id = d.worker_id
      join project p on p.company_id = d.company_id and p.id = d.project_id
      left join worker f on f.company_id = d.company_id and f.id = d.foreman_id
      left join work_item i on i.company_id = d.company_id and i.id = d.work_item_id`,
    where: sql`d.company_id = ${actor.companyId} and ${scoped(actor, { project: 'd.project_id' })} and ${crew}`,
    alias: 'd',
    at: {
      workerName: sql.ref('w.name'),
      trade: sql.ref('w.trade'),
      foremanName: sql.ref('f.name'),
      projectName: sql.ref('p.name'),
      days: sql`trim_scale(d.half_days / 2.0)`,
      overtimeHours: sql`trim_scale(d.overtime / 2.0)`,
      restHours: sql`trim_scale(d.rest_hours / 2.0)`,
      workItem: sql.ref('i.name'),
      approvedBy: sql.ref('d.approved_by_name'),
      state: sql`(case when d.wage_note_id is not null then 'paid' when d.approved_at is not null then 'approved'
        else 'waiting' end)`,
    },
    search: sql.ref('w.search'),
    defaultSort: '-day',
    zone: actor.zone,
  }
}
