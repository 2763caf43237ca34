import { expect, test } from 'vitest'
import { addDays, dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aShop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import { customerSummary } from './contract.ts'

const today = dayIn('Asia/Jakarta', now())
const year = Number(today.slice(0, 4))

test('what is invoiced for next year is not of this year', async () => {
  const shop = await aShop(await testDatabase())
  const { customerId } = shop
  const lines = [{ itemId: await shop.service('Pasang bata'), qty: '10', price: '100000' }]
  const asked = { customerId, date: today, confirm: true, lines }
  const { id } = await shop.do(order.createOrder, asked)
  const { lines: ordered } = await shop.do(order.openOrder, { id })
  const bill = (qty: string, date: string) =>
    shop.do(invoice.createInvoice, { id, date, lines: [{ orderLineId: ordered[0]!.id, qty }] })
  await bill('4', today)
  await bill('6', `${year + 1}-01-02`)
  expect(await shop.do(customerSummary, { id: customerId })).toMatchObject({
    yearTotal: '444000',
    receivable: '1110000',
  })
})

test('a paper of another time is refused: a slip in the year begins no numbers of its own', async () => {
  const shop = await aShop(await testDatabase())
  const { customerId } = shop
  const lines = [{ itemId: await shop.service('Pasang bata'), qty: '1', price: '100000' }]
  const ordered = (date: string) => shop.do(order.createOrder, { customerId, date, confirm: true, lines })
  const far = { code: 'date.far', field: 'date' }
  await expect(ordered('2071-11-26')).rejects.toMatchObject(far)
  await expect(ordered(addDays(today, 367))).rejects.toMatchObject(far)
  await expect(ordered('1980-01-01')).rejects.toMatchObject(far)
  expect(await ordered(addDays(today, 300))).toMatchObject({ number: expect.stringMatching(/^ORD-/) })
})
