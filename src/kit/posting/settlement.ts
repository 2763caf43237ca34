import { min, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'

/** An invoice, ours or a supplier’s, as far as a payment cares; `Kind` names the income tax that is held back. */
export interface DueInvoice<Kind extends string = string> {
  readonly id: string
  readonly number: string
  readonly total: Money
  readonly open: Money
  readonly withholdingKind: Kind | null
  readonly withholdingBase: Money
  readonly withholdingAmount: Money
}

/** What takes something off one invoice. */
export interface Allocation<Kind extends string = string> {
  readonly invoiceId: string
  /** Withheld tax included. */
  readonly amount: Money
  readonly withheld: Money
  readonly withholdingKind: Kind | null
  readonly withholdingBase: Money
}

/** What is held back when `amount` is taken off: its share, the last payment takes the rest. */
export function withheldOf(invoice: DueInvoice, amount: Money): Money {
  return partOf(invoice, invoice.withholdingAmount, amount)
}

/**
 * Spreads money over invoices, oldest first; what they do not need stays unallocated. Withheld tax comes on top of the
 * money, as the invoices say; `usual` names it where they do not.
 */
export function spread<Kind extends string>(
  cash: Money,
  invoices: readonly DueInvoice<Kind>[],
  { withhold, usual }: { readonly withhold: boolean; readonly usual: Kind },
): Allocation<Kind>[] {
  const allocations: Allocation<Kind>[] = []
  let left = cash
  for (const invoice of invoices) {
    const taken = allocationOf(invoice, left, { withhold, usual })
    if (taken.amount === 0n) continue
    allocations.push(taken)
    left = minus(left, minus(taken.amount, taken.withheld))
  }
  return allocations
}

/** The money that settles all of these invoices, withheld tax left out. */
export function cashFor(invoices: readonly DueInvoice[], withhold: boolean): Money {
  return sum(
    invoices.map((invoice) => (withhold ? minus(invoice.open, withheldOf(invoice, invoice.open)) : invoice.open)),
  )
}

/** Refuses, at its field of `allocations`, what is beyond an invoice's due, or of one twice; at `amount` what is beyond the money. */
export function checkAllocations(
  cash: Money,
  allocations: readonly Allocation[],
  invoices: ReadonlyMap<string, DueInvoice>,
): void {
  const seen = new Set<string>()
  for (const [at, { invoiceId, amount, withheld }] of allocations.entries()) {
    const field = `allocations.${at}.amount`
    const invoice = invoices.get(invoiceId)
    if (!invoice) throw new Refusal('payment.invoice-not-open', {})
    if (seen.has(invoiceId)) throw new Refusal('payment.invoice-twice', { number: invoice.number }, { field })
    if (amount > invoice.open)
      throw new Refusal('payment.over-due', { number: invoice.number, open: invoice.open, asked: amount }, { field })
    if (withheld > amount) throw new Refusal('payment.withheld-too-much', { number: invoice.number }, { field })
    seen.add(invoiceId)
  }
  const needed = sum(allocations.map((each) => minus(each.amount, each.withheld)))
  if (needed > cash)
    throw new Refusal('payment.over-allocated', { amount: cash, allocated: needed }, { field: 'amount' })
}

/** Joins an allocation as asked with what its invoice says about withholding. */
export function allocationAsked<Kind extends string>(
  invoice: DueInvoice<Kind>,
  asked: { readonly amount: Money; readonly withheld?: Money; readonly withholdingKind: Kind | null },
  usual: Kind,
): Allocation<Kind> {
  const withheld = asked.withheld ?? withheldOf(invoice, asked.amount)
  return {
    invoiceId: invoice.id,
    amount: asked.amount,
    withheld,
    withholdingKind: withheld === 0n ? null : (asked.withholdingKind ?? invoice.withholdingKind ?? usual),
    withholdingBase: withheld === 0n ? ZERO : partOf(invoice, invoice.withholdingBase, asked.amount),
  }
}

function allocationOf<Kind extends string>(
  invoice: DueInvoice<Kind>,
  cash: Money,
  { withhold, usual }: { readonly withhold: boolean; readonly usual: Kind },
): Allocation<Kind> {
  const held = withhold ? withheldOf(invoice, invoice.open) : ZERO
  const needed = minus(invoice.open, held)
  const isWhole = cash >= needed
  // Part of an invoice: the money grows by the share that is held back.
  const amount = isWhole
    ? invoice.open
    : needed === 0n
      ? ZERO
      : min(money(mulDiv(cash, invoice.open, needed)), invoice.open)
  const withheld = isWhole ? held : minus(amount, cash)
  return allocationAsked(invoice, { amount, withheld, withholdingKind: null }, usual)
}

function partOf(invoice: DueInvoice, whole: Money, amount: Money): Money {
  if (whole === 0n || invoice.total === 0n) return ZERO
  const before = minus(invoice.total, invoice.open)
  return money(mulDiv(whole, plus(before, amount), invoice.total) - mulDiv(whole, before, invoice.total))
}
