import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { NO_DIMS } from '#ground/dims.ts'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import { post } from '#modules/journal/face.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { postOpeningReceivable } from '#modules/sales/invoices/contract.ts'
import { recordPayment } from '#modules/sales/payments/contract.ts'
import { ledger } from '../ledger/contract.ts'
import { reportRoutes } from '../routes.ts'
import { subledger } from './contract.ts'

let db: Database
let shop: Shop
let desk: Desk
let on: ReturnType<typeof today>

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  desk = deskOf(db, shop.actor, reportRoutes)
  on = today(shop.actor)
  const before = addDays(on, -40)
  await shop.do(postOpeningReceivable, { id: shop.customerId, date: before, dueDate: on, amount: '700000' })
  await shop.do(recordPayment, { customerId: shop.customerId, date: addDays(on, -5), amount: '150000' } as never)
})

test('an account by party tells what stood, moved and stands on any days, equal to the ledger, and leads to its rows', async () => {
  const asked = { account: '2-1200' as const, from: addDays(on, -10), to: on }
  const book = await desk.do(subledger, asked)
  expect(book).toMatchObject({
    rows: [{ partyId: shop.customerId, opening: '0', debit: '0', credit: '150000', closing: '150000' }],
    ...{ ledger: book.parties, difference: '0', more: 0 },
  })
  const owed = await desk.do(subledger, { from: addDays(on, -10), to: on })
  expect(owed.rows).toMatchObject([{ opening: '700000', debit: '0', closing: '700000' }])
  expect((await desk.do(subledger, { from: addDays(on, -60), to: addDays(on, -50) })).rows).toEqual([])
  const rows = await desk.do(ledger, { ...asked, partyId: shop.customerId })
  expect(rows).toMatchObject({ opening: '0', closing: '-150000', rows: [{ credit: '150000' }] })
  await expect(desk.do(ledger, { ...asked, partyId: newId() })).rejects.toThrow()
})

test('what names nobody is told as the difference; lent money is for who sees wages', async () => {
  const lines = [debit('1-1300', money(9000n), NO_DIMS), credit('7-1000', money(9000n), NO_DIMS)]
  const source = { kind: 'manual-journal', id: newId() }
  await db.withTx((tx) => post(tx, shop.actor, { on, area: 'finance', source, memo: 'X', lines }))
  expect(await desk.do(subledger, { to: on })).toMatchObject({ difference: '9000', parties: { closing: '700000' } })
  const can = (right: string) => right !== 'view gaji'
  const clerk = deskOf(db, { ...shop.actor, can }, reportRoutes)
  await expect(clerk.do(subledger, { account: '1-1400' })).rejects.toMatchObject({ code: 'subledger.wages' })
})
