import { beforeAll, expect, test } from 'vitest'
import { addDays, day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { today } from '#kit/posting/today.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import * as parties from '#modules/parties/contract.ts'
import { partiesRoutes } from '#modules/parties/routes.ts'
import { allLaws, aShop, type Shop } from './cast/shop.ts'
import * as invoice from './invoices/contract.ts'
import * as order from './orders/contract.ts'
import * as payment from './payments/contract.ts'

let db: Database
let shop: Shop
let desk: Desk
let work: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  desk = deskOf(db, shop.actor, partiesRoutes)
  work = await shop.service('Jasa borong')
})

const inDays = (days: number) => String(addDays(day(today(shop.actor)), days))
const late = async () => {
  const { rows } = await desk.do(parties.customers.list, { isOverdue: true })
  await allLaws(db)
  return rows.map(({ name }) => name)
}
const aBill = async (customerId: string, dueIn: number) => {
  const { id } = await shop.do(order.createOrder, {
    customerId,
    date: inDays(-40),
    confirm: true,
    lines: [{ itemId: work, qty: '1', price: '100000' }],
  })
  return shop.do(invoice.createInvoice, { id, date: inDays(-40), dueDate: inDays(dueIn) })
}

test('the list of customers knows who is late, through every act that makes or ends it', async () => {
  const [first, second] = [await shop.customer({ name: 'PT Telat' }), await shop.customer({ name: 'PT Tepat' })]
  const [old, later] = [await aBill(first, -1), await aBill(first, 5)]
  await aBill(second, 0)
  expect(await late()).toEqual(['PT Telat'])

  // Another day to pay by, and back.
  const moved = await shop.do(invoice.amendInvoice, { id: old.id, version: old.version, dueDate: inDays(3) })
  expect(await late()).toEqual([])
  await shop.do(invoice.amendInvoice, { id: old.id, version: moved.version, dueDate: inDays(-3) })
  expect(await late()).toEqual(['PT Telat'])

  // Paid in part it stays late, paid whole it is not; a payment taken back makes it late again.
  const pay = (amount: string) =>
    shop.do(payment.recordPayment, {
      customerId: first,
      date: inDays(0),
      amount,
      allocations: [{ invoiceId: old.id, amount }],
    })
  await pay('11000')
  expect(await late()).toEqual(['PT Telat'])
  const rest = await pay('100000')
  expect(await late()).toEqual([])
  await shop.do(payment.voidPayment, { id: rest.id, version: rest.version, reason: 'Salah catat' })
  expect(await late()).toEqual(['PT Telat'])

  // What one owed late, the one they were merged into owes late.
  const { version } = await desk.do(parties.customers.open, { id: first })
  await desk.do(parties.mergeCustomers, { id: first, into: second, version })
  expect(await late()).toEqual(['PT Tepat'])
  const seen = await shop.do(invoice.openInvoice, { id: later.id })
  await shop.do(invoice.voidInvoice, { id: later.id, version: seen.version, reason: 'Salah catat' })
  expect(await late()).toEqual(['PT Tepat'])
})
