import * as z from 'zod/mini'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { salesDesk } from '../cast/desk.ts'
import { aShop, type Shop } from '../cast/shop.ts'
import * as acts from './act-contract.ts'
import * as order from './contract.ts'

let db: Database
let shop: Shop
let cement: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  cement = await shop.goods({ name: 'Semen', qty: '1000', value: 60_000_000n })
})

const made = (given: object = {}) =>
  shop.do(order.createOrder, {
    ...{ customerId: shop.customerId, date: '2026-11-03', confirm: true },
    lines: [{ itemId: cement, qty: '1', price: '75000' }],
    ...given,
  })
const seen = (id: string) => shop.do(order.openOrder, { id })
const amended = async (id: string, given: object) => {
  const { version, promisedDate, customerPoNo, notes } = await seen(id)
  return shop.do(order.amendOrder, { id, version, promisedDate, customerPoNo, notes, ...given })
}

test('tags of an order are kept once each, change after it was confirmed, and are told as they were', async () => {
  const { id } = await made({ tags: ['Mendesak', 'proyek Cibinong', 'mendesak'] })
  expect((await seen(id)).tags).toEqual(['Mendesak', 'proyek Cibinong'])
  await amended(id, { tags: ['proyek Cibinong', 'arsip 2026'] })
  expect((await seen(id)).tags).toEqual(['proyek Cibinong', 'arsip 2026'])
  const [last] = await shop.do(order.orderHistory, { id })
  expect(last).toMatchObject({
    act: 'amend',
    changes: { tags: ['Mendesak, proyek Cibinong', 'proyek Cibinong, arsip 2026'] },
  })
  await amended(id, { notes: 'Antar pagi' })
  expect((await seen(id)).tags).toEqual(['proyek Cibinong', 'arsip 2026'])
  const copy = await shop.do(acts.duplicateOrder, { id })
  expect((await seen(copy.id)).tags).toEqual(['proyek Cibinong', 'arsip 2026'])
})

test('a tag with a comma is refused: the filter could not ask for it', async () => {
  const checked = z.safeParse(order.createOrder.input, {
    ...{ customerId: shop.customerId, date: '2026-11-03', tags: ['a,b'] },
    lines: [{ itemId: cement, qty: '1' }],
  })
  expect(checked.error?.issues[0]).toMatchObject({ path: ['tags', 0], message: 'Tulis label tanpa koma.' })
})

test('orders are found and told apart by their tags; only those one sees are offered', async () => {
  const [urgent, both] = [await made({ tags: ['kilat'] }), await made({ tags: ['kilat', 'tender'] })]
  const found = await shop.do(order.listOrders, { tags: 'kilat' })
  expect(found.rows.map(({ id }) => id).toSorted()).toEqual([urgent.id, both.id].toSorted())
  expect((await shop.do(order.listOrders, { tags: 'tender' })).rows).toMatchObject([
    { id: both.id, tags: ['kilat', 'tender'] },
  ])
  const offered = await shop.do(order.orderTags, {})
  expect(offered.indexOf('kilat')).toBeLessThan(offered.indexOf('tender'))
  const elsewhere = { ...shop.actor, scope: { ...shop.actor.scope, warehouses: [newId()] } }
  expect(await salesDesk(db, elsewhere).do(order.orderTags, {})).toEqual([])
})
