import { sql } from 'kysely'
import { dayIn } from '#ground/day.ts'
import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'
import type { Queue } from '#kit/tasks/waiting-store.ts'
import { slipKindOf, slipKinds, type RunKind } from './runs/words.ts'

/** The wages of a month that somebody else handed in. */
export const wagesTasks: TaskSource = {
  kind: 'wages',
  permission: 'approve slip-gaji',
  find: async (tx, actor) => {
    const { rows, count } = await runsWaiting(tx, actor)
    // What is paid is for who may see wages.
    const seesWages = actor.can('view gaji')
    return {
      rows: rows.map(({ id, kind, month, people, net, by, at }) => ({
        id,
        text: `${slipKinds[slipKindOf(kind)]} menunggu persetujuan`,
        about: `${periodFormat(month)} · ${people} orang · diajukan ${by}`,
        amount: seesWages ? net : null,
        since: dayIn(actor.zone, at),
        act: 'Tinjau',
        to: `/slip-gaji/?perhitungan=${id}`,
      })),
      count,
      isCapped: false,
    }
  },
}

interface RunWaiting {
  readonly id: string
  readonly kind: RunKind
  readonly month: Period
  readonly people: number
  readonly net: string
  readonly by: string
  readonly at: string
}

async function runsWaiting(tx: Tx, actor: Actor): Promise<Queue<RunWaiting>> {
  const { rows } = await sql<RunWaiting & { count: number }>`
    select id, kind, month, people, net::text as net, submitted_by_name as by, updated_at as at, (count(*) over ())::int as count
    from payroll_run
    where company_id = ${actor.companyId} and state = 'pending_approval' and submitted_by <> ${actor.userId}
    order by month, id limit ${ALL}
  `.execute(tables(tx))
  return { rows, count: rows[0]?.count ?? 0 }
}
