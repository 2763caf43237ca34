import { sql } from 'kysely'
import type { Money } from '#ground/money.ts'
import { firstDay, lastDay, type Period } from '#ground/period.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { WorkerMonth, WorkerPaid } from '#modules/payroll/face.ts'
import { projectNames } from '#modules/projects/face.ts'
import { own } from '../store.ts'

interface NoteKept extends Omit<WorkerPaid, 'projects'> {
  readonly shares: readonly { readonly projectId: string | null; readonly amount: string }[]
}

/**
 * Reads the wages of workers that were booked in a month and stand, THR too, by day and name: at most 50,000 notes. What
 * was owed when the books began here is no payment of the month.
 */
export async function notesOfMonth(tx: Tx, companyId: string, month: Period): Promise<WorkerMonth> {
  const { rows } = await sql<NoteKept>`
    select n.worker_id as "workerId", n.person_id as "personId", n.name, s.id as "sourceId", s.number,
      s.settled_on as "on", n.dates, n.gross, n.tax, n.shares
    from wage_settlement s join wage_note n on n.company_id = s.company_id and n.settlement_id = s.id
    where s.company_id = ${companyId} and s.state = 'posted' and s.kind <> 'opening' and n.gross > 0
      and s.settled_on between ${firstDay(month)} and ${lastDay(month)}
    order by s.settled_on, s.number, n.name, n.id limit 50000
  `.execute(own(tx))
  const ids = rows.flatMap(({ shares }) => shares.flatMap(({ projectId }) => projectId ?? []))
  const names = await projectNames(tx, companyId, [...new Set(ids)])
  const paid = rows.map(({ shares, ...row }) => ({
    ...row,
    projects: shares.map(({ projectId, amount }) => ({
      ...{ projectId, project: names.get(projectId ?? '') ?? 'Tanpa proyek', amount: BigInt(amount) as Money },
    })),
  }))
  return { sourceKind: 'wage-settlement', paid }
}
