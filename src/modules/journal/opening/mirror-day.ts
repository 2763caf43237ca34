import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { periodLocks } from '#kit/posting/period-lock.ts'
import { today } from '#kit/posting/today.ts'

/** Tells the day on which an opening of a day is mirrored: its own while that is open, else today. */
export async function mirrorDay(tx: Tx, actor: Actor, on: Day): Promise<Day> {
  const locks = await periodLocks(tx, actor.companyId)
  const until = locks.find((lock) => lock.area === 'finance')?.lockedUntil ?? null
  return until === null || on > until ? on : today(actor)
}
