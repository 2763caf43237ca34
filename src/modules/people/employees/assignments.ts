import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { dayFormat, percentFormat } from '#ground/format.ts'
import { NO_DIMS, ofProject } from '#ground/dims.ts'
import { HUNDRED_PERCENT, percent, percentText, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { checkDims } from '#modules/projects/face.ts'
import { own } from '../store.ts'

/** What part of somebody works for a project, from a day on; null: until further notice. */
export interface Assignment {
  readonly projectId: string
  readonly percent: Percent
  readonly fromDate: Day
  readonly toDate: Day | null
}

/** Tells which part of somebody works where on a day. */
export function assignedOn<Row extends Assignment>(rows: readonly Row[], on: Day): Row[] {
  return rows.filter(({ fromDate, toDate }) => fromDate <= on && (toDate === null || on <= toDate))
}

/**
 * Refuses an assignment of nothing ('assignment.nothing') or one that ends before it begins ('assignment.ends-early'), and a day
 * on which somebody would be more than whole ('assignment.too-much', with `on` and `sum`), at the field.
 */
export function checkAssignments(rows: readonly Assignment[]): void {
  for (const [at, row] of rows.entries()) {
    const refuse = (code: string, field: string, facts = {}) =>
      new Refusal(code, facts, { field: `assignments.${at}.${field}` })
    if (row.percent === 0n) throw refuse('assignment.nothing', 'percent')
    if (row.toDate && row.toDate < row.fromDate) throw refuse('assignment.ends-early', 'toDate')
    // What begins makes a day fuller; so the fullest days are those on which one begins.
    for (const { fromDate: on } of rows.slice(0, at + 1)) {
      const sum = assignedOn(rows.slice(0, at + 1), on).reduce((all, one) => all + one.percent, 0n) as Percent
      if (sum <= HUNDRED_PERCENT) continue
      throw refuse('assignment.too-much', 'percent', {
        on: dayFormat(on, 'short'),
        sum: percentFormat(percentText(sum)),
      })
    }
  }
}

/** Refuses a project out of reach or one that takes no costs any more, at its field; where somebody is already, they stay. */
export async function checkAssignedProjects(
  tx: Tx,
  actor: Actor,
  rows: readonly Assignment[],
  employeeId?: string,
): Promise<void> {
  const before = employeeId === undefined ? [] : await assignmentsOf(tx, actor.companyId, [employeeId])
  const known = new Set(before.map(({ projectId }) => projectId))
  const lines = rows.map(({ projectId }) => (known.has(projectId) ? NO_DIMS : ofProject(projectId)))
  try {
    await checkDims(tx, actor, { projectId: null, lines })
  } catch (error) {
    if (!(error instanceof Refusal) || !error.field?.startsWith('lines.')) throw error
    throw new Refusal(error.code, error.facts, { field: error.field.replace('lines', 'assignments') })
  }
}

/** Reads where some employees are and were assigned, by employee and day. */
export async function assignmentsOf(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<(Assignment & { readonly employeeId: string })[]> {
  const { rows } = await sql<{
    employeeId: string
    projectId: string
    percent: string
    fromDate: Day
    toDate: Day | null
  }>`
    select employee_id as "employeeId", project_id as "projectId", percent::text as percent, from_date as "fromDate", to_date as "toDate"
    from employee_project where company_id = ${companyId} and employee_id = any (${[...employeeIds]}::uuid[])
    order by employee_id, from_date, line_no
  `.execute(own(tx))
  return rows.map((row) => ({ ...row, percent: percent(row.percent) }))
}
