import { dayIn } from '#ground/day.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'
import { changesToDecide } from './bank-change.ts'

/** Bank accounts of suppliers that wait for a second person. */
export const accountTasks: TaskSource = {
  kind: 'account',
  permission: 'approve supplier',
  find: async (tx, actor) => {
    const { rows, count } = await changesToDecide(tx, actor, ALL)
    return {
      rows: rows.map((change) => ({
        id: change.id,
        text: 'Perubahan rekening supplier',
        about: `${change.name} · diminta ${change.askedBy}`,
        amount: null,
        since: dayIn(actor.zone, change.askedAt),
        act: 'Tinjau',
        to: `/supplier/detail/${change.supplierId}`,
      })),
      count,
      isCapped: false,
    }
  },
}
