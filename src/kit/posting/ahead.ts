import { addDays, day, dayIn, type Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import { today } from '#kit/posting/today.ts'

/** Most days ahead that a paper is dated. */
const FURTHEST = 366
/** Before it nobody kept the books of a company that is here now. */
const EARLIEST = day('1990-01-01')

/** Refuses what happened written down for a day still to come: money that came or went, work handed over, a debt given up. */
export function refuseAhead(actor: Actor, on: Day, field = 'date'): void {
  const latest = today(actor)
  if (on > latest) throw new Refusal('date.ahead', { latest }, { field })
}

/** Refuses a paper of another time: a slip in the year would begin a series of numbers of its own, which never goes away. */
export function refuseFar(on: Day): void {
  const latest = addDays(dayIn('Asia/Jakarta', now()), FURTHEST)
  if (on < EARLIEST || on > latest) throw new Refusal('date.far', { on }, { field: 'date' })
}
