import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { monthsBack } from '#ground/months.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { cashFlowOf } from '#modules/journal/cash-flow.ts'
import { post } from '#modules/journal/face.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

test('twelve months of cash and bank, what came before is what was left', async () => {
  const now = firstDay(periodOf(today(house.actor)))
  const paidIn = (months: number, account: string, amount: bigint) =>
    db.withTx((tx) =>
      post(tx, house.actor, {
        on: monthsBack(now, months),
        area: 'finance',
        source: { kind: 'test', id: newId() },
        memo: 'Setoran',
        lines: [debit(account, money(amount), NO_DIMS), credit(accounts.paidInCapital, money(amount), NO_DIMS)],
      }),
    )
  await paidIn(14, accounts.cash, 500n)
  await paidIn(1, accounts.bank, 300n)
  await paidIn(0, accounts.cash, -200n)

  const months = await cashFlowOf(db.read, house.actor)
  expect(months).toHaveLength(12)
  expect(months[0]).toMatchObject({ cashIn: '0', cashOut: '0', left: '500' })
  expect(months.slice(-2)).toEqual([
    { period: periodOf(monthsBack(now, 1)), cashIn: '300', cashOut: '0', left: '800' },
    { period: periodOf(now), cashIn: '0', cashOut: '200', left: '600' },
  ])
})
