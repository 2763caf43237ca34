import { mulDiv, unscaled } from '#ground/decimal.ts'
import { allocate, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, percent, percentText } from '#ground/percent.ts'
import { lineAmount, priceText, unitPrice, type Price } from '#ground/price.ts'
import { quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { OTHER_UNIT, unitCode } from './units.ts'

/** A line of an invoice, or its shipping: what it is, and what it comes to before PPN. */
export interface Sold {
  readonly name: string
  readonly isService: boolean
  readonly qty: Quantity
  readonly unit: string
  /** Of one unit before PPN; null where prices bear PPN, then it is worked out of `net`. */
  readonly price: Price | null
  /** After its discounts, before down payment and retention: rupiah. */
  readonly net: Money
}

/** The tax they bear together, as the invoice keeps it. */
export interface BornTax {
  /** What PPN is taken of, rupiah: after down payment and retention. */
  readonly base: Money
  readonly baseNum: bigint
  readonly baseDen: bigint
  /** Percent as decimal text. */
  readonly rate: string
}

/** One GoodService of the file; figures as plain decimal text. */
export interface Good {
  readonly opt: 'A' | 'B'
  readonly name: string
  readonly unit: string
  readonly price: string
  readonly qty: string
  readonly discount: string
  readonly base: string
  readonly otherBase: string
  readonly rate: string
  readonly vat: string
}

const ONE = quantity('1')
// Price in 1/100 rupiah times quantity in 1/10.000 is counted in a millionth; Coretax knows hundredths.
const PER_SEN = 10_000n

/**
 * Spreads what PPN is taken of over the lines, so that Σ base is that of the invoice and, as Coretax checks, every
 * base = price × quantity − discount: a down payment, a retention and the document's discount stand as discount.
 * Where price × quantity does not come out at a hundredth of a rupiah, the line is one piece and its name says how much.
 */
export function goodsOf(lines: readonly Sold[], tax: BornTax): Good[] {
  const bases = allocate(
    tax.base,
    lines.map(({ net }) => net),
  )
  return lines.map((line, at) => goodOf(line, (bases[at] ?? 0n) as Money, tax))
}

function goodOf(line: Sold, base: Money, tax: BornTax): Good {
  const priced = pricedOf(line, base)
  const sen = base * 100n
  const other = mulDiv(sen, tax.baseNum, tax.baseDen)
  return {
    opt: line.isService ? 'B' : 'A',
    ...priced,
    base: unscaled(sen, 2),
    otherBase: unscaled(other, 2),
    rate: percentText(percent(tax.rate)),
    vat: unscaled(mulDiv(other, percent(tax.rate), HUNDRED_PERCENT), 2),
  }
}

function pricedOf(
  { name, qty, unit, price, net }: Sold,
  base: Money,
): Pick<Good, 'name' | 'unit' | 'qty' | 'price' | 'discount'> {
  const each = price ?? notBelow(net, qty)
  const whole = each * qty
  const discount = whole / PER_SEN - base * 100n
  if (whole % PER_SEN === 0n && discount >= 0n)
    return {
      name,
      unit: unitCode(unit),
      qty: quantityText(qty),
      price: priceText(each),
      discount: unscaled(discount, 2),
    }
  const said = qty === ONE ? name : `${name} (${quantityText(qty).replace('.', ',')} ${unit})`
  return { name: said, unit: OTHER_UNIT, qty: '1', price: String(base), discount: '0' }
}

// A price that yields at least the amount: what is too much of it becomes discount.
function notBelow(net: Money, qty: Quantity): Price {
  const each = unitPrice(net, qty)
  return lineAmount(qty, each) < net || each * qty < net * 100n * PER_SEN ? ((each + 1n) as Price) : each
}
