import { min, minus, plus, ZERO, type Money } from '#ground/money.ts'

/** What orders agreed on for freight and no bill in the books has brought yet, by order. */
export type OpenFreight = ReadonlyMap<string, Money>

/** How much of an order's freight a bill brings. */
export interface FreightPart {
  readonly orderId: string
  readonly amount: Money
}

/**
 * Finds the ordered freight in what a bill asks for it, order by order; the rest is dearer than was agreed.
 *
 *   freightParts(money(500), new Map([['a', money(350)], ['b', money(200)]]))  // a 350, b 150
 */
export function freightParts(asked: Money, open: OpenFreight): FreightPart[] {
  let left = asked
  return [...open].flatMap(([orderId, ordered]) => {
    const amount = min(left, ordered)
    left = minus(left, amount)
    return amount > 0n ? [{ orderId, amount }] : []
  })
}

/** How much of a bill's freight was ordered. */
export function orderedOf(parts: readonly FreightPart[]): Money {
  return parts.reduce((all, { amount }) => plus(all, amount), ZERO)
}
