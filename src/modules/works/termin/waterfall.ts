import { max, min, minus, money, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentText, shareOf, type Percent } from '#ground/percent.ts'
import type { BillFigures } from '../billing/contract.ts'

/** A step from what was done to the money that comes; the bar floats where the step before it ended. */
export interface Step {
  readonly of: 'gross' | 'down-payment' | 'retention' | 'ppn' | 'collected' | 'withheld' | 'cash'
  /** Below nothing where it is taken away. */
  readonly amount: Money
  /** Where its bar begins, and how wide it is: percents of the widest of all. */
  readonly from: string
  readonly width: string
}

/**
 * Follows the money of a bill from the gross value to what arrives: uang muka, retention and PPh go off, PPN comes on.
 * All bars share one scale. A step of nothing is left out, but what was done and what comes.
 *
 *   100 − 20 − 5 + 8,25 − 1,99 = 81,26: the bars begin at 0, 80, 75, 75, 81,26 and 0
 */
export function waterfall(bill: BillFigures): Step[] {
  const taken = [
    ['down-payment', minus(ZERO, money(bill.downPaymentApplied))],
    ['retention', minus(ZERO, money(bill.retention))],
    ['ppn', money(bill.ppn)],
    ['collected', minus(ZERO, money(bill.ppnCollected))],
    ['withheld', minus(ZERO, money(bill.withheld))],
  ] as const
  let at = money(bill.gross)
  const steps: { of: Step['of']; amount: Money; low: Money; high: Money }[] = [
    { of: 'gross', amount: at, low: ZERO, high: at },
  ]
  for (const [of, amount] of taken) {
    const next = plus(at, amount)
    if (amount !== 0n) steps.push({ of, amount, low: min(next, at), high: max(next, at) })
    at = next
  }
  steps.push({ of: 'cash', amount: at, low: ZERO, high: at })
  const scale = steps.reduce((most, { high }) => max(most, high), ZERO)
  const share = (part: Money) => percentText(shareOf(part, scale) ?? (0n as Percent))
  return steps.map(({ of, amount, low, high }) => ({ of, amount, from: share(low), width: share(minus(high, low)) }))
}

/** What of the money that comes is the company's own: PPN that is paid to us is not. */
export function cashWithoutPpn({ payable, ppn, ppnCollected }: BillFigures): Money {
  return minus(money(payable), minus(money(ppn), money(ppnCollected)))
}

/** Tells how wide each row of a schedule stands in a bar of all of them, percent. */
export function sharesOfTermins(totals: readonly string[]): string[] {
  const amounts = totals.map(money)
  const whole = sum(amounts)
  return amounts.map((amount) => percentText(shareOf(amount, whole) ?? (0n as Percent)))
}
