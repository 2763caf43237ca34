import type { Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** Counts the people that the reports of a project tell of, by day; drafts and reports without a crew tell nothing. */
export async function siteHeadsOf(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly from: Day; readonly to: Day },
): Promise<Map<string, number>> {
  const rows = await own(tx)
    .selectFrom('site_report')
    .select(['report_date as day', 'workers'])
    .where('company_id', '=', companyId)
    .where('project_id', '=', of.projectId)
    .where('report_date', '>=', of.from)
    .where('report_date', '<=', of.to)
    .where('state', '<>', 'draft')
    .where('workers', '>', 0)
    .execute()
  return new Map(rows.map(({ day, workers }) => [day, workers]))
}
