import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as invoice from '../invoices/contract.ts'
import * as payment from '../payments/contract.ts'
import * as returns from '../returns/contract.ts'
import { orderMoney } from '../screens/order-detail/money-steps.ts'
import { closeOrder } from './act-contract.ts'
import { orderColumns } from './columns.ts'
import { createOrder, listOrders, openOrder } from './contract.ts'

let db: Database
let shop: Shop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
}, 60_000)
afterAll(() => db?.close())

interface Line {
  readonly qty: string
  readonly price: string
  readonly value?: bigint
}

async function anOrder(lines: readonly Line[], given: object = {}) {
  const bought = await Promise.all(
    lines.map(async ({ qty, price }) => ({ itemId: await shop.goods({ qty, value: 1000n }), qty, price })),
  )
  const { id } = await shop.do(createOrder, {
    ...{ customerId: shop.customerId, date: '2026-11-03', confirm: true, lines: bought },
    ...given,
  })
  return { id, lines: (await shop.do(openOrder, { id })).lines }
}

const send = (order: { id: string; lines: readonly { id: string }[] }, ...qty: readonly string[]) =>
  shop.do(delivery.createDelivery, {
    id: order.id,
    date: '2026-11-04',
    lines: qty.flatMap((each, at) => (each === '0' ? [] : [{ orderLineId: order.lines[at]!.id, qty: each }])),
  })

/** The strip of the page, after the list was asked whether it says the same. */
async function moneyOf(id: string) {
  const order = await shop.do(openOrder, { id })
  const { rows } = await shop.do(listOrders, { ids: id })
  const figures = orderMoney(order).map(({ word, amount }) => [word, amount])
  expect(orderMoney(rows[0]!).map(({ word, amount }) => [word, amount])).toEqual(figures)
  return { ...Object.fromEntries(figures), share: order.sentShare }
}

test('an order of 174 million of which a little is billed and paid is not said to have nothing left', async () => {
  // 157 jt and PPN.
  const order = await anOrder([{ qty: '157', price: '1000000' }])
  expect(await moneyOf(order.id)).toEqual({
    ...{ Dipesan: '174270000', Dikirim: '0', Ditagih: '0', Dibayar: '0' },
    ...{ 'Belum ditagih': '174270000', 'Sisa bayar': '174270000', share: 0 },
  })
  await send(order, '10')
  await shop.do(invoice.createInvoice, { id: order.id, date: '2026-11-05' })
  await shop.do(payment.payOrder, { id: order.id, date: '2026-11-06' })
  await send(order, '20')
  expect(await moneyOf(order.id)).toEqual({
    ...{ Dipesan: '174270000', Dikirim: '33300000', Ditagih: '11100000', Dibayar: '11100000' },
    ...{ 'Belum ditagih': '163170000', 'Sisa bayar': '163170000', share: 19 },
  })
  await allLaws(db)
})

test('two of three lines of which some went are a share of the order, not none of three', async () => {
  const order = await anOrder([
    { qty: '10', price: '1000' },
    { qty: '10', price: '1000' },
    { qty: '10', price: '2000' },
  ])
  await send(order, '5', '5', '0')
  expect(await moneyOf(order.id)).toMatchObject({ Dikirim: '11100', share: 25 })
  await send(order, '5', '5', '9.9999')
  expect(await moneyOf(order.id)).toMatchObject({ share: 99 })
  await send(order, '0', '0', '0.0001')
  expect(await moneyOf(order.id)).toMatchObject({ Dikirim: '44400', share: 100 })
})

test('goods without a price count by their lines', async () => {
  const order = await anOrder([
    { qty: '1', price: '0' },
    { qty: '1', price: '0' },
  ])
  await send(order, '1', '0')
  expect(await moneyOf(order.id)).toMatchObject({ Dikirim: '0', 'Sisa bayar': '0', share: 50 })
})

test('an advance and a retention are parts of what is billed, and what is left is the rest to the rupiah', async () => {
  const order = await anOrder([{ qty: '3', price: '333333' }], { retentionPercent: '5', shippingFee: '10001' })
  await shop.do(invoice.createInvoice, { id: order.id, kind: 'down_payment', amount: '300000', date: '2026-11-04' })
  expect(await moneyOf(order.id)).toMatchObject({ Dipesan: '1121100', Ditagih: '333000', 'Belum ditagih': '788100' })
  await send(order, '3')
  await shop.do(invoice.createInvoice, { id: order.id, date: '2026-11-05' })
  const billed = await shop.do(openOrder, { id: order.id })
  expect(billed.retentionHeld).toBe('50500')
  expect(await moneyOf(order.id)).toMatchObject({ 'Belum ditagih': '56055', 'Sisa bayar': '1121100' })
  await allLaws(db)
})

test('what came back to be credited is not asked for any more, what is replaced still is', async () => {
  const order = await anOrder([{ qty: '10', price: '1000' }])
  const sent = await send(order, '10')
  const [line] = (await shop.do(delivery.openDelivery, { id: sent.id })).lines
  const back = (settle: 'credit' | 'replace', qty: string) =>
    shop.do(returns.createReturn, {
      id: sent.id,
      ...{ date: '2026-11-05', reason: 'Pecah', settle, lines: [{ deliveryLineId: line!.id, qty }] },
    })
  await back('replace', '2')
  expect(await moneyOf(order.id)).toMatchObject({ Dikirim: '8880', 'Belum ditagih': '11100', share: 80 })
  await send(order, '2')
  await back('credit', '4')
  expect(await moneyOf(order.id)).toMatchObject({ Dikirim: '6660', 'Belum ditagih': '6660', 'Sisa bayar': '6660' })
  await shop.do(invoice.createInvoice, { id: order.id, date: '2026-11-06' })
  expect(await moneyOf(order.id)).toMatchObject({ Ditagih: '6660', 'Belum ditagih': '0', 'Sisa bayar': '6660' })
  await allLaws(db)
})

test('a credit after the money leaves nothing to bill of what came back', async () => {
  const order = await anOrder([{ qty: '10', price: '1000' }])
  const sent = await send(order, '10')
  const [line] = (await shop.do(delivery.openDelivery, { id: sent.id })).lines
  await shop.do(invoice.createInvoice, { id: order.id, date: '2026-11-05' })
  await shop.do(payment.payOrder, { id: order.id, date: '2026-11-05' })
  await shop.do(returns.createReturn, {
    id: sent.id,
    ...{ date: '2026-11-06', reason: 'Pecah', lines: [{ deliveryLineId: line!.id, qty: '4' }] },
  })
  expect(await moneyOf(order.id)).toMatchObject({ Dikirim: '6660', Ditagih: '6660', 'Belum ditagih': '0' })
  expect(await moneyOf(order.id)).toMatchObject({ 'Sisa bayar': '0' })
})

test('an order that was closed short asks for what went, and no more', async () => {
  const order = await anOrder([{ qty: '10', price: '1000' }])
  await send(order, '3')
  const { version } = await shop.do(openOrder, { id: order.id })
  await shop.do(closeOrder, { id: order.id, version, reason: 'Batal sisanya' })
  expect(await moneyOf(order.id)).toMatchObject({ Dipesan: '11100', 'Belum ditagih': '3330', 'Sisa bayar': '3330' })
  await allLaws(db)
})

test('a draft asks for nothing yet', async () => {
  const order = await anOrder([{ qty: '10', price: '1000' }], { confirm: false })
  expect(await moneyOf(order.id)).toMatchObject({ Dipesan: '11100', 'Belum ditagih': '0', 'Sisa bayar': '0' })
})

test('the words of the page head the columns of the export', () => {
  const heads = Object.values(orderColumns).map(({ label }) => label.replace(/(, termasuk PPN)? \(Rp\)$/, ''))
  const words = orderMoney({ id: '' } as Parameters<typeof orderMoney>[0]).map(({ word }) => word)
  expect(heads).toEqual(expect.arrayContaining(words))
})
