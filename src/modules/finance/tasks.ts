import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'
import { showRecurring } from './recurring/verbs.ts'

/** Months of what is repeated whose day has come: this person may book them. */
export const recurringTasks: TaskSource = {
  kind: 'recurring',
  permission: 'create laporan-keuangan',
  list: () => '/laporan-keuangan/?view=berulang',
  find: async (tx, actor) => {
    const { due } = actor.can('view laporan-keuangan') ? await showRecurring(tx, actor) : { due: [] }
    return {
      rows: due.slice(0, ALL).map(({ recurringId, name, period, date, amount }) => ({
        id: `${recurringId}-${period}`,
        text: 'Transaksi berulang belum dicatat',
        ...{ about: `${name} · ${periodFormat(period as Period)}`, amount, since: date, act: 'Catat' },
        to: '/laporan-keuangan/?view=berulang',
      })),
      count: due.length,
      isCapped: false,
    }
  },
}
