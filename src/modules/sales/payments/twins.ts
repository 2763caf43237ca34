import { addDays, type Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { twinPayment } from './store.ts'

/** How far apart two bookings of one transfer for the same invoice may lie and still be told, in days. */
const NEAR_DAYS = 7

interface Booking {
  readonly customerId: string
  readonly on: Day
  readonly amount: Money
  readonly reference: string | null
  readonly invoiceIds: readonly string[]
  /** Part of it is for no invoice. */
  readonly isAdvance: boolean
  /** The person has compared the two and says that they are not the same. */
  readonly confirmDuplicates: boolean
}

/**
 * Tells of money that seems to be booked already before it is booked again: of the same customer and amount, with the
 * same reference, for the same invoice within a week, or of the same day where one of the two is an advance. Wholly for
 * other invoices it is other money: two orders may cost the same.
 */
export async function refuseTwinPayment(tx: Tx, actor: Actor, booking: Booking): Promise<void> {
  const { on, amount } = booking
  if (booking.confirmDuplicates || amount === 0n) return
  const near = { from: addDays(on, -NEAR_DAYS), to: addDays(on, NEAR_DAYS) }
  const twin = await twinPayment(tx, actor.companyId, { ...booking, ...near })
  if (twin) throw new Refusal('payment.twin', { number: twin.number, customer: twin.customer, on: twin.on, amount })
}
