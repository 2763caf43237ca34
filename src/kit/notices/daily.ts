import { sql, type RawBuilder } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Job } from '#kit/jobs/job.ts'
import { notify, type Telling } from '#kit/notices/notify.ts'

/** What a company is told every morning, when there is something to tell. */
export interface Daily {
  /** Name of the job: 'sales.due'. */
  readonly name: string
  /** Rows of `company_id` and `count`. `today` is the day in Jakarta: at seven it is the same day all over Indonesia. */
  readonly counted: (today: RawBuilder<unknown>) => RawBuilder<{ company_id: string; count: number }>
  readonly telling: (count: number) => Pick<Telling, 'kind' | 'subject' | 'title' | 'href'>
  /** Who is told: whoever holds this right over all rows. */
  readonly permission: string
}

const here = sql`(now() at time zone 'Asia/Jakarta')`
const MORNING = 7

/** Makes the job that tells it: from seven in the morning, once a day, however often it runs. */
export function dailyJob(daily: Daily): Job {
  return { name: daily.name, everyMinutes: 30, run: async ({ tx }) => void (await tellDaily(tx, daily)) }
}

/** Tells every company that has not been told today; gives how many were. */
export async function tellDaily(tx: Tx, { counted, telling, permission }: Daily, from = MORNING): Promise<number> {
  const { kind, subject } = telling(0)
  const { rows } = await sql<{ company_id: string; count: number }>`
    select c.company_id, c.count::int as count from (${counted(sql`${here}::date`)}) c
    where c.count > 0 and extract(hour from ${here}) >= ${from} and not exists (
      select from notice n where n.company_id = c.company_id and n.kind = ${kind} and n.subject = ${subject}
        and (n.created_at at time zone 'Asia/Jakarta')::date = ${here}::date)
  `.execute(tables(tx))
  for (const { company_id: companyId, count } of rows) {
    const told = { ...telling(count), id: null, to: { permission }, isOfAllRows: true }
    await notify(tx, { companyId, userId: null }, told)
  }
  return rows.length
}
