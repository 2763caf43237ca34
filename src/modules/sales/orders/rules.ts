import { max, min, minus, money, mulDiv, plus, ZERO, type Money } from '#ground/money.ts'
import { percentOf, type Percent } from '#ground/percent.ts'
import type { Price } from '#ground/price.ts'

/** What an order asks up front, before PPN: a share of its dpp, or the amount typed. */
export function downPaymentAsked(order: {
  readonly dpp: Money
  readonly downPaymentPercent: Percent | null
  readonly downPaymentAmount: Money | null
}): Money {
  if (order.downPaymentPercent !== null) return percentOf(order.dpp, order.downPaymentPercent)
  return min(order.downPaymentAmount ?? ZERO, order.dpp)
}

/** What counts against the credit limit of a customer, each part with the PPN he pays to us. */
export interface Exposure {
  readonly unpaidInvoices: Money
  /** Sent and not billed yet, less what was billed ahead of it. */
  readonly uninvoicedDeliveries: Money
  /** What confirmed orders still promise: neither sent nor billed yet. */
  readonly unsentOrders: Money
}

/** What stands between a customer and this order: the limit, and what already counts against it. */
export interface CreditFacts extends Exposure {
  readonly limit: Money | null
  readonly thisOrder: Money
  readonly mode: 'off' | 'warn' | 'block'
}

/** The room that would be left; null without a limit. Below zero, the order is over the limit. */
export function creditRoom(facts: CreditFacts): Money | null {
  if (facts.limit === null || facts.mode === 'off') return null
  return minus(facts.limit, plus(exposureSum(facts), facts.thisOrder))
}

/** Sums what counts against a credit limit. */
export function exposureSum({ unpaidInvoices, uninvoicedDeliveries, unsentOrders }: Exposure): Money {
  return plus(unpaidInvoices, uninvoicedDeliveries, unsentOrders)
}

/** Sums what a customer owes for what he already has: orders that only promise are no part of it. */
export function claimSum({ unpaidInvoices, uninvoicedDeliveries }: Exposure): Money {
  return plus(unpaidInvoices, uninvoicedDeliveries)
}

/** A confirmed order that is not wholly billed, as the credit limit sees it; amounts before PPN but for the first. */
export interface UnbilledOrder {
  /** Sent and not billed, with PPN. */
  readonly delivered: Money
  readonly unsent: Money
  /** Down payments billed and not taken off yet: they are claims of their own. */
  readonly advance: Money
  /** The whole order. */
  readonly price: Money
  readonly ppn: Money
  /** Of the whole order, what the customer owes us: without the PPN that he remits himself. */
  readonly owed: Money
}

/** Splits what will be billed of an order into what was sent and what was not, less the advance, which pays what was sent first. */
export function unbilledParts(order: UnbilledOrder): { readonly delivered: Money; readonly unsent: Money } {
  const total = plus(order.price, order.ppn)
  const owedOf = (part: Money, whole: Money) => (whole === 0n ? part : money(mulDiv(part, order.owed, whole)))
  const [delivered, unsent] = [owedOf(order.delivered, total), owedOf(order.unsent, order.price)]
  const advance = owedOf(order.advance, order.price)
  return {
    delivered: max(minus(delivered, advance), ZERO),
    unsent: max(minus(unsent, max(minus(advance, delivered), ZERO)), ZERO),
  }
}

/** Tells whether a unit is sold for less than the stock of it costs on average. */
export function isBelowCost(
  line: { readonly price: Price; readonly unitNum: bigint; readonly unitDen: bigint },
  cost: Price,
): boolean {
  return line.price * line.unitDen < cost * line.unitNum
}
