import { sql } from 'kysely'
import { tables } from '#kit/db/tx.ts'
import type { Job } from '#kit/jobs/job.ts'
import { MOST_ATTEMPTS } from '#kit/jobs/queue.ts'

/** Forgets what nobody needs any more: jobs that failed for good a month ago, and keys of acts older than two days. */
export const sweepJobs: readonly Job[] = [
  {
    name: 'jobs.sweep',
    everyMinutes: 24 * 60,
    run: async ({ tx }) => {
      await sql`delete from job where attempts >= ${MOST_ATTEMPTS} and created_at < now() - interval '30 days'`.execute(
        tables(tx),
      )
    },
  },
  {
    name: 'idempotency.sweep',
    everyMinutes: 60,
    run: async ({ tx }) => {
      await sql`delete from idempotency_key where created_at < now() - interval '2 days'`.execute(tables(tx))
    },
  },
]
