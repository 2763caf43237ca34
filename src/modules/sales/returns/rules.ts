import { minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { plusQty, type Quantity } from '#ground/quantity.ts'
import { sliceOf } from '#modules/company/tax/rules.ts'
import type { TaxRow } from '../contract.ts'

/** A line of the invoice with what is being credited of it. */
export interface CreditedLine {
  readonly qty: Quantity
  readonly credited: Quantity
  /** The quantity of this note; zero when the line is left alone. */
  readonly part: Quantity
  readonly amount: Money
  readonly net: Money
  readonly taxCode: string | null
  /** Of a sum, to the rupiah: what earlier notes took back of it, and what this one does. */
  readonly exact?: { readonly before: Money; readonly net: Money }
}

/** The invoice as it was issued. */
export interface CreditedInvoice {
  readonly grossNet: Money
  readonly downPaymentApplied: Money
  readonly retention: Money
  readonly ppn: Money
  /** The customer remits the PPN himself: it goes back without being owed. */
  readonly isCollected: boolean
  readonly taxes: readonly TaxRow[]
  /** The code of the shipping fee, which is credited with the last line. */
  readonly shippingTaxCode: string | null
}

export interface CreditFigures {
  readonly lines: readonly { readonly amount: Money; readonly net: Money }[]
  readonly subtotal: Money
  readonly grossNet: Money
  readonly downPaymentRestored: Money
  readonly retentionReduced: Money
  readonly dpp: Money
  readonly ppn: Money
  /** Of it: what the customer would have remitted. */
  readonly ppnCollected: Money
  readonly taxes: readonly TaxRow[]
  readonly total: Money
}

/**
 * Mirrors the credited part of an invoice: however it is cut into notes, together they are the invoice to the rupiah.
 */
export function creditFigures(invoice: CreditedInvoice, lines: readonly CreditedLine[]): CreditFigures {
  const slices = lines.map((line) => ({
    taxCode: line.taxCode,
    amount: line.exact?.net ?? sliceOf(line.amount, line.qty, line.credited, line.part),
    net: line.exact?.net ?? sliceOf(line.net, line.qty, line.credited, line.part),
    before: line.exact?.before ?? sliceOf(line.net, line.qty, 0n as Quantity, line.credited),
    // The one line of a sum stands for every tax it was spread over.
    isSum: line.exact !== undefined,
    whole: line.net,
  }))
  const isLast =
    lines.some((line) => line.part > 0n) && lines.every((line) => plusQty(line.credited, line.part) === line.qty)
  const shipping = minus(invoice.grossNet, sum(lines.map((line) => line.net)))
  const parts = [...slices, shippingPart(shipping, isLast, invoice.shippingTaxCode)]

  const before = sum(parts.map((part) => part.before))
  const grossNet = sum(parts.map((part) => part.net))
  const cut = (whole: Money) => portion(whole, invoice.grossNet, before, grossNet)
  const taxes = invoice.taxes.map((row) => taxPart(row, parts))
  const downPaymentRestored = cut(invoice.downPaymentApplied)
  const retentionReduced = cut(invoice.retention)
  const ppn = sum(taxes.map((row) => money(row.tax)))
  const ppnCollected = invoice.isCollected ? ppn : ZERO
  const total = minus(plus(grossNet, ppn), plus(downPaymentRestored, retentionReduced, ppnCollected))
  return {
    lines: slices.map(({ amount, net }) => ({ amount, net })),
    subtotal: sum(slices.map((slice) => slice.amount)),
    grossNet,
    downPaymentRestored,
    retentionReduced,
    dpp: sum(taxes.map((row) => money(row.base))),
    ppn,
    ppnCollected,
    taxes,
    total,
  }
}

interface Part {
  readonly isSum: boolean
  readonly taxCode: string | null
  readonly net: Money
  readonly before: Money
  readonly whole: Money
}

function shippingPart(whole: Money, isLast: boolean, taxCode: string | null): Part & { amount: Money } {
  const net = isLast ? whole : ZERO
  return { isSum: false, taxCode, whole, net, before: ZERO, amount: net }
}

function taxPart(row: TaxRow, parts: readonly Part[]): TaxRow {
  const own = parts.filter((part) => part.isSum || part.taxCode === row.code)
  const whole = sum(own.map((part) => part.whole))
  const before = sum(own.map((part) => part.before))
  const net = sum(own.map((part) => part.net))
  const cut = (text: string) => String(portion(money(text), whole, before, net))
  return { ...row, base: cut(row.base), taxedBase: cut(row.taxedBase), tax: cut(row.tax) }
}

function portion(whole: Money, of: Money, before: Money, part: Money): Money {
  if (of === 0n) return ZERO
  return money(mulDiv(whole, before + part, of) - mulDiv(whole, before, of))
}
