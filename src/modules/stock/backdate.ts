import type { Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { today } from '#kit/posting/today.ts'

/**
 * Refuses goods that are written down for a day that is over, unless the person may approve what moves them. The day
 * stands in quantity reports; the value is today's average, and a locked period stays locked for everybody.
 */
export function assertMayBackdate(actor: Actor, on: Day, subject = 'stock'): void {
  if (on >= today(actor) || actor.can('approve stock') || actor.can(`approve ${subject}`)) return
  throw new Refusal('stock.backdated', { today: today(actor) }, { field: 'date' })
}
