import { NO_DIMS, ofProject } from '#ground/dims.ts'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import { accounts, credit, debit, type EntryLine } from '#modules/journal/rules.ts'

/** What money is given back of, as far as a refund asks. */
export interface Left {
  readonly number: string
  readonly on: Day
  readonly unallocated: Money
}

/** Refuses to give back more than is left, or before it was there. */
export function checkRefund(
  { number, on, unallocated }: Left,
  asked: { readonly amount: Money; readonly on: Day },
): void {
  if (unallocated === 0n) throw new Refusal('refund.nothing-left', { number })
  if (asked.amount > unallocated)
    throw new Refusal('refund.over-left', { number, left: unallocated, asked: asked.amount }, { field: 'amount' })
  if (asked.on < on) throw new Refusal('refund.before', { number, on }, { field: 'date' })
}

/** Refuses to void what money was given back of. */
export function checkNotRefunded({
  number,
  refunded,
}: {
  readonly number: string | null
  readonly refunded: Money
}): void {
  if (refunded > 0n) throw new Refusal('refund.stands', { number: number ?? '', amount: refunded })
}

/** The entry of a refund: the customer's advance is smaller, and so is cash or bank. */
export function refundEntry(refund: {
  readonly customerId: string
  /** The project of the advance that is given back. */
  readonly projectId: string | null
  readonly cashAccount: string
  readonly amount: Money
}): EntryLine[] {
  return [
    debit(accounts.customerAdvance, refund.amount, { ...ofProject(refund.projectId), partyId: refund.customerId }),
    credit(refund.cashAccount, refund.amount, NO_DIMS),
  ]
}
