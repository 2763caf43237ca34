import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'

/** A job as it was taken from the queue. */
export interface TakenJob {
  readonly id: string
  readonly name: string
  readonly payload: Record<string, unknown>
  readonly attempts: number
}

/** A job is tried so often, over about six hours; then it stays in the table with its error. */
export const MOST_ATTEMPTS = 15

/** Adds work to be done once this transaction has committed. */
export async function addJob(
  tx: Tx,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  inSeconds = 0,
): Promise<void> {
  await sql`
    insert into job (id, name, payload, run_at)
    values (${newId()}, ${name}, ${JSON.stringify(payload)}::jsonb, now() + make_interval(secs => ${inSeconds}))
  `.execute(tables(tx))
}

/**
 * Takes the next due job and at once puts its next try into the future. So a process that dies with a job in its hands
 * blocks nothing: another one takes it up after that short pause.
 */
export async function takeJob(db: Tx, names: readonly string[]): Promise<TakenJob | undefined> {
  const taken = await sql<TakenJob>`
    update job set attempts = attempts + 1,
      run_at = now() + least(interval '10 seconds' * power(2, attempts), interval '1 hour')
    where id = (
      select id from job where run_at <= now() and attempts < ${MOST_ATTEMPTS} and name = any (${[...names]})
      order by run_at limit 1 for update skip locked
    ) returning id, name, payload, attempts`.execute(tables(db))
  return taken.rows[0]
}

/**
 * Holds the job for the time of the transaction; false when somebody else took it up or it is done. It waits for the
 * row: whoever is choosing a job locks what he looks at, for a moment, without taking it.
 */
export async function holdJob(tx: Tx, job: TakenJob): Promise<boolean> {
  const held = await sql`select 1 from job where id = ${job.id} and attempts = ${job.attempts} for update`.execute(
    tables(tx),
  )
  return held.rows.length > 0
}

/** Ends a job that was done. */
export async function endJob(tx: Tx, id: string): Promise<void> {
  await sql`delete from job where id = ${id}`.execute(tables(tx))
}

/** Keeps why a try failed; the next one is already set. */
export async function keepError(db: Tx, id: string, error: string): Promise<void> {
  await sql`update job set last_error = ${error.slice(0, 2000)} where id = ${id}`.execute(tables(db))
}

/** Adds the recurring job when it is due, once over all servers. */
export async function addWhenDue(tx: Tx, name: string, everyMinutes: number): Promise<void> {
  const due = await sql`
    insert into job_schedule as s (name, next_at) values (${name}, now() + make_interval(mins => ${everyMinutes}))
    on conflict (name) do update set next_at = excluded.next_at where s.next_at <= now()
    returning name`.execute(tables(tx))
  if (due.rows.length > 0) await addJob(tx, name, {})
}
