import { dimsKey, dimsOf, NO_DIMS, ofProject, spreadDims, type Dims, type DimsShare } from '#ground/dims.ts'
import { minus, sum, type Money } from '#ground/money.ts'
import { accounts } from '#modules/journal/rules.ts'
import { credit, debit, debitEach, type EntryLine } from '#modules/journal/rules.ts'

/** What a line of an invoice sold. */
export interface InvoicedLine extends Dims {
  readonly account: string
  readonly net: Money
}

/** An invoice as the journal sees it. */
export interface InvoiceToBook {
  readonly customerId: string
  /** The project of the order as a whole, whose advance and retention it is. */
  readonly projectId: string | null
  readonly gross: Money
  readonly total: Money
  readonly downPaymentApplied: Money
  readonly retention: Money
  readonly ppn: Money
  /** Of it: what the customer remits himself. */
  readonly collected: Money
  /** What each line sold, before PPN and deductions, by the account it is booked in and the project it is for. */
  readonly lines: readonly InvoicedLine[]
}

/**
 * The entry of an invoice: claim, PPN that the customer remits, retention and used down payment on the left; what was sold and PPN on the right. The
 * line of a down payment names 2-1200, that of a retention 1-1310, that of an opening balance the capital.
 */
export function invoiceEntry(invoice: InvoiceToBook): EntryLine[] {
  const about = ofProject(invoice.projectId)
  const party = { ...about, partyId: invoice.customerId }
  const shipping = minus(invoice.gross, sum(invoice.lines.map((line) => line.net)))
  return [
    ...debitEach(accounts.receivable, spreadDims(invoice.total, sharesOf(invoice.lines)), invoice.customerId),
    debit(accounts.collectedVat, invoice.collected, party),
    debit(accounts.retentionReceivable, invoice.retention, party),
    debit(accounts.customerAdvance, invoice.downPaymentApplied, party),
    ...together(invoice.lines).map((line) => soldLine(line, party)),
    credit(accounts.sales, shipping, about),
    credit(accounts.vatOut, invoice.ppn, NO_DIMS),
  ]
}

/** Tells which accounts are kept per customer. */
export function isOfParty(account: string): boolean {
  return (
    account === accounts.customerAdvance || account === accounts.retentionReceivable || account === accounts.receivable
  )
}

/** Tells what the lines of an invoice are for, by what they sold. */
export function sharesOf(lines: readonly (Dims & { readonly net: Money })[]): DimsShare[] {
  return lines.map((line) => ({ ...dimsOf(line), weight: line.net }))
}

function soldLine(line: InvoicedLine, party: Dims & { readonly partyId: string }): EntryLine {
  const { account, net } = line
  return credit(account, net, isOfParty(account) ? party : dimsOf(line))
}

function together(lines: readonly InvoicedLine[]): InvoicedLine[] {
  const groups = Map.groupBy(lines, (line) => `${line.account} ${dimsKey(line)}`)
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ ...group[0], net: sum(group.map((line) => line.net)) }] : [],
  )
}
