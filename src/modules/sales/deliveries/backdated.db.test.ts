import { beforeAll, expect, test } from 'vitest'
import { addDays, type Day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { today } from '#kit/posting/today.ts'
import { availability } from '#modules/stock/face.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import { salesDesk } from '../cast/desk.ts'
import * as order from '../orders/contract.ts'
import * as returns from '../returns/contract.ts'
import * as delivery from './contract.ts'

// A surat jalan of an earlier day is for those who may approve; the goods leave at what they are worth now.
let db: Database
let shop: Shop
let now: Day

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  now = today(shop.actor)
})

test('goods leave and come back on an earlier day by who may approve, at today’s average', async () => {
  const itemId = await shop.goods({ name: 'Bata', qty: '100', value: 100_000n })
  const clerk = salesDesk(db, { ...shop.actor, can: (permission) => !permission.startsWith('approve') })
  const [latest, before] = [addDays(now, -3), addDays(now, -4)]
  const lines = [{ itemId, qty: '20', price: '5000' }]
  const { id } = await shop.do(order.createOrder, {
    ...{ customerId: shop.customerId, date: before, confirm: true, lines },
  })
  const orderLineId = (await shop.do(order.openOrder, { id })).lines[0]!.id
  const leaves = (by: typeof clerk, date: Day) =>
    by.do(delivery.createDelivery, { id, date, lines: [{ orderLineId, qty: '5' }] })
  const worth = async () => (await availability(db.read, shop.actor.companyId, [itemId], shop.house.main))[0]?.value
  await expect(leaves(clerk, before)).rejects.toMatchObject({ code: 'stock.backdated', field: 'date' })
  await leaves(clerk, latest)
  expect(await worth()).toBe(95_000n)

  const late = await leaves(shop, before)
  expect(await worth()).toBe(90_000n)
  const [line] = (await shop.do(delivery.openDelivery, { id: late.id })).lines
  const comesBack = (by: typeof clerk, date: Day) =>
    by.do(returns.createReturn, {
      ...{ id: late.id, date, reason: 'Pecah', lines: [{ deliveryLineId: line?.id ?? '', qty: '2' }] },
    })
  await expect(comesBack(clerk, before)).rejects.toMatchObject({ code: 'stock.backdated' })
  await comesBack(shop, before)
  expect(await worth()).toBe(92_000n)
  await allLaws(db)
})
