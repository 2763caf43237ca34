import { departments } from '#app/departments.ts'
import { dayIn } from '#ground/day.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'
import { COUNTED, waitingFor } from '#kit/tasks/waiting-store.ts'
import { placeOfKind } from './contract.ts'

const approvals = departments.flatMap((department) => department.approvals ?? [])

/** Papers that wait for this person's yes. */
const approvalTasks: TaskSource = {
  kind: 'approve',
  permission: 'view dashboard',
  find: async (tx, actor) => {
    const { rows, count } = await waitingFor(tx, actor, { approvals, most: ALL })
    return {
      rows: rows.map((paper) => ({
        id: paper.id,
        text: 'Menunggu persetujuan Anda',
        about: `${paper.label} · ${paper.name}`,
        amount: String(paper.amount),
        since: paper.submittedAt === null ? null : dayIn(actor.zone, paper.submittedAt),
        act: 'Tinjau',
        to: paper.page,
      })),
      count: Math.min(count, COUNTED),
      isCapped: count >= COUNTED,
    }
  },
}

/** Everything that can wait for somebody, the most pressing first. */
export const taskSources: readonly TaskSource[] = [
  approvalTasks,
  ...departments.flatMap((department) => department.tasks ?? []),
].toSorted((one, other) => placeOfKind(one) - placeOfKind(other))
