import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Job } from '#kit/jobs/job.ts'

/** Adds up what was told of the same since the last time: rows that nobody waits for become one. */
export async function foldTallies(tx: Tx): Promise<void> {
  await sql`
    with crowded as (
      select company_id, name, word, day from tally
      group by 1, 2, 3, 4 having count(*) > 1 or (sum(count) = 0 and sum(amount) = 0)
    ), taken as (
      delete from tally t using crowded c
      where (t.company_id, t.name, t.word, t.day) = (c.company_id, c.name, c.word, c.day)
      returning t.*
    )
    insert into tally (company_id, name, word, day, count, amount)
    select company_id, name, word, day, sum(count), sum(amount) from taken
    group by 1, 2, 3, 4 having sum(count) <> 0 or sum(amount) <> 0
  `.execute(tables(tx))
}

export const tallyJobs: readonly Job[] = [
  { name: 'tally.fold', everyMinutes: 5, run: async ({ tx }) => foldTallies(tx) },
]
