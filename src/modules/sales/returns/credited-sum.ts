import { max, min, minus, money, mulDiv, ZERO, type Money } from '#ground/money.ts'
import { minusQty, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CreditedLine } from './rules.ts'

/** An invoice of a sum: an advance or retention, one line of quantity 1. */
interface Sum {
  readonly number: string
  readonly net: Money
  readonly qty: Quantity
  readonly taxCode: string | null
  /** What earlier notes took back of it. */
  readonly creditedQty: Quantity
  readonly creditedNet: Money
  /** Of an advance: what no later invoice took off; null for retention. */
  readonly advance: Money | null
}

/** How much of it is to go back: an amount without PPN, a part of its quantity, or all that can. */
export interface SumAsked {
  readonly amount?: Money | undefined
  readonly part?: Quantity | undefined
}

/** The smallest part of a quantity that is written down. */
const LEAST = 1n as Quantity

/**
 * What a note takes back of an advance or of retention: to the rupiah, for a part of the quantity 1 is too coarse. What later
 * invoices took off the advance cannot go back under them: without an amount it is what they left.
 */
export function creditedSum(sum: Sum, asked: SumAsked): CreditedLine {
  const { number, net, qty, creditedQty, creditedNet, taxCode } = sum
  const left = minus(net, creditedNet)
  if (left <= 0n) throw new Refusal('credit.nothing-left', { number })
  const most = sum.advance === null ? left : max(min(left, sum.advance), ZERO)
  if (most === 0n) throw new Refusal('invoice.down-payment-used', { number })
  const wanted = wantedOf(asked, { net, qty, left, leftQty: minusQty(qty, creditedQty), most })
  if (wanted > most) {
    const field = asked.part === undefined ? 'amount' : 'lines.0.qty'
    throw new Refusal('credit.sum-too-much', { number, open: most }, { field })
  }
  const part = wanted === left ? minusQty(qty, creditedQty) : partFor(wanted, sum)
  const given = { amount: creditedNet, net: creditedNet }
  return { qty, credited: creditedQty, part, amount: net, net, taxCode, given, exact: wanted }
}

interface Left {
  readonly net: Money
  readonly qty: Quantity
  readonly left: Money
  readonly leftQty: Quantity
  readonly most: Money
}

function wantedOf(asked: SumAsked, { net, qty, left, leftQty, most }: Left): Money {
  if (asked.amount !== undefined) return asked.amount
  if (asked.part === undefined) return most
  return asked.part === leftQty ? left : money(mulDiv(net, asked.part, qty))
}

// It only tells how far the invoice is credited; all of it is written down with the last rupiah and not before.
function partFor(wanted: Money, { net, qty, creditedQty }: Sum): Quantity {
  const part = mulDiv(qty, wanted, net) as Quantity
  const most = minusQty(minusQty(qty, creditedQty), LEAST)
  const least = part > LEAST ? part : LEAST
  return least > most ? most : least
}
