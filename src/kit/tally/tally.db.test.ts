import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { foldTallies } from './fold.ts'

let db: Database
let shop: Shop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
})
afterAll(() => db?.close())

const rows = async (text: string) => (await db.pool.query<Record<string, unknown>>(text, [shop.actor.companyId])).rows
const stages = () =>
  rows(`select word, sum(count)::int as count from tally
    where company_id = $1 and name = 'order-stage' group by 1 having sum(count) <> 0 order by 1`)
const kept = async () => (await rows(`select from tally where company_id = $1 and name = 'order-stage'`)).length

test('every change of an order is told; folding makes one row of each word and loses none', async () => {
  const cement = await shop.goods({ name: 'Semen', qty: '100', value: 6_000_000n })
  const order = {
    customerId: shop.customerId,
    date: '2026-11-03',
    lines: [{ itemId: cement, qty: '1', price: '75000' }],
  }
  await shop.do(createOrder, order)
  for (let n = 0; n < 3; n += 1) await shop.do(createOrder, { ...order, confirm: true })
  const told = [
    { word: 'confirmed', count: 3 },
    { word: 'draft', count: 1 },
  ]
  expect(await stages()).toEqual(told)
  expect(await kept()).toBeGreaterThan(2)

  await db.withTx(foldTallies)
  expect(await stages()).toEqual(told)
  expect(await kept()).toBe(2)
})

test('what is taken back leaves no row', async () => {
  await db.pool.query(`update sales_order set state = 'void' where company_id = $1 and stage = 'confirmed'`, [
    shop.actor.companyId,
  ])
  await db.withTx(foldTallies)
  expect(await stages()).toEqual([
    { word: 'draft', count: 1 },
    { word: 'void', count: 3 },
  ])
  expect(await kept()).toBe(2)
})

test('two who fold at once count nothing twice', async () => {
  const add = `insert into tally (company_id, name, word, count) values ($1, 'order-stage', 'void', 1), ($1, 'order-stage', 'void', 1)`
  await db.pool.query(add, [shop.actor.companyId])
  await Promise.all([db.withTx(foldTallies), db.withTx(foldTallies), db.withTx(foldTallies)])
  expect(await stages()).toContainEqual({ word: 'void', count: 5 })
})
