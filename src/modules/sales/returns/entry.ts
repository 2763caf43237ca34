import { minus, sum, type Money } from '#ground/money.ts'
import { accounts } from '#modules/journal/rules.ts'
import { credit, debit, type EntryLine } from '#modules/journal/rules.ts'
import type { CreditFigures } from './rules.ts'

/**
 * The entry of a credit note, the mirror of its invoice: what was sold goes to 4-3000 (a down payment or retention back
 * where it came from), PPN is taken back (from the customer who would have remitted it, too), the claim falls, and what was already paid becomes the customer's advance.
 */
export function creditEntry(note: {
  readonly customerId: string
  readonly projectId: string | null
  readonly figures: CreditFigures
  readonly applied: Money
  readonly lines: readonly { readonly account: string; readonly net: Money }[]
}): EntryLine[] {
  const { figures, applied } = note
  const party = { partyId: note.customerId }
  const about = { projectId: note.projectId }
  const shipping = minus(figures.grossNet, sum(note.lines.map((line) => line.net)))
  return [
    ...note.lines.map((line) =>
      isRevenue(line.account) ? debit(accounts.salesReturns, line.net, about) : debit(line.account, line.net, party),
    ),
    debit(accounts.salesReturns, shipping, about),
    debit(accounts.vatOut, figures.ppn),
    credit(accounts.customerAdvance, figures.downPaymentRestored, party),
    credit(accounts.retentionReceivable, figures.retentionReduced, party),
    credit(accounts.collectedVat, figures.ppnCollected, party),
    credit(accounts.receivable, applied, party),
    credit(accounts.customerAdvance, minus(figures.total, applied), party),
  ]
}

function isRevenue(account: string): boolean {
  return account !== accounts.customerAdvance && account !== accounts.retentionReceivable
}
