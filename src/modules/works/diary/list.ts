import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { ListSource } from '#kit/list/source.ts'
import { siteReportColumns } from './columns.ts'
import { seenSiteReports } from './store.ts'

// What a claim for more time stands on: hours of rain, and what the client or others held up. A blocker of the weather
// tells the same rain again.
const claimHours = sql`(select greatest(s.rain_hours, coalesce(sum(b.hours) filter (where b.kind = 'cuaca'), 0))
    + coalesce(sum(b.hours) filter (where b.kind <> 'cuaca' and b.party in ('pemberi-kerja', 'pihak-lain')), 0)
  from jsonb_to_recordset(s.blockers) b(kind text, party text, hours numeric))`

/** The daily reports of the sites a person may see. */
export function siteReportSource(actor: Actor): ListSource {
  return {
    columns: siteReportColumns,
    from: sql`site_report s join project p on p.company_id = s.company_id and p.id = s.project_id`,
    where: sql`${seenSiteReports(actor)}`,
    alias: 's',
    at: {
      date: sql.ref('s.report_date'),
      projectName: sql.ref('p.name'),
      rainHours: sql`trim_scale(s.rain_hours)`,
      claimHours: sql`trim_scale(${claimHours})`,
      claimsTime: sql`(${claimHours} > 0)`,
      works: sql`(select string_agg(coalesce(i.name, w.note), ', ' order by w.line_no) from site_report_work w
        left join work_item i on i.company_id = w.company_id and i.id = w.work_item_id
        where w.company_id = s.company_id and w.report_id = s.id and w.line_no <= 3)`,
      blockers: sql`jsonb_array_length(s.blockers)`,
      hasBlockers: sql`(jsonb_array_length(s.blockers) > 0)`,
      photos: sql`(select count(*)::int from file f where f.company_id = s.company_id
        and f.owner_subject = 'dokumentasi-proyek' and f.owner_id = s.id)`,
      checkedBy: sql.ref('s.checked_by_name'),
    },
    search: sql.ref('s.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}
