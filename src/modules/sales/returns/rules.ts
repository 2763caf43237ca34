import { min, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
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
  /** What notes that stand took back of it. */
  readonly given: { readonly amount: Money; readonly net: Money }
  /** Of a sum, to the rupiah: what this note takes back of it. */
  readonly exact?: Money
}

/** What notes that stand took back of an invoice. */
export interface GivenBack {
  readonly grossNet: Money
  readonly downPayment: Money
  readonly retention: Money
  readonly taxes: readonly Pick<TaxRow, 'code' | 'base' | 'taxedBase' | 'tax'>[]
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
  readonly given: GivenBack
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
 * Mirrors the credited part of an invoice: however it is cut into notes, and whichever of them were taken back meanwhile,
 * together they are the invoice to the rupiah. The last takes what is left.
 */
export function creditFigures(invoice: CreditedInvoice, lines: readonly CreditedLine[]): CreditFigures {
  const { given } = invoice
  const slices = lines.map((line) => {
    const cut = (whole: Money) => sliceOf(whole, line.qty, line.credited, line.part)
    const isEnd = line.part > 0n && plusQty(line.credited, line.part) === line.qty
    return {
      taxCode: line.taxCode,
      amount: line.exact ?? takenOf(line.amount, line.given.amount, isEnd ? null : cut(line.amount)),
      net: line.exact ?? takenOf(line.net, line.given.net, isEnd ? null : cut(line.net)),
      before: line.given.net,
      // The one line of a sum stands for every tax it was spread over.
      isSum: line.exact !== undefined,
      whole: line.net,
    }
  })
  const isLast =
    lines.some((line) => line.part > 0n) && lines.every((line) => plusQty(line.credited, line.part) === line.qty)
  const shipping = minus(invoice.grossNet, sum(lines.map((line) => line.net)))
  const shippingBefore = minus(given.grossNet, sum(lines.map((line) => line.given.net)))
  const parts: Part[] = [
    ...slices,
    {
      ...{ isSum: false, taxCode: invoice.shippingTaxCode, whole: shipping, before: shippingBefore },
      net: isLast ? minus(shipping, shippingBefore) : ZERO,
    },
  ]

  const grossNet = sum(parts.map((part) => part.net))
  const cut = (whole: Money, before: Money) =>
    takenOf(whole, before, isLast ? null : portion(whole, invoice.grossNet, given.grossNet, grossNet))
  const taxes = invoice.taxes.map((row) => taxPart(row, parts, { isLast, given: given.taxes }))
  const downPaymentRestored = cut(invoice.downPaymentApplied, given.downPayment)
  const retentionReduced = cut(invoice.retention, given.retention)
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

/** What a note takes of a whole of which some was taken before: its cut, never more than is left, and the last all of that. */
function takenOf(whole: Money, before: Money, cut: Money | null): Money {
  const left = minus(whole, before)
  return cut === null ? left : min(cut, left)
}

function taxPart(
  row: TaxRow,
  parts: readonly Part[],
  { isLast, given }: { readonly isLast: boolean; readonly given: GivenBack['taxes'] },
): TaxRow {
  const own = parts.filter((part) => part.isSum || part.taxCode === row.code)
  const whole = sum(own.map((part) => part.whole))
  const before = sum(own.map((part) => part.before))
  const net = sum(own.map((part) => part.net))
  const cut = (key: 'base' | 'taxedBase' | 'tax') => {
    const gone = sum(given.filter(({ code }) => code === row.code).map((one) => money(one[key])))
    return String(takenOf(money(row[key]), gone, isLast ? null : portion(money(row[key]), whole, before, net)))
  }
  return { ...row, base: cut('base'), taxedBase: cut('taxedBase'), tax: cut('tax') }
}

function portion(whole: Money, of: Money, before: Money, part: Money): Money {
  if (of === 0n) return ZERO
  return money(mulDiv(whole, before + part, of) - mulDiv(whole, before, of))
}
