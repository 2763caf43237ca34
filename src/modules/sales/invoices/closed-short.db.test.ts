import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { allLaws, aShop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import { closeOrder } from '../orders/act-contract.ts'
import * as order from '../orders/contract.ts'
import * as invoice from './contract.ts'

test('the last invoice of an order that was closed short takes all that is left of its advance', async () => {
  const db = await testDatabase()
  const shop = await aShop(db)
  const lines = [{ itemId: await shop.goods({ qty: '10', value: 500_000n }), qty: '10', price: '100000' }]
  const asked = { customerId: shop.customerId, date: '2026-11-02', confirm: true, downPaymentPercent: '30', lines }
  const { id } = await shop.do(order.createOrder, asked)
  await shop.do(invoice.createInvoice, { id, kind: 'down_payment', date: '2026-11-03' })
  const { lines: ordered } = await shop.do(order.openOrder, { id })
  await shop.do(delivery.createDelivery, { id, date: '2026-11-04', lines: [{ orderLineId: ordered[0]!.id, qty: '6' }] })
  const { version } = await shop.do(order.openOrder, { id })
  await shop.do(closeOrder, { id, version, reason: 'Cukup' })

  const part = { id, date: '2026-11-05', lines: [{ orderLineId: ordered[0]!.id, qty: '2' }] }
  const seen = async (made: { id: string }) => shop.do(invoice.openInvoice, { id: made.id })
  expect(await seen(await shop.do(invoice.createInvoice, part))).toMatchObject({ downPaymentApplied: '60000' })
  const last = await shop.do(invoice.createInvoice, { id, date: '2026-11-06' })
  expect(await seen(last)).toMatchObject({ downPaymentApplied: '240000', dpp: '160000', total: '177600' })
  expect(await balanceOf(db.read, shop.actor.companyId, '2-1200')).toBe(0n)
  await allLaws(db)
})
