import { dimsOf, type DimsAmount } from '#ground/dims.ts'
import type { Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { accounts, creditEach, debit, type EntryLine } from '#modules/journal/rules.ts'
import type { WriteOff, WriteOffBearer } from './contract.ts'

/** What would be written off: what was asked, or all that is open; never more, never nothing. */
export function decideAmount(open: Money, asked: Money | undefined, number: string): Money {
  if (open === 0n) throw new Refusal('write-off.nothing-open', { number })
  const amount = asked ?? open
  if (amount === 0n) throw new Refusal('write-off.no-amount', {}, { field: 'amount' })
  if (amount > open) throw new Refusal('write-off.over-due', { number, open, asked: amount }, { field: 'amount' })
  return amount
}

/** Refuses more than the company lets be rounded off. */
export function checkRounding(amount: Money, limit: Money): void {
  if (amount > limit)
    throw new Refusal('write-off.beyond-rounding', { most: limit, asked: amount }, { field: 'amount' })
}

/** Whether a person may take one back: what waits, who handed it in; else who may delete orders. */
export function mayTakeBack(actor: Actor, of: Pick<WriteOff, 'state'> & { readonly submittedById: string }): boolean {
  return actor.can('delete order') || (of.state === 'pending_approval' && of.submittedById === actor.userId)
}

/**
 * The entry of a claim that leaves the books. PPN stays owed as it was reported: the law gives none of it back for a
 * debtor who does not pay (UU PPN knows the credit note for returns only).
 */
export function writeOffEntry(
  writeOff: { readonly customerId: string; readonly taken: readonly DimsAmount[] },
  against: WriteOffBearer,
): EntryLine[] {
  const { customerId, taken } = writeOff
  const bearer = {
    allowance: accounts.receivableAllowance,
    expense: accounts.badDebt,
    rounding: accounts.rounding,
    penalty: accounts.latePenalty,
  }[against]
  return [
    ...taken.map((each) => debit(bearer, each.amount, dimsOf(each))),
    ...creditEach(accounts.receivable, taken, customerId),
  ]
}
