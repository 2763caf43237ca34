import { sql } from 'kysely'
import { lastDay, type Period } from '#ground/period.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { DailyWorkerOnPaper } from './daily-contract.ts'

/** Everybody who usually works at a project and had begun by the end of a month, with their wage at its end: at most 300, by name. */
export async function dailyWorkersOf(
  tx: Tx,
  companyId: string,
  { projectId, month }: { readonly projectId: string; readonly month: Period },
): Promise<DailyWorkerOnPaper[]> {
  const until = lastDay(month)
  const { rows } = await sql<DailyWorkerOnPaper>`
    select w.name, b.nik, b.address, w.trade, w.kind, (
      select p.daily_rate::text from pay p where p.company_id = w.company_id and p.person_id = w.person_id
        and p.role = 'worker' and p.valid_from <= ${until} order by p.valid_from desc limit 1
    ) as "dailyRate"
    from worker w join person b on b.company_id = w.company_id and b.id = w.person_id
    where w.company_id = ${companyId} and w.project_id = ${projectId} and w.archived_at is null
      and (w.start_date is null or w.start_date <= ${until})
    order by w.name, w.id limit 300
  `.execute(own(tx))
  return rows
}
