import { addDays, type Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { areas, lockPeriod, periodLocks, type PeriodLock } from '#kit/posting/period-lock.ts'
import { today } from '#kit/posting/today.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { post, reverse } from '#modules/journal/face.ts'
import { accountSums } from '#modules/journal/sums-store.ts'
import type * as contract from './contract.ts'
import { carryLines, netOf, resultLines, resultOf } from './rules.ts'
import * as store from './store.ts'

/** The name under which the closing of a year stands in the books, on its last day. */
export const YEAR_CLOSE = 'year-close'
/** The same on the first day after it. */
export const YEAR_CARRY = 'year-close.saldo-laba'

/** Closes a year that is over: its result goes to equity, and every area is locked to its last day. */
export async function closeBooksOfYear(
  tx: Tx,
  actor: Actor,
  { year, reason }: AskedOf<typeof contract.closeYear>,
): Promise<{ id: string; result: string }> {
  const end = await store.bookYearEnd(tx, actor.companyId, year)
  if (end >= today(actor)) throw new Refusal('closing.not-over', { year }, { field: 'year' })
  const before = await periodLocks(tx, actor.companyId)
  await openBehind(tx, actor, end, reason)
  const last = await store.lastClosedYear(tx, actor.companyId)
  if (last !== null && last >= year) throw new Refusal('closing.closed-before', { last }, { field: 'year' })
  const sums = await accountSums(tx, { companyId: actor.companyId, projectId: null, withCosts: true }, [
    { from: null, to: end },
  ])
  const standing = sums.map(({ account, debit, credit }) => ({ account, net: debit - credit }))
  const [result, drawings] = [resultOf(standing), netOf(standing, accounts.drawings)]
  const id = newId()
  await store.insertYearClosing(tx, actor, { id, year, result, drawings })
  await recordHistory(tx, actor, {
    subject: 'perusahaan',
    id: actor.companyId,
    act: 'close-year',
    reason: `${year}: ${reason}`,
  })
  const about = { area: 'finance' as const, memo: `Tutup buku ${year}` }
  await post(tx, actor, { ...about, on: end, source: { kind: YEAR_CLOSE, id }, lines: resultLines(standing) })
  const carried = { ...about, on: addDays(end, 1), source: { kind: YEAR_CARRY, id } }
  await post(tx, actor, { ...carried, lines: carryLines(result, drawings) })
  await lockAgain(tx, actor, before, { atLeast: end, reason })
  return { id, result: String(result) }
}

/** Opens the last closed year again; the locks of its months stay as they are. */
export async function reopenBooksOfYear(
  tx: Tx,
  actor: Actor,
  { id, reason }: AskedOf<typeof contract.reopenYear>,
): Promise<{ id: string }> {
  const closing = found(await store.lockYearClosing(tx, actor.companyId, id))
  if (closing.state === 'void') throw new Refusal('closing.taken-back', { year: closing.year })
  const last = await store.lastClosedYear(tx, actor.companyId)
  if (last !== closing.year) throw new Refusal('closing.later-first', { last: last ?? '' })
  const end = await store.closedEnd(tx, actor.companyId, closing.year)
  const before = await periodLocks(tx, actor.companyId)
  await openBehind(tx, actor, end, reason)
  await store.voidYearClosing(tx, actor, id, reason)
  const about = { subject: 'perusahaan', id: actor.companyId, act: 'reopen-year', reason: `${closing.year}: ${reason}` }
  await recordHistory(tx, actor, about)
  await reverse(tx, actor, { kind: YEAR_CARRY, id }, { on: addDays(end, 1), reason })
  await reverse(tx, actor, { kind: YEAR_CLOSE, id }, { on: end, reason })
  await lockAgain(tx, actor, before, { atLeast: null, reason })
  return { id }
}

// Only this transaction sees the days open; to everybody else they stay locked. Its row lock queues closings too.
async function openBehind(tx: Tx, actor: Actor, end: Day, reason: string): Promise<void> {
  await lockPeriod(tx, actor, { area: 'finance', until: addDays(end, -1), reason })
}

async function lockAgain(
  tx: Tx,
  actor: Actor,
  before: readonly PeriodLock[],
  { atLeast, reason }: { readonly atLeast: Day | null; readonly reason: string },
): Promise<void> {
  for (const area of areas) {
    const held = before.find((lock) => lock.area === area)?.lockedUntil ?? null
    const until = atLeast !== null && (held === null || held < atLeast) ? atLeast : held
    if (area === 'finance' || until !== held) await lockPeriod(tx, actor, { area, until, reason })
  }
}
