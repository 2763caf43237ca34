import { max, min, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, percentOf, type Percent } from '#ground/percent.ts'
import { minusQty, plusQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { sliceOf, taxedSum, type PriceMode, type TaxedSum, type TaxFact } from '#modules/company/tax/rules.ts'

/** How far one line of an order has come. */
export interface LineProgress {
  readonly qty: Quantity
  readonly delivered: Quantity
  readonly returned: Quantity
  /** Of what came back: what is sent again instead of credited. */
  readonly replaced: Quantity
  readonly invoiced: Quantity
  readonly needsDelivery: boolean
}

/**
 * What may still be billed of a line: what was delivered (or ordered, for services and when bills go first) and
 * neither came back nor was billed. Nothing beyond what was delivered once the rest of the order is closed.
 */
export function toInvoice(
  line: LineProgress,
  asked: { readonly billFirst: boolean; readonly isClosed: boolean },
): Quantity {
  const wanted = plusQty(line.qty, line.replaced)
  const promised = line.delivered > wanted ? line.delivered : wanted
  const target = line.needsDelivery && (!asked.billFirst || asked.isClosed) ? line.delivered : promised
  const open = minusQty(minusQty(target, line.returned), line.invoiced)
  return open > 0n ? open : ZERO_QTY
}

/**
 * The most that may be billed of a line at once: what is open, and a share of the order's quantity on top where the
 * company allows it. Ordered 100, delivered 100, billed 100 with 2 %: two more may be billed, once.
 */
export function mostToInvoice(line: LineProgress, open: Quantity, tolerance: Percent): Quantity {
  const due = minusQty(line.invoiced, minusQty(line.delivered > line.qty ? line.delivered : line.qty, line.returned))
  const used = due > 0n ? due : ZERO_QTY
  const room = minusQty(mulDiv(line.qty, tolerance, HUNDRED_PERCENT) as Quantity, used)
  return room > 0n ? plusQty(open, room) : open
}

/** What may still be sent of a line. */
export function toDeliver(line: LineProgress, isClosed: boolean): Quantity {
  if (!line.needsDelivery || isClosed) return ZERO_QTY
  const wanted = plusQty(line.qty, line.replaced)
  return line.delivered >= wanted ? ZERO_QTY : minusQty(wanted, line.delivered)
}

/** An order line with the quantity that is being billed. */
export interface BilledLine {
  readonly ordered: Quantity
  readonly invoiced: Quantity
  readonly qty: Quantity
  /** Of the whole order line. */
  readonly gross: Money
  readonly amount: Money
  readonly discountShare: Money
  readonly tax: TaxFact | null
}

export interface BilledAmounts {
  readonly gross: Money
  readonly discount: Money
  readonly amount: Money
  readonly discountShare: Money
  readonly net: Money
}

export interface Deductions {
  /** Null: in proportion to what has been billed of the order, the last invoice takes the rest. */
  readonly downPayment: Money | null
  readonly downPaymentBilled: Money
  readonly downPaymentOpen: Money
  readonly orderDpp: Money
  /** Net of the invoices before this one. */
  readonly invoicedNet: Money
  readonly retentionPercent: Percent | null
  /** Where all is held back of the last invoice: what was held already; null: each bears its own. */
  readonly heldBefore: Money | null
  /** The percent is of what the down payment leaves of it, not of all of it. */
  readonly isHeldOfNet?: boolean
  /** PPN of the retention is taken now instead of at its release. */
  readonly isRetentionTaxed: boolean
}

export interface InvoiceFigures {
  readonly lines: readonly BilledAmounts[]
  readonly subtotal: Money
  readonly discount: Money
  readonly shippingFee: Money
  /** Before PPN and before the two deductions. */
  readonly gross: Money
  readonly downPaymentApplied: Money
  readonly retention: Money
  readonly dpp: Money
  readonly dppOther: Money
  readonly ppn: Money
  readonly total: Money
  readonly shares: TaxedSum['shares']
}

/**
 * Works out an invoice over lines of an order: gross − down payment − retention + PPN = total.
 *
 *   300 jt, 60 jt of the down payment, 5 % retention: dpp 225 jt, PPN 24,75 jt, total 249,75 jt
 */
export function saleFigures(
  lines: readonly BilledLine[],
  shipping: { readonly fee: Money; readonly tax: TaxFact | null },
  mode: PriceMode,
  deductions: Deductions,
): InvoiceFigures {
  const sliced = lines.map(partOf)
  const parts = sliced.map((line, at) => ({
    amount: minus(line.amount, line.discountShare),
    tax: lines[at]?.tax ?? null,
  }))
  const taxables = [...parts, { amount: shipping.fee, tax: shipping.tax }]
  const plain = taxedSum(taxables, mode)

  const { applied, retention } = takenOff(plain.gross, deductions)
  const untaxed = deductions.isRetentionTaxed ? applied : plus(applied, retention)
  const taxed = taxedSum(taxables, mode, untaxed)
  return {
    lines: sliced.map((line, at) => ({ ...line, net: plain.nets[at] ?? ZERO })),
    subtotal: sum(sliced.map((line) => line.amount)),
    discount: sum(sliced.map((line) => line.discountShare)),
    shippingFee: shipping.fee,
    gross: plain.gross,
    downPaymentApplied: applied,
    retention,
    dpp: taxed.dpp,
    dppOther: taxed.dppOther,
    ppn: taxed.ppn,
    total: minus(plus(plain.gross, taxed.ppn), plus(applied, retention)),
    shares: taxed.shares,
  }
}

// A down payment never outlives the last invoice: what is held back at once, or of what it leaves, comes after it, and
// what is held back of each yields to what the rest of the order is too small to bear.
function takenOff(gross: Money, deductions: Deductions): { readonly applied: Money; readonly retention: Money } {
  const wanted = deductions.downPayment ?? dueDownPayment(gross, deductions)
  if (deductions.heldBefore === null && deductions.isHeldOfNet !== true) {
    const held = dueRetention(gross, deductions)
    const rest = max(minus(deductions.orderDpp, plus(deductions.invoicedNet, gross)), ZERO)
    const pressing = min(minus(deductions.downPaymentOpen, rest), gross)
    const applied = min(wanted, max(minus(gross, held), pressing))
    return { applied, retention: min(held, minus(gross, applied)) }
  }
  const applied = min(wanted, gross)
  return { applied, retention: min(dueRetention(gross, deductions, applied), minus(gross, applied)) }
}

/** Works out a bill for a sum before PPN (down payment, retention), spread over the codes that it belongs to. */
export function sumFigures(parts: readonly { readonly amount: Money; readonly tax: TaxFact | null }[]): InvoiceFigures {
  const taxed = taxedSum(parts, 'exclusive')
  return {
    lines: [{ gross: taxed.gross, discount: ZERO, amount: taxed.gross, discountShare: ZERO, net: taxed.gross }],
    subtotal: taxed.gross,
    discount: ZERO,
    shippingFee: ZERO,
    gross: taxed.gross,
    downPaymentApplied: ZERO,
    retention: ZERO,
    dpp: taxed.dpp,
    dppOther: taxed.dppOther,
    ppn: taxed.ppn,
    total: plus(taxed.gross, taxed.ppn),
    shares: taxed.shares,
  }
}

/** What is paid of an invoice without PPN: the most that income tax can be taken of. */
export function paidNet({ gross, downPaymentApplied, retention }: Paid): Money {
  return minus(gross, plus(downPaymentApplied, retention))
}

type Paid = Pick<InvoiceFigures, 'gross' | 'downPaymentApplied' | 'retention'>

/** What the customer will hold back of a base: the sum paid without PPN, or a part of it (PP 9/2022, UU PPh art. 22 and 23). */
export function withholdingOf(
  figures: Paid,
  rate: Percent | null,
  base: Money = paidNet(figures),
): { readonly base: Money; readonly amount: Money } {
  return rate === null ? { base: ZERO, amount: ZERO } : { base, amount: percentOf(base, rate) }
}

function partOf(line: BilledLine): Omit<BilledAmounts, 'net'> {
  const gross = sliceOf(line.gross, line.ordered, line.invoiced, line.qty)
  const amount = sliceOf(line.amount, line.ordered, line.invoiced, line.qty)
  // What is owed is cut first: it never falls below zero, however deep the discount.
  const owed = sliceOf(minus(line.amount, line.discountShare), line.ordered, line.invoiced, line.qty)
  const discountShare = minus(amount, owed)
  return { gross, discount: minus(gross, amount), amount, discountShare }
}

/**
 * Tells what is held back of an invoice that takes so much of the down payment off: its percent, of all or of what that
 * leaves; or nothing, and of the last the percent of all that was billed.
 *
 *   5 % of 500 jt at the end, 400 jt billed before: nothing of them, 25 jt of the last 100 jt
 *   5 % of 300 jt less 60 jt of the down payment: 12 jt
 */
export function dueRetention(gross: Money, facts: Deductions, applied: Money = ZERO): Money {
  const { retentionPercent, heldBefore, invoicedNet, orderDpp } = facts
  if (retentionPercent === null) return ZERO
  if (heldBefore === null) return percentOf(facts.isHeldOfNet ? minus(gross, applied) : gross, retentionPercent)
  const billed = plus(invoicedNet, gross)
  if (billed < orderDpp) return ZERO
  const recovered = plus(minus(facts.downPaymentBilled, facts.downPaymentOpen), applied)
  const base = facts.isHeldOfNet ? max(minus(billed, recovered), ZERO) : billed
  return max(minus(percentOf(base, retentionPercent), heldBefore), ZERO)
}

function dueDownPayment(gross: Money, facts: Deductions): Money {
  if (facts.downPaymentOpen === 0n || facts.orderDpp === 0n) return ZERO
  const billed = min(plus(facts.invoicedNet, gross), facts.orderDpp)
  const due = money(mulDiv(facts.downPaymentBilled, billed, facts.orderDpp))
  const applied = minus(facts.downPaymentBilled, facts.downPaymentOpen)
  return min(max(minus(due, applied), ZERO), facts.downPaymentOpen)
}
