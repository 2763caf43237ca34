import { min, minus, plus, ZERO, type Money } from '#ground/money.ts'
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

/** What stands between a customer and this order: the limit, and what already counts against it. */
export interface CreditFacts {
  readonly limit: Money | null
  readonly unpaidInvoices: Money
  readonly uninvoicedDeliveries: Money
  readonly thisOrder: Money
  readonly mode: 'off' | 'warn' | 'block'
}

/** The room that would be left; null without a limit. Below zero, the order is over the limit. */
export function creditRoom(facts: CreditFacts): Money | null {
  if (facts.limit === null || facts.mode === 'off') return null
  return minus(facts.limit, plus(facts.unpaidInvoices, facts.uninvoicedDeliveries, facts.thisOrder))
}

/** Tells whether a unit is sold for less than the stock of it costs on average. */
export function isBelowCost(
  line: { readonly price: Price; readonly unitNum: bigint; readonly unitDen: bigint },
  cost: Price,
): boolean {
  return line.price * line.unitDen < cost * line.unitNum
}
