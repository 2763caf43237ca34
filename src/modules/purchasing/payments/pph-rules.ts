import type { PphKind } from '#ground/pph.ts'
import { max, min, minus, money, mulDiv, plus, ZERO, type Money } from '#ground/money.ts'
import { percentOf, type Percent } from '#ground/percent.ts'
import type { DueInvoice } from '#kit/posting/settlement.ts'

/** A bill as its PPh cares: what was paid, sent back and held back of it so far. */
export interface DueBill extends DueInvoice<PphKind> {
  readonly returned: Money
  readonly withheld: Money
}

/** What is left of an advance, and of the PPh that was held back when it was paid. */
export interface HeldAdvance {
  readonly left: Money
  readonly withheld: Money
}

type Taxed = Pick<DueBill, 'total' | 'open' | 'returned' | 'withheld' | 'withholdingAmount'>

/**
 * What is to be held back when `amount` is taken off a bill: its share, and what was not held back of what was paid
 * before. The last payment takes the rest, so that together they are the PPh of what was kept of the bill.
 *
 *   PPh 200 of 11.100; 5.550 were used of an advance that held back nothing: the other 5.550 hold back 200
 */
export function heldOf(bill: Taxed, amount: Money): Money {
  const paid = plus(minus(bill.total, bill.open), amount)
  return within(minus(shareAt(bill, minus(paid, bill.returned)), bill.withheld), amount)
}

/** The least that must be held back now, so that what stays open can still bear the rest of the PPh. */
export function leastHeld(bill: Taxed, amount: Money): Money {
  const left = minus(pphOf(bill), bill.withheld)
  return within(minus(left, minus(bill.open, amount)), amount)
}

/** The PPh of a bill, less what belongs to goods that were sent back. */
export function pphOf(bill: Pick<Taxed, 'total' | 'returned' | 'withholdingAmount'>): Money {
  return shareAt(bill, minus(bill.total, bill.returned))
}

/** What a sum held back was reckoned from; the parts of a bill are together its base. */
export function baseOf(bill: Pick<DueBill, 'withholdingBase' | 'withholdingAmount' | 'withheld'>, held: Money): Money {
  const at = (tax: Money) => mulDiv(bill.withholdingBase, tax, bill.withholdingAmount)
  if (bill.withholdingAmount === 0n) return ZERO
  return money(at(plus(bill.withheld, held)) - at(bill.withheld))
}

export interface AdvanceUse {
  /** Held back already when the advance was paid. */
  readonly before: Money
  /** Held back now: that much of the advance stays with the supplier. */
  readonly now: Money
}

/**
 * What of the PPh of a bill an advance has paid already, and what is left to hold back when it is used. An advance that is
 * used up hands over all that was held back of it, also where the bill asks for less.
 */
export function pphOfUse(bill: Taxed, advance: HeldAdvance, amount: Money): AdvanceUse {
  const due = heldOf(bill, amount)
  const before = amount >= advance.left ? min(advance.withheld, amount) : min(advance.withheld, due)
  return { before, now: max(minus(due, before), ZERO) }
}

/** The most of a bill that an advance settles; what is held back of it leaves that much more for the bill. */
export function mostUsed(bill: Taxed, advance: HeldAdvance): Money {
  const needs = (amount: Money) => minus(amount, pphOfUse(bill, advance, amount).now)
  let [least, most] = [min(advance.left, bill.open), bill.open]
  while (least < most) {
    const middle = money((least + most + 1n) / 2n)
    if (needs(middle) <= advance.left) least = middle
    else most = money(middle - 1n)
  }
  return least
}

/** The PPh of an advance on an order: reckoned from its share of what the order is taxed on. */
export function advancePph(
  order: { readonly base: Money; readonly total: Money },
  amount: Money,
  rate: Percent,
): { readonly base: Money; readonly withheld: Money } {
  const base = order.total === 0n ? amount : money(mulDiv(amount, order.base, order.total))
  return { base, withheld: percentOf(base, rate) }
}

function shareAt(bill: Pick<Taxed, 'total' | 'withholdingAmount'>, paid: Money): Money {
  return bill.total === 0n ? ZERO : money(mulDiv(bill.withholdingAmount, paid, bill.total))
}

function within(held: Money, amount: Money): Money {
  return max(ZERO, min(held, amount))
}
