import { Refusal } from '#ground/refusal.ts'
import { monthsBack } from '#ground/months.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { profitOfProjects } from '#modules/journal/face.ts'
import { projectNames } from '#modules/projects/face.ts'
import type { Report, ReportColumn } from '../report.ts'
import { spanText } from './columns.ts'
import type * as contract from './contract.ts'
import { columnsOfProjects, gainedByProject, type ProjectColumn } from './by-project-rules.ts'
import { isOfProfit, profitRows } from './rules.ts'
import { gainedIn, refuseNarrowed, spanOf, sumsWithout } from './make-report.ts'

/**
 * Makes laba rugi of a span with a column for each project that moved most, one for the others, one for what bears no project, and
 * all of it. Throws 'report.not-by-project' when one project or the cash basis is asked for as well.
 */
export async function makeProfitByProject(
  tx: Tx,
  actor: Actor,
  asked: Omit<AskedOf<typeof contract.profitAndLoss>, 'split'>,
): Promise<Report> {
  if (asked.projectId !== undefined || asked.basis === 'kas') {
    throw new Refusal('report.not-by-project', {}, { field: 'split' })
  }
  refuseNarrowed(actor, null)
  const { from, to } = spanOf(actor, asked, (until) => firstDay(periodOf(monthsBack(until, 2))))
  const withCosts = actor.can('view biaya')
  const whole = await sumsWithout(tx, actor, { projectId: null, ranges: [{ from, to }], apart: ['year_closing'] })
  const ofProjects = await profitOfProjects(tx, { companyId: actor.companyId, withCosts }, { from, to })
  const columns = columnsOfProjects(ofProjects)
  const names = await projectNames(
    tx,
    actor.companyId,
    columns.flatMap(({ ids }) => ids.slice(0, 1)),
  )
  const all = gainedIn(whole, 1).filter(({ account }) => isOfProfit(account))
  const labelled = columns.map((column): ReportColumn => ({
    ...{ label: labelOf(column, names), from, to },
    projectId: column.kind === 'none' ? 'tanpa' : column.kind === 'one' ? (column.ids[0] ?? null) : null,
  }))
  return {
    title: 'Laba rugi per proyek',
    columns: [...labelled, { label: 'Jumlah', from, to, of: 'whole' }],
    rows: profitRows(gainedByProject(all, ofProjects, columns), columns.length + 1, null),
    isWhole: withCosts,
    projectName: null,
    span: spanText(from, to),
  }
}

function labelOf({ kind, ids }: ProjectColumn, names: ReadonlyMap<string, string>): string {
  if (kind === 'none') return 'Tanpa proyek'
  return kind === 'others' ? `${ids.length} proyek lain` : (names.get(ids[0] ?? '') ?? '')
}
