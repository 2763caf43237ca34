import { addDays, type Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { twinPaid } from './store.ts'

/** How far apart two bookings of one payment for the same bill or order may lie and still be told, in days. */
const NEAR_DAYS = 7

interface Leaving {
  readonly supplierId: string
  readonly on: Day
  readonly amount: Money
  readonly reference: string | null
  readonly orderId: string | null
  readonly billIds: readonly string[]
  /** Part of it is for no bill. */
  readonly isAdvance: boolean
}

/**
 * Tells of money that seems to have left already before it is booked again: to the same supplier, of the same amount,
 * with the same reference, for the same bill or order within a week, or of the same day where one of the two is an
 * advance of no order. Wholly for other documents it is other money.
 */
export async function refuseTwinPaid(tx: Tx, actor: Actor, leaving: Leaving): Promise<void> {
  const { on, amount } = leaving
  if (amount === 0n) return
  const near = { from: addDays(on, -NEAR_DAYS), to: addDays(on, NEAR_DAYS) }
  const twin = await twinPaid(tx, actor.companyId, { ...leaving, ...near })
  if (twin) throw new Refusal('paid.twin', { number: twin.number, supplier: twin.supplier, on: twin.on, amount })
}
