import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import { seenSiteReports, type KeptSiteReport } from './store.ts'

/** Some days of a project. */
export interface SiteSpan {
  readonly projectId: string
  readonly from: Day
  readonly to: Day
}

/** The reports of some days that were handed to the office and that this person may see, in the order of their days. */
export async function handedReports(tx: Tx, actor: Actor, of: SiteSpan): Promise<KeptSiteReport[]> {
  return own(tx)
    .selectFrom('site_report as s')
    .selectAll()
    .where(seenSiteReports(actor))
    .where('s.project_id', '=', of.projectId)
    .where('s.report_date', '>=', of.from)
    .where('s.report_date', '<=', of.to)
    .where('s.state', '!=', 'draft')
    .orderBy('s.report_date')
    .execute()
}

/** Work that reports tell of a work item within some days, and up to their end. */
export interface SpanWork {
  readonly code: string
  readonly name: string
  readonly unit: string | null
  readonly volume: string
  readonly soFar: string
  readonly contract: string | null
}

/** Sums the work of handed reports by work item, in the order of the bill. */
export async function workOfSpan(tx: Tx, actor: Actor, of: SiteSpan): Promise<SpanWork[]> {
  const { rows } = await sql<SpanWork>`
    select i.code, i.name, i.unit, trim_scale(w.volume)::text as volume, trim_scale(w.so_far)::text as "soFar",
      trim_scale(r.volume)::text as contract
    from (
      select o.work_item_id, sum(o.volume) filter (where s.report_date >= ${of.from}) as volume,
        sum(o.volume) as so_far
      from site_report_work o join site_report s on s.company_id = o.company_id and s.id = o.report_id
      where ${seenSiteReports(actor)} and s.project_id = ${of.projectId} and s.report_date <= ${of.to}
        and s.state <> 'draft' and o.work_item_id is not null
      group by o.work_item_id
    ) w
    join work_item i on i.company_id = ${actor.companyId} and i.id = w.work_item_id
    left join rab b on b.company_id = i.company_id and b.project_id = ${of.projectId} and b.state = 'approved'
    left join rab_row r on r.company_id = i.company_id and r.rab_id = b.id and r.work_item_id = i.id
    where w.volume > 0 order by i.position, i.code
  `.execute(own(tx))
  return rows
}
