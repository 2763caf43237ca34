import { allocate, min, minus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentOf, type Percent } from '#ground/percent.ts'
import { lineAmount, type Price } from '#ground/price.ts'
import type { Quantity } from '#ground/quantity.ts'
import { taxedSum, totalOf, type PriceMode, type TaxedSum, type TaxFact } from '#modules/company/tax/rules.ts'

/** A priced line of a draft. */
export interface PricedLine {
  readonly qty: Quantity
  readonly price: Price
  readonly discountPercent?: Percent | null
  readonly discountAmount?: Money | null
  /** Its PPN on the day; null for none. */
  readonly tax: TaxFact | null
}

export interface TotalsAsked {
  readonly discountPercent?: Percent | null
  readonly discountAmount?: Money | null
  readonly shippingFee?: Money
  readonly mode: PriceMode
  /** The PPN of the document, which the shipping fee bears; null for none. */
  readonly tax: TaxFact | null
}

export interface LineTotals {
  readonly gross: Money
  readonly discount: Money
  /** After the line's own discount: what the line shows. */
  readonly amount: Money
  readonly discountShare: Money
  /** Before PPN, after both discounts. */
  readonly net: Money
}

export interface DocumentTotals {
  readonly lines: readonly LineTotals[]
  readonly subtotal: Money
  readonly discount: Money
  readonly shippingFee: Money
  readonly shippingNet: Money
  readonly dpp: Money
  readonly dppOther: Money
  readonly ppn: Money
  readonly total: Money
  readonly shares: TaxedSum['shares']
}

/**
 * Adds up a draft as the paper will: whole rupiah per line, the document discount spread over the lines, PPN once per
 * code. Always: Σ net + shippingNet + ppn = total.
 */
export function documentTotals(lines: readonly PricedLine[], asked: TotalsAsked): DocumentTotals {
  const priced = lines.map(linePrice)
  const subtotal = sum(priced.map((line) => line.amount))
  const discount = discountOf(subtotal, asked)
  const shares = allocate(
    discount,
    priced.map((line) => line.amount),
  )
  const shippingFee = asked.shippingFee ?? ZERO

  const parts = priced.map((line, at) => ({
    amount: minus(line.amount, shares[at] ?? ZERO),
    tax: lines[at]?.tax ?? null,
  }))
  const taxed = taxedSum([...parts, { amount: shippingFee, tax: asked.tax }], asked.mode)
  return {
    lines: priced.map((line, at) => ({ ...line, discountShare: shares[at] ?? ZERO, net: taxed.nets[at] ?? ZERO })),
    subtotal,
    discount,
    shippingFee,
    shippingNet: taxed.nets[lines.length] ?? ZERO,
    dpp: taxed.dpp,
    dppOther: taxed.dppOther,
    ppn: taxed.ppn,
    total: totalOf(taxed),
    shares: taxed.shares.filter((share) => share.base !== 0n || share.tax !== null),
  }
}

/** Values one line after its own discount, whole rupiah; a discount never exceeds the line. */
export function linePrice(line: Omit<PricedLine, 'tax'>): { gross: Money; discount: Money; amount: Money } {
  const gross = lineAmount(line.qty, line.price)
  const discount = discountOf(gross, line)
  return { gross, discount, amount: minus(gross, discount) }
}

function discountOf(
  amount: Money,
  asked: { readonly discountPercent?: Percent | null; readonly discountAmount?: Money | null },
): Money {
  const wanted = asked.discountPercent ? percentOf(amount, asked.discountPercent) : (asked.discountAmount ?? ZERO)
  return min(wanted, amount)
}
