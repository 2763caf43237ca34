import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { refusing } from '#kit/posting/database-refusal.ts'

/** The parts of the business whose months are closed apart from each other. */
export type Area = 'sales' | 'purchase' | 'stock' | 'payroll' | 'finance'

/** Every area, in the order people close them. */
export const areas: readonly Area[] = ['sales', 'purchase', 'stock', 'payroll', 'finance']

/** One area's lock: nothing may be dated on or before `lockedUntil`. */
export interface PeriodLock {
  readonly area: Area
  readonly lockedUntil: Day | null
  readonly reason: string | null
  readonly lockedAt: string | null
  /** Who moved it last. */
  readonly lockedBy: string | null
}

/** Refuses a date in a closed period; the period stays as it is until this transaction ends. */
export async function assertOpen(tx: Tx, companyId: string, area: Area, day: Day): Promise<void> {
  await refusing(sql`select assert_open_period(${companyId}, ${[area]}::text[], ${day}::date)`.execute(tables(tx)))
}

/** Makes the lock rows of a new company, all open. */
export async function openPeriods(tx: Tx, companyId: string): Promise<void> {
  await sql`
    insert into period_lock (company_id, area) select ${companyId}, unnest(${areas}::text[])
    on conflict do nothing
  `.execute(tables(tx))
}

/**
 * Moves the lock of an area. It waits for postings under way and says the time when they were through, not the time it
 * was asked: else what it waited for would seem to be written into a closed month. An earlier day, or none, opens again.
 */
export async function lockPeriod(
  tx: Tx,
  actor: Actor,
  asked: { readonly area: Area; readonly until: Day | null; readonly reason: string },
): Promise<void> {
  await sql`
    insert into period_lock (company_id, area, locked_until, reason, locked_by, locked_at)
    values (${actor.companyId}, ${asked.area}, ${asked.until}::date, ${asked.reason}, ${actor.userId}, clock_timestamp())
    on conflict (company_id, area) do update set locked_until = excluded.locked_until, reason = excluded.reason,
      locked_by = excluded.locked_by, locked_at = clock_timestamp()
  `.execute(tables(tx))
}

/** Lists the locks of a company, in the order people close them. */
export async function periodLocks(tx: Tx, companyId: string): Promise<PeriodLock[]> {
  const { rows } = await sql<PeriodLock>`
    select l.area, l.locked_until as "lockedUntil", l.reason, l.locked_at as "lockedAt", u.name as "lockedBy"
    from period_lock l left join app_user u on u.id = l.locked_by
    where l.company_id = ${companyId} order by array_position(${areas}::text[], l.area)
  `.execute(tables(tx))
  return rows
}
