import type { Tx } from '#kit/db/tx.ts'
import type { Assignment } from '#modules/people/employees/rules.ts'
import { assignmentsOf } from '#modules/people/face.ts'
import { openProjectsAmong } from '#modules/projects/face.ts'

/** Reads to which projects some employees are assigned; a project that is finished bears nothing more. */
export async function assignedOf(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<(employeeId: string) => readonly Assignment[]> {
  const all = await assignmentsOf(tx, companyId, employeeIds)
  const open = await openProjectsAmong(tx, companyId, [...new Set(all.map(({ projectId }) => projectId))])
  const byEmployee = Map.groupBy(
    all.filter(({ projectId }) => open.has(projectId)),
    ({ employeeId }) => employeeId,
  )
  return (employeeId) => byEmployee.get(employeeId) ?? []
}
