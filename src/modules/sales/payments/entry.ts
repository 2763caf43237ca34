import { NO_DIMS, ofProject, type DimsAmount } from '#ground/dims.ts'
import { minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import type { Allocation } from '#kit/posting/settlement.ts'
import { accounts } from '#modules/journal/rules.ts'
import { credit, creditEach, debit, type EntryLine } from '#modules/journal/rules.ts'
import type { WithholdingKind } from '../contract.ts'

/** Where tax that customers hold back is booked: a credit against our own tax, or an expense when it is final. */
export const withholdingAccounts: Readonly<Record<WithholdingKind, string>> = {
  pph22: accounts.prepaidPph22,
  pph23: accounts.prepaidPph23,
  'pph-final': accounts.finalTax,
}

/** The entry of money received: bank, its fee and withheld tax on the left; claims and the customer's advance on the right. */
export function paymentEntry(payment: {
  readonly customerId: string
  readonly cashAccount: string
  /** It is a claim on the party until a bank has paid it. */
  readonly isGiro?: boolean
  readonly amount: Money
  readonly adminFee: Money
  readonly allocations: readonly Allocation<WithholdingKind>[]
  /** What they take off invoices, by the projects of these. */
  readonly taken: readonly DimsAmount[]
}): EntryLine[] {
  const party = { ...NO_DIMS, partyId: payment.customerId }
  const settled = sum(payment.taken.map((each) => each.amount))
  const withheld = sum(payment.allocations.map((each) => each.withheld))
  return [
    debit(payment.cashAccount, minus(payment.amount, payment.adminFee), payment.isGiro ? party : NO_DIMS),
    debit(accounts.otherExpense, payment.adminFee, NO_DIMS),
    ...payment.allocations.map((each) => debit(accountOf(each), each.withheld, party)),
    ...creditEach(accounts.receivable, payment.taken, payment.customerId),
    credit(accounts.customerAdvance, minus(plus(payment.amount, withheld), settled), party),
  ]
}

/** The entry of an advance that is used on invoices: out of the project it stands for, off those of the invoices. */
export function advanceEntry(
  { customerId, projectId }: { readonly customerId: string; readonly projectId: string | null },
  taken: readonly DimsAmount[],
): EntryLine[] {
  const amount = sum(taken.map((each) => each.amount))
  return [
    debit(accounts.customerAdvance, amount, { ...ofProject(projectId), partyId: customerId }),
    ...creditEach(accounts.receivable, taken, customerId),
  ]
}

function accountOf(allocation: Allocation<WithholdingKind>): string {
  return allocation.withheld === ZERO
    ? accounts.prepaidPph23
    : withholdingAccounts[allocation.withholdingKind ?? 'pph23']
}
