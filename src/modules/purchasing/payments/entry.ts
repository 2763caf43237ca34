import { minus, plus, sum, type Money } from '#ground/money.ts'
import type { Allocation } from '#kit/posting/settlement.ts'
import { accounts, credit, debit, type EntryLine } from '#modules/journal/rules.ts'
import type { PphKind } from './kinds.ts'

/** Where tax that we hold back is owed to the state. */
export const pphAccounts: Readonly<Record<PphKind, string>> = {
  pph21: accounts.pph21Payable,
  pph22: accounts.pph22Payable,
  pph23: accounts.pph23Payable,
  'pph-final': accounts.pphFinalPayable,
}

/** What is held back, and by which tax. */
type Held = Pick<Allocation<PphKind>, 'withheld' | 'withholdingKind'>

/** The entry of money paid: debts, our advance and the bank's fee on the left; cash and withheld tax on the right. */
export function paymentEntry(payment: {
  readonly supplierId: string
  readonly cashAccount: string
  readonly amount: Money
  readonly adminFee: Money
  readonly allocations: readonly Allocation<PphKind>[]
  /** Held back of the advance itself. */
  readonly ahead?: Held
}): EntryLine[] {
  const party = { partyId: payment.supplierId }
  const settled = sum(payment.allocations.map((each) => each.amount))
  const held = [...payment.allocations, ...(payment.ahead ? [payment.ahead] : [])]
  const advance = minus(plus(payment.amount, sum(held.map((each) => each.withheld))), settled)
  return [
    debit(accounts.payable, settled, party),
    debit(accounts.supplierAdvance, advance, party),
    debit(accounts.otherExpense, payment.adminFee),
    credit(payment.cashAccount, plus(payment.amount, payment.adminFee)),
    ...heldLines(payment.supplierId, held),
  ]
}

/** The entry of an advance that is used on bills: what is held back now is owed to the state and stays in the advance. */
export function advanceEntry(supplierId: string, settled: Money, held: readonly Held[]): EntryLine[] {
  const party = { partyId: supplierId }
  return [
    debit(accounts.payable, settled, party),
    credit(accounts.supplierAdvance, minus(settled, sum(held.map((each) => each.withheld))), party),
    ...heldLines(supplierId, held),
  ]
}

function heldLines(supplierId: string, held: readonly Held[]): EntryLine[] {
  return held.map((each) =>
    credit(pphAccounts[each.withholdingKind ?? 'pph23'], each.withheld, { partyId: supplierId }),
  )
}
