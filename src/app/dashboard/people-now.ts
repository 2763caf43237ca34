import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { showWagesNow } from '#modules/crews/settlements/open.ts'
import { saturdayOf } from '#modules/crews/weeks/rules.ts'
import { endingContracts } from '#modules/people/face.ts'
import type { PeopleNow } from './contract.ts'

/** How many sites the dashboard shows. */
const MOST = 6
/** Contracts are counted so far. */
const COUNTED = 200

/** Who is at work today by site, what this Saturday comes to, and whose contract ends. */
export async function peopleNow(tx: Tx, actor: Actor): Promise<PeopleNow> {
  const on = today(actor)
  const until = saturdayOf(on)
  const [sites, wages, endings] = await Promise.all([
    sitesToday(tx, actor, on),
    actor.can('view gaji') && actor.can('view slip-gaji') ? showWagesNow(tx, actor, { until }) : null,
    actor.can('update management-karyawan') ? endingContracts(tx, actor.companyId, on, COUNTED) : null,
  ])
  return {
    sites,
    wages: wages && { until, net: wages.totals.net, waiting: wages.waiting.reduce((sum, { days }) => sum + days, 0) },
    endings: endings && endings.length,
  }
}

async function sitesToday(tx: Tx, actor: Actor, on: Day): Promise<PeopleNow['sites']> {
  const seen = scoped(actor, { project: 'p.id' })
  const { rows } = await sql<PeopleNow['sites'][number]>`
    select p.id as "projectId", p.name, coalesce(d.present, 0) as present, coalesce(d.away, 0) as away,
      (select count(*)::int from worker w where w.company_id = p.company_id and w.project_id = p.id and w.archived_at is null
        and not exists (select from crew_day m where m.company_id = w.company_id and m.worker_id = w.id and m.day = ${on})
      ) as unmarked
    from project p left join lateral (
      select (count(*) filter (where half_days > 0 or rest_hours > 0))::int as present,
        (count(*) filter (where half_days = 0 and rest_hours = 0))::int as away
      from crew_day c where c.company_id = p.company_id and c.project_id = p.id and c.day = ${on}
    ) d on true
    where p.company_id = ${actor.companyId} and p.status = 'berjalan' and p.archived_at is null and ${seen}
    order by coalesce(d.present, 0) desc, p.name, p.id limit ${MOST}
  `.execute(tables(tx))
  return rows
}
