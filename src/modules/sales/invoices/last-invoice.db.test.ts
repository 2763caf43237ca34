import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import { closeOrder } from '../orders/act-contract.ts'
import * as order from '../orders/contract.ts'
import * as returns from '../returns/contract.ts'
import * as invoice from './contract.ts'

let db: Database
let shop: Shop
/** 10 at 100.000, 30 % up front: 300.000 is billed before anything is sent. */
let id: string
let orderLineId: string

beforeEach(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  const lines = [{ itemId: await shop.goods({ qty: '10', value: 500_000n }), qty: '10', price: '100000' }]
  const asked = { customerId: shop.customerId, date: '2026-11-02', confirm: true, downPaymentPercent: '30', lines }
  ;({ id } = await shop.do(order.createOrder, asked))
  await shop.do(invoice.createInvoice, { id, kind: 'down_payment', date: '2026-11-03' })
  orderLineId = (await shop.do(order.openOrder, { id })).lines[0]!.id
})

const send = (qty: string) =>
  shop.do(delivery.createDelivery, { id, date: '2026-11-04', lines: [{ orderLineId, qty }] })
const bill = async (qty?: string) => {
  const lines = qty ? { lines: [{ orderLineId, qty }] } : {}
  const made = await shop.do(invoice.createInvoice, { id, date: '2026-11-05', ...lines })
  return shop.do(invoice.openInvoice, { id: made.id })
}
const advanceLeft = () => balanceOf(db.read, shop.actor.companyId, '2-1200')

test('the last invoice of an order that was closed short takes all that is left of its advance', async () => {
  await send('6')
  const { version } = await shop.do(order.openOrder, { id })
  await shop.do(closeOrder, { id, version, reason: 'Cukup' })
  expect(await bill('2')).toMatchObject({ downPaymentApplied: '60000' })
  expect(await bill()).toMatchObject({ downPaymentApplied: '240000', dpp: '160000', total: '177600' })
  expect(await advanceLeft()).toBe(0n)
  await allLaws(db)
})

test('so does the last one after goods came back: nothing of the advance stays behind', async () => {
  const sent = await send('6')
  expect(await bill()).toMatchObject({ downPaymentApplied: '180000' })
  const [line] = (await shop.do(delivery.openDelivery, { id: sent.id })).lines
  const back = { id: sent.id, date: '2026-11-06', reason: 'Pecah', lines: [{ deliveryLineId: line!.id, qty: '2' }] }
  await shop.do(returns.createReturn, back)
  await send('4')
  expect(await bill()).toMatchObject({ downPaymentApplied: '180000', dpp: '220000' })
  expect(await shop.do(order.openOrder, { id })).toMatchObject({ billing: 'full' })
  expect(await advanceLeft()).toBe(0n)
  await allLaws(db)
})

test('while something is still to be sent, each invoice takes its share and no more', async () => {
  await send('6')
  expect(await bill()).toMatchObject({ downPaymentApplied: '180000' })
  await send('3')
  expect(await bill()).toMatchObject({ downPaymentApplied: '90000' })
  expect(await advanceLeft()).toBe(-30_000n)
  await send('1')
  expect(await bill()).toMatchObject({ downPaymentApplied: '30000' })
  expect(await advanceLeft()).toBe(0n)
})
