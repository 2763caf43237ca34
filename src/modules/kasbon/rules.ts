import { addDays, dayFrom, monthLength, partsOf, type Day } from '#ground/day.ts'
import { allocate, max, min, minus, money, ZERO, type Money } from '#ground/money.ts'
import type { KasbonEvery } from './words.ts'

/** What is lent and how it comes back. */
export interface KasbonTerms {
  readonly amount: Money
  readonly times: number
  readonly every: KasbonEvery
  readonly firstDue: Day
}

/** What is due on a day. */
export interface Instalment {
  readonly dueOn: Day
  readonly amount: Money
}

/** Tells how much of what is due a wage bears: at most half of what is left after BPJS and tax (PP 36/2021 art. 65), rounded down. */
export function kasbonCut(due: Money, afterTax: Money): Money {
  return max(ZERO, min(due, money(afterTax / 2n)))
}

/** Splits a kasbon into instalments, as equal as whole rupiah are: Rp1.000.000 in 3 months from 31 January: 31 January, 28 February, 31 March. */
export function kasbonSchedule({ amount, times, every, firstDue }: KasbonTerms): Instalment[] {
  const amounts = allocate(
    amount,
    Array.from({ length: times }, () => 1n),
  )
  return amounts.map((each, at) => ({ dueOn: dueAfter(firstDue, every, at), amount: each }))
}

/** Gives the day so many months or weeks after another; the last of a month that is shorter. */
export function dueAfter(first: Day, every: KasbonEvery, times: number): Day {
  if (every === 'minggu') return addDays(first, 7 * times)
  const { year, month, date } = partsOf(first)
  const whole = month - 1 + times
  const [toYear, toMonth] = [year + Math.floor(whole / 12), (whole % 12) + 1]
  return dayFrom(toYear, toMonth, Math.min(date, monthLength(toYear, toMonth))) ?? first
}

/** An instalment of which something is still to come. */
export interface OpenInstalment {
  readonly id: string
  readonly kasbonId: string
  readonly dueOn: Day
  readonly open: Money
}

/** Spreads money that came back over what is open, in the order given; what is too much is told beside. */
export function spread(
  amount: Money,
  open: readonly OpenInstalment[],
): { readonly parts: readonly (OpenInstalment & { readonly amount: Money })[]; readonly left: Money } {
  let left = amount
  const parts = open.map((each) => {
    const taken = min(left, each.open)
    left = minus(left, taken)
    return { ...each, amount: taken }
  })
  return { parts: parts.filter((part) => part.amount > ZERO), left }
}
