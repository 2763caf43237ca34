import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aLargeDeal, largeDeals } from '../../../tests/cast/large-numbers.ts'
import { allLaws, aShop, type Shop } from './cast/shop.ts'
import * as delivery from './deliveries/contract.ts'
import * as invoice from './invoices/contract.ts'
import * as order from './orders/contract.ts'
import * as payment from './payments/contract.ts'
import * as returns from './returns/contract.ts'
import { customerSummary } from './statement/contract.ts'

let db: Database
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
})

/** Makes and confirms an order, and tells what it is called and its first line. */
async function ordered(given: object): Promise<{ readonly id: string; readonly orderLineId: string }> {
  const { id } = await shop.do(order.createOrder, {
    customerId: shop.customerId,
    date: '2026-11-03',
    confirm: true,
    ...given,
  } as never)
  return { id, orderLineId: (await shop.do(order.openOrder, { id })).lines[0]!.id }
}

/** Reads what of an order is sent and not billed, PPN included. */
const unbilled = async (id: string) =>
  (await db.pool.query('select unbilled_value::text as value from sales_order where id = $1', [id])).rows[0].value

test('an order of three billion is sent, billed and paid', async () => {
  const itemId = await shop.goods({ qty: '1', value: 2_000_000_000n })
  const { id } = await ordered({ lines: [{ itemId, qty: '1', price: '3038000000' }] })
  await shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
  expect(await unbilled(id)).toBe('3372180000')
  await shop.do(invoice.createInvoice, { id, date: '2026-11-05' })
  await shop.do(payment.payOrder, { id, date: '2026-11-10' })
  await allLaws(db)
})

test('what is sent and not billed is rounded half up, PPN included', async () => {
  const itemId = await shop.goods({ qty: '3', value: 3n })
  const { id, orderLineId } = await ordered({ lines: [{ itemId, qty: '3', price: '1150' }] })
  await shop.do(delivery.createDelivery, { id, date: '2026-11-04', lines: [{ orderLineId, qty: '1' }] })
  // 1.150 of 3.450, whose PPN is 380 (379,5): 1.150 × 3.830 / 3.450 = 1.276,67.
  expect(await unbilled(id)).toBe('1277')
})

test('whatever is sold below 10¹⁵ rupiah is sent, billed, taken back, credited and paid in parts', async () => {
  const walk = fc.asyncProperty(aLargeDeal, async ({ qty, price, some, few }) => {
    const itemId = await shop.goods({ qty, value: 10n ** 14n })
    const head = { retentionPercent: '5', downPaymentPercent: '20' }
    const { id, orderLineId } = await ordered({ ...head, lines: [{ itemId, qty, price }] })
    await shop.do(invoice.createInvoice, { id, date: '2026-11-03', kind: 'down_payment' })
    const sent = await shop.do(delivery.createDelivery, { id, date: '2026-11-04', lines: [{ orderLineId, qty: some }] })
    await shop.do(invoice.createInvoice, { id, date: '2026-11-05' })
    const [line] = (await shop.do(delivery.openDelivery, { id: sent.id })).lines
    await shop.do(returns.createReturn, {
      id: sent.id,
      date: '2026-11-06',
      reason: 'Cacat',
      lines: [{ deliveryLineId: line!.id, qty: few }],
    })
    await shop.do(delivery.createDelivery, { id, date: '2026-11-07' })
    await shop.do(invoice.createInvoice, { id, date: '2026-11-08' })
    await shop.do(invoice.createInvoice, { id, date: '2026-11-09', kind: 'retention' })
    await shop.do(payment.payOrder, { id, date: '2026-11-10' })
    expect(await shop.do(customerSummary, { id: shop.customerId })).toMatchObject({ overdue: '0' })
  })
  await fc.assert(walk, largeDeals)
  await allLaws(db)
})

test('what no column holds is refused, never a failure of ours', async () => {
  const service = await shop.service('Borongan')
  const lines = [{ itemId: service, qty: '1000000000', price: '1000000000000000' }]
  await expect(ordered({ lines })).rejects.toThrow('too large for rupiah')
})
