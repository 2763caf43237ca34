import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { tables } from '#kit/db/tx.ts'
import type { Job } from '#kit/jobs/job.ts'
import { addJob, takeJob } from '#kit/jobs/queue.ts'
import { runDueJobs, startJobs } from '#kit/jobs/runner.ts'

let db: Database
let seen: unknown[] = []

const note: Job = { name: 'note', run: async ({ payload }) => void seen.push(payload['n']) }
const fail: Job = {
  name: 'fail',
  run: async ({ tx, attempt }) => {
    await sql`insert into job_schedule (name, next_at) values (${`half ${attempt}`}, now())`.execute(tables(tx))
    throw new Error('not today')
  },
}

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  seen = []
  await sql`delete from job`.execute(tables(db.read))
  await sql`delete from job_schedule`.execute(tables(db.read))
})

async function count(from: string): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(from)}`.execute(tables(db.read))
  return found.rows[0]?.n ?? -1
}

test('a job runs after the commit of the act that added it, and only then', async () => {
  await expect(
    db.withTx(async (tx) => {
      await addJob(tx, 'note', { n: 1 })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await db.withTx((tx) => addJob(tx, 'note', { n: 2 }))
  await runDueJobs({ db, jobs: [note] })
  expect(seen).toEqual([2])
  expect(await count('job')).toBe(0)
})

test('a hundred jobs and eight runners: each job once', async () => {
  await db.withTx(async (tx) => {
    for (let n = 0; n < 100; n += 1) await addJob(tx, 'note', { n })
  })
  await Promise.all(Array.from({ length: 8 }, () => runDueJobs({ db, jobs: [note] })))
  expect(seen).toHaveLength(100)
  expect(new Set(seen).size).toBe(100)
})

test('a job that fails leaves nothing half done, keeps its error and is tried later', async () => {
  const failures: unknown[] = []
  await db.withTx((tx) => addJob(tx, 'fail', {}))
  await runDueJobs({ db, jobs: [fail], onFailure: (failure) => failures.push(failure) })
  expect(failures).toMatchObject([{ job: 'fail', attempt: 1, isLast: false }])
  expect(await count('job_schedule')).toBe(0)
  const left = await sql<{
    last_error: string
    later: boolean
  }>`select last_error, run_at > now() as later from job`.execute(tables(db.read))
  expect(left.rows).toMatchObject([{ last_error: 'not today', later: true }])
})

test('a process that died with a job in its hands blocks it for seconds, not hours', async () => {
  await db.withTx((tx) => addJob(tx, 'note', { n: 7 }))
  await takeJob(db.read, ['note'])
  const left = await sql<{ soon: boolean }>`select run_at < now() + interval '15 seconds' as soon from job`.execute(
    tables(db.read),
  )
  expect(left.rows[0]?.soon).toBe(true)
  await sql`update job set run_at = now()`.execute(tables(db.read))
  await runDueJobs({ db, jobs: [note] })
  expect(seen).toEqual([7])
})

test('a recurring job is added once over all servers', async () => {
  const sweep: Job = { ...note, name: 'sweep', everyMinutes: 60 }
  await sql`insert into job_schedule (name, next_at) values ('sweep', now() - interval '1 minute')`.execute(
    tables(db.read),
  )
  const servers = [1, 2, 3].map(() => startJobs({ db, jobs: [sweep], pollMs: 20 }))
  await expect.poll(() => seen.length).toBe(1)
  await Promise.all(servers.map((server) => server.stop()))
  expect(seen).toHaveLength(1)
})

test('stopping waits for the job in hand', async () => {
  const happened: string[] = []
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const slow: Job = {
    name: 'slow',
    run: async () => {
      happened.push('begun')
      await finished
      happened.push('done')
    },
  }
  await db.withTx((tx) => addJob(tx, 'slow', {}))
  const running = startJobs({ db, jobs: [slow], pollMs: 10 })
  await expect.poll(() => happened).toEqual(['begun'])
  const stopped = running.stop().then(() => happened.push('stopped'))
  await db.pool.query('select 1')
  finish()
  await stopped
  expect(happened).toEqual(['begun', 'done', 'stopped'])
})
