import { addDays, type Day } from '#ground/day.ts'
import type { DueWeek } from './contract.ts'

/** So many weeks are told one by one. */
export const DUE_WEEKS = 8

/** Something that falls due; always above zero. */
export interface DueAmount {
  readonly kind: 'bill' | 'giro' | 'wages' | 'tax' | 'invoice'
  readonly due: Day
  readonly amount: bigint
}

/**
 * Puts what falls due into weeks of seven days from today on, what is overdue into the first and what is later into a last
 * one, and tells what is left of the balance after each.
 */
export function weeksDue(items: readonly DueAmount[], today: Day, balance: bigint): DueWeek[] {
  const begins = Array.from({ length: DUE_WEEKS + 1 }, (_, at) => addDays(today, at * 7))
  let left = balance
  return begins.map((from, at) => {
    const isLast = at === DUE_WEEKS
    const to = isLast ? null : addDays(from, 6)
    const own = items.filter(({ due }) => (at === 0 || due >= from) && (to === null || due <= to))
    const of = (kind: DueAmount['kind']) =>
      own.filter((item) => item.kind === kind).reduce((all, { amount }) => all + amount, 0n)
    const [bills, wages, taxes, receipts] = [of('bill') + of('giro'), of('wages'), of('tax'), of('invoice')]
    left += receipts - bills - wages - taxes
    return {
      ...{ from, to, bills: String(bills), wages: String(wages), taxes: String(taxes) },
      ...{ receipts: String(receipts), after: String(left) },
    }
  })
}

/**
 * Splits tax that is owed by when it is to be paid: what stood at the end of the last month in this one, the rest in the
 * next one. PPN is due on the last day, the others on the 15th.
 */
export function taxParts(lastMonth: bigint, now: bigint): { readonly thisMonth: bigint; readonly nextMonth: bigint } {
  const owed = now > 0n ? now : 0n
  const thisMonth = lastMonth < 0n ? 0n : lastMonth < owed ? lastMonth : owed
  return { thisMonth, nextMonth: owed - thisMonth }
}
