import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#kit/db/database.ts'
import type { Job } from '#kit/jobs/job.ts'
import { addWhenDue, endJob, holdJob, keepError, MOST_ATTEMPTS, takeJob, type TakenJob } from '#kit/jobs/queue.ts'

/** A try that failed; `isLast` when there will be no other. */
export interface JobFailure {
  readonly job: string
  readonly attempt: number
  readonly isLast: boolean
  readonly error: unknown
}

/** How jobs are run in this process. */
export interface JobOptions {
  readonly db: Database
  readonly jobs: readonly Job[]
  /** How many at a time; each holds one connection. */
  readonly atOnce?: number
  readonly pollMs?: number
  readonly onFailure?: (failure: JobFailure) => void
}

/** Jobs being run; stop waits for those in hand. */
export interface RunningJobs {
  stop(): Promise<void>
}

const MINUTE_MS = 60_000

/** Starts taking jobs. Polling finds them: it needs no session state and survives failover and poolers. */
export function startJobs(options: JobOptions): RunningJobs {
  const ending = new AbortController()
  const loops = Array.from({ length: options.atOnce ?? 2 }, () => takeUntilEnded(options, ending.signal))
  loops.push(watchSchedule(options, ending.signal))
  return {
    stop: async () => {
      ending.abort()
      await Promise.all(loops)
    },
  }
}

/** Runs every job that is due, until none is left; for tests and for a last round before closing. */
export async function runDueJobs(options: JobOptions): Promise<number> {
  let done = 0
  while (await runNext(options)) done += 1
  return done
}

async function takeUntilEnded(options: JobOptions, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    const hasRun = await runNext(options).catch((error: unknown) => {
      // The database is away: try again after the pause.
      options.onFailure?.({ job: '', attempt: 0, isLast: false, error })
      return false
    })
    if (!hasRun) await rest(options.pollMs ?? 400, ended)
  }
}

async function watchSchedule(options: JobOptions, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await addDueJobs(options).catch((error: unknown) => {
      options.onFailure?.({ job: 'schedule', attempt: 0, isLast: false, error })
    })
    await rest(MINUTE_MS, ended)
  }
}

async function addDueJobs({ db, jobs }: JobOptions): Promise<void> {
  for (const { name, everyMinutes } of jobs) {
    if (everyMinutes !== undefined) await db.withTx((tx) => addWhenDue(tx, name, everyMinutes))
  }
}

async function runNext(options: JobOptions): Promise<boolean> {
  const { db, jobs } = options
  const taken = await takeJob(
    db.read,
    jobs.map((job) => job.name),
  )
  if (!taken) return false
  const job = jobs.find((one) => one.name === taken.name)
  if (job) await tryJob(options, job, taken)
  return true
}

async function tryJob({ db, onFailure }: JobOptions, job: Job, taken: TakenJob): Promise<void> {
  try {
    await db.withTx(async (tx) => {
      if (!(await holdJob(tx, taken))) return
      await job.run({ tx, db, payload: taken.payload, attempt: taken.attempts })
      await endJob(tx, taken.id)
    })
  } catch (error) {
    await keepError(db.read, taken.id, error instanceof Error ? error.message : String(error))
    onFailure?.({ job: job.name, attempt: taken.attempts, isLast: taken.attempts >= MOST_ATTEMPTS, error })
  }
}

async function rest(ms: number, ended: AbortSignal): Promise<void> {
  // Ended early is not a failure: the loop looks at the signal itself.
  await pause(ms, undefined, { signal: ended }).catch(() => undefined)
}
