import { money, ZERO, type Money } from '#ground/money.ts'
import { monthsBack } from '#ground/months.ts'
import { firstDay, periodOf, type Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import type { CashMonth } from '#modules/journal/contract.ts'
import { cashByPeriod } from '#modules/journal/read-store.ts'

/** What came in and went out of cash and bank in each of the last twelve months, and what was left at its end. */
export async function cashFlowOf(tx: Tx, actor: Actor): Promise<CashMonth[]> {
  const months = lastTwelve(periodOf(today(actor)))
  const rows = await cashByPeriod(tx, actor.companyId, months[0] ?? '')
  const byPeriod = new Map(rows.map((row) => [row.period, row]))
  const before = byPeriod.get('')
  let left = before ? leftAfter(ZERO, before) : ZERO
  return months.map((period) => {
    const row = byPeriod.get(period)
    const [cashIn, cashOut] = [money(row?.debit ?? 0n), money(row?.credit ?? 0n)]
    if (row) left = leftAfter(left, row)
    return { period, cashIn: String(cashIn), cashOut: String(cashOut), left: String(left) }
  })
}

function leftAfter(left: Money, row: { debit: bigint; credit: bigint; opened: bigint }): Money {
  return money(left + row.debit - row.credit + row.opened)
}

function lastTwelve(now: Period): Period[] {
  return Array.from({ length: 12 }, (_, at) => periodOf(monthsBack(firstDay(now), 11 - at)))
}
