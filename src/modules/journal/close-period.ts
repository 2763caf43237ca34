import { dayIn } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { lockPeriod, periodLocks } from '#kit/posting/period-lock.ts'
import { closedEnd, lastClosedYear } from '#modules/journal/closing/store.ts'
import type { setPeriodLock } from '#modules/journal/contract.ts'

/** Closes an area up to a day that is past, or opens it again; the reason stays in the company's history. */
export async function closePeriod(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof setPeriodLock>,
): Promise<{ area: string }> {
  if (asked.until !== null && asked.until >= dayIn(actor.zone, now())) {
    throw new Refusal('period.not-past', { until: asked.until }, { field: 'until' })
  }
  // What was closed to equity is opened first: nothing is written behind it.
  const closed = await lastClosedYear(tx, actor.companyId)
  if (closed !== null && (asked.until === null || asked.until < (await closedEnd(tx, actor.companyId, closed)))) {
    throw new Refusal('period.year-closed', { year: closed }, { field: 'until' })
  }
  const before = (await periodLocks(tx, actor.companyId)).find((lock) => lock.area === asked.area)
  await lockPeriod(tx, actor, asked)
  await recordHistory(tx, actor, {
    subject: 'perusahaan',
    id: actor.companyId,
    act: 'lock-period',
    changes: { [asked.area]: [before?.lockedUntil ?? null, asked.until] },
    reason: asked.reason,
  })
  return { area: asked.area }
}
