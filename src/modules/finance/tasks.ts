import { sql } from 'kysely'
import { seesAll } from '#kit/access/scoped.ts'
import { today } from '#kit/posting/today.ts'
import { openGiros } from '#modules/journal/face.ts'
import { periodFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import type { Period } from '#ground/period.ts'
import { ALL, EACH, type TaskSource } from '#kit/tasks/task-source.ts'
import { cashRulesOf } from './boxes/store.ts'
import { seenCashEntries } from './entries/visible.ts'
import { showRecurring } from './recurring/verbs.ts'
import { own } from './store.ts'
import type { CashEntryKind } from './words.ts'

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

interface CashDraft {
  readonly id: string
  readonly kind: CashEntryKind
  readonly amount: string
  readonly date: Day
  readonly about: string | null
  readonly by: string
  readonly count: number
}

/** Drafts of an amount that only who approves books: this person may. What a site wrote waits where its expenses are. */
export const cashApprovalTasks: TaskSource = {
  kind: 'cash-approval',
  permission: 'approve laporan-keuangan',
  find: async (tx, actor) => {
    const mayRead = actor.can('view laporan-keuangan')
    const { approvalFrom } = mayRead ? await cashRulesOf(tx, actor.companyId) : { approvalFrom: null }
    if (approvalFrom === null) return { rows: [], count: 0, isCapped: false }
    const { rows } = await sql<CashDraft>`
      select c.id, c.kind, c.amount::text, c.entry_date as date, coalesce(c.memo, c.party_name) as about,
        c.updated_by_name as by, (count(*) over ())::int as count
      from cash_entry c
      where ${seenCashEntries(actor)} and c.state = 'draft' and c.kind <> 'pindah' and c.amount >= ${approvalFrom}
        and not exists (select from site_expense s where s.entry_id = c.id)
      order by c.entry_date, c.id limit ${ALL}
    `.execute(own(tx))
    return {
      rows: rows.map(({ id, kind, amount, date, about, by }) => ({
        id,
        text: kind === 'masuk' ? 'Kas masuk menunggu penyetuju' : 'Kas keluar menunggu penyetuju',
        ...{ about: [about, by].filter(Boolean).join(' · '), amount, since: date, act: 'Tinjau' },
        to: `/laporan-keuangan/detail/${id}`,
      })),
      count: rows[0]?.count ?? 0,
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
