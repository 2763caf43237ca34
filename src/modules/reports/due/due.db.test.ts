import { expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { today } from '#kit/posting/today.ts'
import { addCashEntry, cashStandings } from '#modules/finance/entries/contract.ts'
import { addManualJournal } from '#modules/finance/journals/contract.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { postOpeningReceivable } from '#modules/sales/invoices/contract.ts'
import { aShop } from '#modules/sales/cast/shop.ts'
import { reportRoutes } from '../routes.ts'
import { paymentsDue } from './contract.ts'

test('taxes that are owed and invoices that are open stand in their weeks over the balance of cash and bank', async () => {
  const db = await testDatabase()
  const shop = await aShop(db)
  const desk = deskOf(db, shop.actor, [...financeRoutes, ...reportRoutes])
  const on = today(shop.actor)
  const [place] = await desk.do(cashStandings, {})
  const about = { kind: 'masuk' as const, date: on, cashAccountId: place?.id ?? '' }
  await desk.do(addCashEntry, { ...about, lines: [{ account: '3-1000', amount: '5000000' }] })
  const lines = [
    { account: '6-2000', debit: '1200000', credit: '0' },
    { account: '2-1510', debit: '0', credit: '1200000' },
  ]
  await desk.do(addManualJournal, { date: on, memo: 'PPh 23 jasa', lines })
  const owed = { id: shop.customerId, date: on, dueDate: addDays(on, 8), amount: '700000' }
  await shop.do(postOpeningReceivable, owed)
  const due = await desk.do(paymentsDue, {})
  expect(due.balance).toBe('5000000')
  expect(due.items).toMatchObject([{ kind: 'tax', number: '2-1510', amount: '1200000' }])
  expect(due.items[0]?.due.slice(8)).toBe('15')
  expect(due.weeks[1]).toMatchObject({ receipts: '700000' })
  expect(due.weeks.at(-1)?.after).toBe('4500000')
})
