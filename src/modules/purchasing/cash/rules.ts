import { minus, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { lineAmount, type Price } from '#ground/price.ts'
import type { Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'

/** A line of a nota: a price per unit, or what the whole line came to. */
export interface NotaLine {
  readonly qty: Quantity
  readonly price?: Price
  readonly amount?: Money
}

/** The same as an order has it. */
export interface PricedLine {
  readonly price: Price
  readonly discount: Money | null
}

/**
 * Turns what a line came to into a price and the discount that makes it exact.
 *
 *   3 pieces for Rp100: Rp33,34 each, less nothing: 100,02 rounds to 100
 */
export function pricedLine(line: NotaLine, at: number): PricedLine {
  if (line.price !== undefined && line.amount === undefined) return { price: line.price, discount: null }
  if (line.amount === undefined) throw new Refusal('nota.no-price', { line: at + 1 }, { field: `lines.${at}.price` })
  const price = upTo(line.amount, line.qty)
  const over = minus(lineAmount(line.qty, price), line.amount)
  return { price, discount: over === 0n ? null : over }
}

/** What a nota comes to: its lines, less its discount, with freight. */
export function notaTotal(
  lines: readonly NotaLine[],
  { discount, freight }: { readonly discount: Money; readonly freight: Money },
): Money {
  const amounts = lines.map((line, at) => {
    const priced = pricedLine(line, at)
    return minus(lineAmount(line.qty, priced.price), priced.discount ?? ZERO)
  })
  return plus(minus(sum(amounts), discount), freight)
}

// The smallest price, to the hundredth, whose line is not less than the amount.
function upTo(amount: Money, qty: Quantity): Price {
  const down = mulDiv(amount, HUNDREDTHS_PER_UNIT, qty)
  return lineAmount(qty, hundredths(down)) < amount ? hundredths(down + 1n) : hundredths(down)
}

function hundredths(value: bigint): Price {
  return value as Price
}

const HUNDREDTHS_PER_UNIT = 1_000_000n
