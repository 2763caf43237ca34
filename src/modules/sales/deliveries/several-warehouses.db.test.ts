import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { quantity } from '#ground/quantity.ts'
import { transfer } from '#modules/stock/face.ts'
import { aCounter, type Counter } from '../cast/counter.ts'
import * as order from '../orders/contract.ts'
import * as delivery from './contract.ts'

let counter: Counter

beforeAll(async () => {
  counter = await aCounter()
  const { db, shop, goods } = counter
  await db.withTx((tx) => {
    const document = { kind: 'stock-document', id: shop.customerId }
    const lines = [{ ...NO_DIMS, itemId: goods, qty: quantity('300') }]
    return transfer(tx, shop.actor, {
      document,
      on: day('2026-11-03'),
      from: shop.house.main,
      to: shop.house.site,
      lines,
    })
  })
})

/** Ten from Gudang Utama, four from Gudang Proyek. */
async function ordered() {
  const { goods, shop } = counter
  const lines = [
    { ...NO_DIMS, itemId: goods, qty: '10', price: '1000' },
    { ...NO_DIMS, itemId: goods, qty: '4', price: '1000', warehouseId: shop.house.site },
  ]
  const { id } = await counter.made({ warehouseId: shop.house.main, lines })
  const { deliverable } = await shop.do(delivery.orderDeliveries, { id })
  const [first, second] = deliverable.map(({ orderLineId }) => orderLineId)
  if (!first || !second) throw new Error('two lines')
  return { id, first, second, deliverable }
}

const sent = async (id: string) =>
  (await counter.shop.do(delivery.orderDeliveries, { id })).deliveries.map(({ warehouseId, lines }) => ({
    warehouseId,
    qty: lines.map(({ qty }) => qty),
  }))

test('a line tells the warehouse it goes from: its own, else the order’s', async () => {
  const { deliverable } = await ordered()
  const { main, site } = counter.shop.house
  expect(deliverable.map(({ warehouseId }) => warehouseId)).toEqual([main, site])
})

test('lines of two warehouses leave on two surat jalan; together they are refused until one is chosen', async () => {
  const { id, first, second } = await ordered()
  const both = [
    { orderLineId: first, qty: '10' },
    { orderLineId: second, qty: '4' },
  ]
  await expect(counter.shop.do(delivery.createDelivery, { id, lines: both })).rejects.toMatchObject({
    code: 'delivery.several-warehouses',
    field: 'warehouseId',
  })
  expect(await sent(id)).toEqual([])
  await counter.shop.do(delivery.createDelivery, { id, lines: both.slice(1) })
  expect(await sent(id)).toEqual([{ warehouseId: counter.shop.house.site, qty: ['4'] }])
  await counter.shop.do(delivery.createDelivery, { id })
  expect(await counter.shop.do(order.openOrder, { id })).toMatchObject({ delivery: 'full' })
})

test('whoever names the warehouse sends both lines from it', async () => {
  const { id, first, second } = await ordered()
  const lines = [
    { orderLineId: first, qty: '10' },
    { orderLineId: second, qty: '4' },
  ]
  await counter.shop.do(delivery.createDelivery, { id, lines, warehouseId: counter.shop.house.main })
  expect(await counter.shop.do(order.openOrder, { id })).toMatchObject({ delivery: 'full' })
})
