import { sql } from 'kysely'
import { addDays, type Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { openStatuses } from '#modules/projects/rules.ts'
import { ownForeman } from '../own-crew.ts'
import { own } from '../store.ts'
import { saturdayOf } from './rules.ts'

/**
 * Finds the project where most man-days were marked in the week of a day; where that week has none yet, in the week
 * before. A foreman's own crew counts alone. Each project is asked by its own days (`crew_day` is unique by them).
 */
export async function findBusiest(tx: Tx, actor: Actor, on: Day): Promise<{ readonly projectId: string | null }> {
  const { companyId } = actor
  const foremanId = await ownForeman(tx, actor)
  const crew = foremanId === null ? sql`true` : sql`(d.foreman_id = ${foremanId} or d.worker_id = ${foremanId})`
  const until = saturdayOf(on)
  const { rows } = await sql<{ id: string }>`
    select p.id from project p cross join lateral (
      select coalesce(sum(d.half_days) filter (where d.day > ${addDays(until, -7)}), 0) as this_week,
        sum(d.half_days) as two_weeks
      from crew_day d where d.company_id = p.company_id and d.project_id = p.id
        and d.day > ${addDays(until, -14)} and d.day <= ${until} and ${crew}
    ) worked
    where p.company_id = ${companyId} and ${scoped(actor, { project: 'p.id' })} and p.archived_at is null
      and p.status = any (${openStatuses}::text[]) and worked.two_weeks > 0
    order by worked.this_week desc, worked.two_weeks desc, p.id desc limit 1
  `.execute(own(tx))
  return { projectId: rows[0]?.id ?? null }
}
