import { dayFrom, monthLength, partsOf, type Day } from '#ground/day.ts'
import { minus, money, plus, ZERO, type Money } from '#ground/money.ts'
import type { StatementRow } from './contract.ts'

/** Gives each movement the balance after it, and the sums of both sides. */
export function runningRows(
  opening: Money,
  movements: readonly (Omit<StatementRow, 'debit' | 'credit' | 'balance'> & {
    readonly debit: bigint
    readonly credit: bigint
  })[],
): { readonly rows: StatementRow[]; readonly debit: Money; readonly credit: Money } {
  let [balance, debit, credit] = [opening, ZERO, ZERO]
  const rows = movements.map((each) => {
    debit = plus(debit, money(each.debit))
    credit = plus(credit, money(each.credit))
    balance = minus(plus(balance, money(each.debit)), money(each.credit))
    return { ...each, debit: String(each.debit), credit: String(each.credit), balance: String(balance) }
  })
  return { rows, debit, credit }
}

/** The same date some months earlier, or the last day of that month: 31 May less three months is 28 February. */
export function monthsBack(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day)
  const at = year * 12 + month - 1 - months
  const [y, m] = [Math.floor(at / 12), (at % 12) + 1]
  const found = dayFrom(y, m, Math.min(date, monthLength(y, m)))
  if (!found) throw new RangeError('outside the calendar')
  return found
}
