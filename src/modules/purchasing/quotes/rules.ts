import { plus, sum, type Money } from '#ground/money.ts'
import type { Percent } from '#ground/percent.ts'
import type { Price } from '#ground/price.ts'
import type { Quantity } from '#ground/quantity.ts'
import { taxedSum, type PriceMode, type TaxFact } from '#modules/company/tax/rules.ts'
import { linePrice } from '#modules/company/totals/rules.ts'

/** What a supplier asks for one line of a request. */
export interface Offered {
  readonly qty: Quantity
  /** Null: not offered. */
  readonly price: Price | null
  readonly discountPercent: Percent | null
}

/** What the whole quantity asked would cost; null when it is not offered. */
export function offeredAmount({ qty, price, discountPercent }: Offered): Money | null {
  return price === null ? null : linePrice({ qty, price, discountPercent }).amount
}

/** What a quote comes to, freight with it. */
export function quoteTotal(lines: readonly Offered[], freight: Money): Money {
  return plus(sum(lines.flatMap((line) => offeredAmount(line) ?? [])), freight)
}

/** How the prices of a quote are written, and whether we may credit the PPN on them. */
export interface QuoteTerms {
  readonly mode: PriceMode
  readonly tax: TaxFact | null
  readonly creditsTax: boolean
}

/**
 * What an amount of a quote costs us: before PPN where we may credit it, else with it. Only this is held against others.
 *
 *   costOf(money(111), { mode: 'inclusive', tax: ppn11, creditsTax: true })  // 100
 */
export function costOf(amount: Money, { mode, tax, creditsTax }: QuoteTerms): Money {
  const { gross, ppn } = taxedSum([{ amount, tax }], mode)
  return creditsTax ? gross : plus(gross, ppn)
}

/** The indexes of the lowest amounts; nothing is lowest among fewer than two. */
export function lowestOf(amounts: readonly (Money | null)[]): ReadonlySet<number> {
  const offered = amounts.flatMap((amount) => (amount === null ? [] : [amount]))
  if (offered.length < 2) return new Set()
  const least = offered.reduce((a, b) => (b < a ? b : a))
  return new Set(amounts.flatMap((amount, at) => (amount === least ? [at] : [])))
}
