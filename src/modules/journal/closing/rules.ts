import { NO_DIMS } from '#ground/dims.ts'
import { money, ZERO, type Money } from '#ground/money.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { credit, debit, type EntryLine } from '#modules/journal/rules.ts'

/** What stands on an account: debit minus credit. */
export interface Standing {
  readonly account: string
  readonly net: bigint
}

const isOfResult = ({ account }: Standing) => '456789'.includes(account[0] ?? '')

/** What a year earned: what its revenue and costs leave; a loss is below zero. */
export function resultOf(standing: readonly Standing[]): Money {
  return money(-standing.filter(isOfResult).reduce((all, { net }) => all + net, 0n))
}

/** Writes the entry of the last day: revenue and costs come to zero, and what they leave stands on 3-3000. */
export function resultLines(standing: readonly Standing[]): EntryLine[] {
  const emptied = standing.filter(isOfResult).map(({ account, net }) => credit(account, money(net), NO_DIMS))
  return [...emptied, credit(accounts.yearResult, resultOf(standing), NO_DIMS)]
}

/** Writes the entry of the first day after: the result and what the owners took go to what was kept before. */
export function carryLines(result: Money, drawings: Money): EntryLine[] {
  return [
    debit(accounts.yearResult, result, NO_DIMS),
    credit(accounts.drawings, drawings, NO_DIMS),
    credit(accounts.retainedEarnings, money(result - drawings), NO_DIMS),
  ]
}

/** What stands on one account, of many. */
export function netOf(standing: readonly Standing[], account: string): Money {
  return money(standing.find((each) => each.account === account)?.net ?? ZERO)
}
