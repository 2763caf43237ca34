import { seesAll } from '#kit/access/scoped.ts'
import { today } from '#kit/posting/today.ts'
import { openGiros } from '#modules/journal/face.ts'
import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import { ALL, EACH, type TaskSource } from '#kit/tasks/task-source.ts'
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

const GIROS = '/laporan-keuangan/?view=giro'

/** Giros whose day has come: those we hold are taken to the bank, for those we gave the account needs its money. */
export const giroTasks: TaskSource = {
  kind: 'giro',
  permission: 'create laporan-keuangan',
  list: () => GIROS,
  find: async (tx, actor) => {
    const mayRead = actor.can('view laporan-keuangan') && seesAll(actor)
    const due = mayRead ? await openGiros(tx, actor.companyId, COUNTED, today(actor)) : []
    return {
      rows: due.slice(0, EACH).map(({ id, direction, number, bank, partyName, amount, dueOn }) => ({
        id,
        text: direction === 'masuk' ? 'Giro jatuh tempo, setorkan ke bank' : 'Giro kita jatuh tempo, siapkan saldonya',
        ...{
          about: `${number} · ${bank} · ${partyName}`,
          amount: String(amount),
          since: dueOn,
          act: 'Buka',
          to: GIROS,
        },
      })),
      count: due.length,
      isCapped: due.length >= COUNTED,
    }
  },
}

const COUNTED = 1000
