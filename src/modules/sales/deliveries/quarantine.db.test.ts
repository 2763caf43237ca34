import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { quantity } from '#ground/quantity.ts'
import { ownPlace, transfer } from '#modules/stock/face.ts'
import { aCounter, type Counter } from '../cast/counter.ts'
import * as order from '../orders/contract.ts'
import * as delivery from './contract.ts'

let counter: Counter
let quarantine = ''

beforeAll(async () => {
  counter = await aCounter()
  const { db, shop, goods } = counter
  quarantine = await db.withTx(async (tx) => {
    const place = await ownPlace(tx, shop.actor, 'karantina')
    const document = { kind: 'stock-document', id: place.id }
    const lines = [{ ...NO_DIMS, itemId: goods, qty: quantity('50') }]
    await transfer(tx, shop.actor, { document, on: day('2026-11-03'), from: shop.house.main, to: place.id, lines })
    return place.id
  })
})

const uninspected = (work: Promise<unknown>) =>
  expect(work).rejects.toMatchObject({
    code: 'stock.uninspected',
    facts: { warehouse: 'Karantina' },
    field: 'warehouseId',
  })

test('where goods wait to be inspected is not offered to whoever writes an order', async () => {
  const { warehouses } = await counter.shop.do(order.startOrder, {})
  expect(warehouses).toContainEqual({ id: counter.shop.house.main, name: expect.any(String) })
  expect(warehouses.map(({ id }) => id)).not.toContain(quarantine)
})

test('nothing leaves quarantine to a customer, and nothing in it is promised to one', async () => {
  const { id } = await counter.made()
  await uninspected(counter.shop.do(delivery.createDelivery, { id, warehouseId: quarantine }))
  await uninspected(counter.made({ warehouseId: quarantine }))
  const draft = await counter.shop.do(delivery.createDelivery, { id, warehouseId: quarantine, send: false })
  await uninspected(counter.shop.do(delivery.sendDelivery, { id: draft.id, version: draft.version }))
  await counter.shop.do(delivery.createDelivery, { id })
  expect(await counter.shop.do(order.openOrder, { id })).toMatchObject({ delivery: 'full' })
})
