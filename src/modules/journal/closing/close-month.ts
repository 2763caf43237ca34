import { addDays } from '#ground/day.ts'
import { firstDay, lastDay, period as periodFrom } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { areas, periodLocks } from '#kit/posting/period-lock.ts'
import { closePeriod } from '#modules/journal/close-period.ts'
import type * as contract from './contract.ts'

type Asked = AskedOf<typeof contract.closeMonth>

/** Locks every area to the end of a month that is over; what is locked further stays so. */
export async function closeBooksOfMonth(tx: Tx, actor: Actor, { period, reason }: Asked): Promise<{ period: string }> {
  const until = lastDay(periodFrom(period))
  const locks = await periodLocks(tx, actor.companyId)
  for (const area of areas) {
    const held = locks.find((lock) => lock.area === area)?.lockedUntil ?? null
    if (held === null || held < until) await closePeriod(tx, actor, { area, until, reason })
  }
  return { period }
}

/** Opens a closed month again, and those after it. */
export async function reopenBooksOfMonth(tx: Tx, actor: Actor, { period, reason }: Asked): Promise<{ period: string }> {
  const until = addDays(firstDay(periodFrom(period)), -1)
  const locks = await periodLocks(tx, actor.companyId)
  for (const { area, lockedUntil } of locks) {
    if (lockedUntil !== null && lockedUntil > until) await closePeriod(tx, actor, { area, until, reason })
  }
  return { period }
}
