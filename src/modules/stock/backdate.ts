import { addDays, type Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { backdateDays } from '#modules/stock/rule-store.ts'

/**
 * Refuses goods that are written down for a day longer ago than the company lets everybody, unless the person may approve
 * what moves them. The day stands in quantity reports; the value is today's average, and a locked period stays locked.
 */
export async function assertMayBackdate(tx: Tx, actor: Actor, on: Day, subject = 'stock'): Promise<void> {
  const now = today(actor)
  if (on >= now || actor.can('approve stock') || actor.can(`approve ${subject}`)) return
  const from = addDays(now, -(await backdateDays(tx, actor.companyId)))
  if (on < from) throw new Refusal('stock.backdated', { from, today: now }, { field: 'date' })
}
