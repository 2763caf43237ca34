import { minus, sum, type Money } from '#ground/money.ts'
import { accounts } from '#modules/journal/rules.ts'
import { credit, debit, type EntryLine } from '#modules/journal/rules.ts'

/** An invoice as the journal sees it. */
export interface InvoiceToBook {
  readonly customerId: string
  readonly projectId: string | null
  readonly gross: Money
  readonly total: Money
  readonly downPaymentApplied: Money
  readonly retention: Money
  readonly ppn: Money
  /** Of it: what the customer remits himself. */
  readonly collected: Money
  /** What each line sold, before PPN and deductions, by the account it is booked in. */
  readonly lines: readonly { readonly account: string; readonly net: Money }[]
}

/**
 * The entry of an invoice: claim, PPN that the customer remits, retention and used down payment on the left; what was sold and PPN on the right. The
 * line of a down payment names 2-1200, that of a retention 1-1310, that of an opening balance the capital.
 */
export function invoiceEntry(invoice: InvoiceToBook): EntryLine[] {
  const party = { partyId: invoice.customerId }
  const about = { projectId: invoice.projectId }
  const shipping = minus(invoice.gross, sum(invoice.lines.map((line) => line.net)))
  return [
    debit(accounts.receivable, invoice.total, party),
    debit(accounts.collectedVat, invoice.collected, party),
    debit(accounts.retentionReceivable, invoice.retention, party),
    debit(accounts.customerAdvance, invoice.downPaymentApplied, party),
    ...byAccount(invoice.lines).map(([account, net]) => credit(account, net, isOfParty(account) ? party : about)),
    credit(accounts.sales, shipping, about),
    credit(accounts.vatOut, invoice.ppn),
  ]
}

/** Tells which accounts are kept per customer. */
export function isOfParty(account: string): boolean {
  return (
    account === accounts.customerAdvance || account === accounts.retentionReceivable || account === accounts.receivable
  )
}

function byAccount(lines: InvoiceToBook['lines']): [string, Money][] {
  const groups = Map.groupBy(lines, (line) => line.account)
  return [...groups].map(([account, group]) => [account, sum(group.map((line) => line.net))])
}
