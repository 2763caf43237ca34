import type { PphKind } from '#ground/pph.ts'
import { NO_DIMS, ofProject, type DimsAmount } from '#ground/dims.ts'
import { minus, plus, sum, type Money } from '#ground/money.ts'
import type { Allocation } from '#kit/posting/settlement.ts'
import { accounts, credit, debit, debitEach, pphOwed, type EntryLine } from '#modules/journal/rules.ts'

/** What is held back, and by which tax. */
type Held = Pick<Allocation<PphKind>, 'withheld' | 'withholdingKind'>

/** The entry of money paid: debts, our advance and the bank's fee on the left; cash and withheld tax on the right. */
export function paymentEntry(payment: {
  readonly supplierId: string
  /** What it takes off bills, by the projects of these. */
  readonly taken: readonly DimsAmount[]
  /** The project whose order the rest of it is paid ahead for. */
  readonly projectId: string | null
  readonly cashAccount: string
  /** It is owed to the party until our bank has paid it. */
  readonly isGiro?: boolean
  readonly amount: Money
  readonly adminFee: Money
  readonly allocations: readonly Allocation<PphKind>[]
  /** Held back of the advance itself. */
  readonly ahead?: Held
}): EntryLine[] {
  const { supplierId: partyId } = payment
  const settled = sum(payment.taken.map((each) => each.amount))
  const held = [...payment.allocations, ...(payment.ahead ? [payment.ahead] : [])]
  const advance = minus(plus(payment.amount, sum(held.map((each) => each.withheld))), settled)
  return [
    ...debitEach(accounts.payable, payment.taken, partyId),
    debit(accounts.supplierAdvance, advance, { ...ofProject(payment.projectId), partyId }),
    debit(accounts.otherExpense, payment.adminFee, NO_DIMS),
    credit(
      payment.cashAccount,
      plus(payment.amount, payment.adminFee),
      payment.isGiro ? { ...NO_DIMS, partyId } : NO_DIMS,
    ),
    ...heldLines(payment.supplierId, held),
  ]
}

/** The entry of an advance that is used on bills: what is held back now is owed to the state and stays in the advance. */
export function advanceEntry(
  { supplierId, projectId }: { readonly supplierId: string; readonly projectId: string | null },
  taken: readonly DimsAmount[],
  held: readonly Held[],
): EntryLine[] {
  const settled = sum(taken.map((each) => each.amount))
  const withheld = sum(held.map((each) => each.withheld))
  return [
    ...debitEach(accounts.payable, taken, supplierId),
    credit(accounts.supplierAdvance, minus(settled, withheld), { ...ofProject(projectId), partyId: supplierId }),
    ...heldLines(supplierId, held),
  ]
}

function heldLines(supplierId: string, held: readonly Held[]): EntryLine[] {
  return held.map((each) =>
    credit(pphOwed[each.withholdingKind ?? 'pph23'], each.withheld, { ...NO_DIMS, partyId: supplierId }),
  )
}
