import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { NO_DIMS, ofProject } from '#ground/dims.ts'
import { percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { checkDims } from '#modules/projects/face.ts'
import { own } from '../store.ts'
import type { Assignment } from './rules.ts'

/** Refuses a project out of reach or one that takes no costs any more, at its field; where somebody is already, they stay. */
export async function checkAssignedProjects(
  tx: Tx,
  actor: Actor,
  rows: readonly Assignment[],
  employeeId?: string,
): Promise<void> {
  const before = employeeId === undefined ? [] : await assignmentsOf(tx, actor.companyId, [employeeId])
  const known = new Set(before.map(({ projectId }) => projectId).filter((id) => isWithin(actor.scope.projects, id)))
  const lines = rows.map(({ projectId }) => (known.has(projectId) ? NO_DIMS : ofProject(projectId)))
  try {
    await checkDims(tx, actor, { projectId: null, lines })
  } catch (error) {
    if (!(error instanceof Refusal) || !error.field?.startsWith('lines.')) throw error
    throw new Refusal(error.code, error.facts, { field: error.field.replace('lines', 'assignments') })
  }
}

/** Adds the assignments that a person is not shown, at projects out of their reach, to those they send: these stay as they are. */
export async function withHidden<Row extends Assignment>(
  tx: Tx,
  actor: Actor,
  sent: { readonly id: string; readonly assignments: readonly Row[] },
): Promise<(Row | Kept)[]> {
  if (actor.scope.projects === 'all') return [...sent.assignments]
  const kept = await assignmentsOf(tx, actor.companyId, [sent.id])
  return [...sent.assignments, ...kept.filter(({ projectId }) => !isWithin(actor.scope.projects, projectId))]
}

type Kept = Assignment & { readonly id: string }

/** Reads where some employees are and were assigned, by employee and day. */
export async function assignmentsOf(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<(Kept & { readonly employeeId: string })[]> {
  const { rows } = await sql<{
    id: string
    employeeId: string
    projectId: string
    percent: string
    fromDate: Day
    toDate: Day | null
  }>`
    select id, employee_id as "employeeId", project_id as "projectId", percent::text as percent, from_date as "fromDate", to_date as "toDate"
    from employee_project where company_id = ${companyId} and employee_id = any (${[...employeeIds]}::uuid[])
    order by employee_id, from_date, line_no
  `.execute(own(tx))
  return rows.map((row) => ({ ...row, percent: percent(row.percent) }))
}
