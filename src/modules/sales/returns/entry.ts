import { dimsOf, NO_DIMS, ofProject, type DimsAmount } from '#ground/dims.ts'
import { minus, sum } from '#ground/money.ts'
import { accounts } from '#modules/journal/rules.ts'
import { credit, creditEach, debit, type EntryLine } from '#modules/journal/rules.ts'
import type { InvoicedLine } from '../invoices/entry.ts'
import type { CreditFigures } from './rules.ts'

/**
 * The entry of a credit note, the mirror of its invoice: what was sold goes to 4-3000 (a down payment or retention back
 * where it came from), PPN is taken back (from the customer who would have remitted it, too), the claim falls, and what was already paid becomes the customer's advance.
 */
export function creditEntry(note: {
  readonly customerId: string
  readonly projectId: string | null
  readonly figures: CreditFigures
  /** What of it is taken off the invoice, by the projects of its lines. */
  readonly applied: readonly DimsAmount[]
  readonly lines: readonly InvoicedLine[]
}): EntryLine[] {
  const { figures, applied } = note
  const about = ofProject(note.projectId)
  const party = { ...about, partyId: note.customerId }
  const shipping = minus(figures.grossNet, sum(note.lines.map((line) => line.net)))
  return [
    ...note.lines.map((line) =>
      isRevenue(line.account)
        ? debit(accounts.salesReturns, line.net, dimsOf(line))
        : debit(line.account, line.net, party),
    ),
    debit(accounts.salesReturns, shipping, about),
    debit(accounts.vatOut, figures.ppn, NO_DIMS),
    credit(accounts.customerAdvance, figures.downPaymentRestored, party),
    credit(accounts.retentionReceivable, figures.retentionReduced, party),
    credit(accounts.collectedVat, figures.ppnCollected, party),
    ...creditEach(accounts.receivable, applied, note.customerId),
    credit(accounts.customerAdvance, minus(figures.total, sum(applied.map((each) => each.amount))), party),
  ]
}

function isRevenue(account: string): boolean {
  return account !== accounts.customerAdvance && account !== accounts.retentionReceivable
}
