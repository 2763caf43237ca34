import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { allRoutes } from '#app/server-routes.ts'
import { aShop, type Shop } from '../cast/shop.ts'
import { createOrder, openOrder } from '../orders/contract.ts'
import { createDelivery, orderDeliveries, sendDelivery } from './contract.ts'

let db: Database
let shop: Shop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
})

const lines = (itemId: string, qty: string) => [{ itemId, qty, price: '75000' }]
const ordered = (itemId: string, qty: string) =>
  shop.do(createOrder, { customerId: shop.customerId, date: '2026-11-03', confirm: true, lines: lines(itemId, qty) })
const freeOf = async (itemId: string) =>
  (await db.pool.query(`select qty::int, reserved::int from stock_balance where item_id = $1`, [itemId])).rows[0]

test('a delivery takes what is kept for another order only after the yes of who may approve it', async () => {
  const item = await shop.goods({ name: 'Pintu jati', qty: '1', value: 500_000n })
  const first = await ordered(item, '1')
  const { id } = await ordered(item, '1')
  const asked = { id }
  await expect(shop.do(createDelivery, asked)).rejects.toMatchObject({
    code: 'stock.kept',
    field: 'lines.0.qty',
    facts: { item: 'Pintu jati', free: '0', kept: '1', keepers: first.number, mayAgree: 1 },
  })
  const clerk = deskOf(
    db,
    { ...shop.actor, can: (permission) => !permission.startsWith('approve ') && shop.actor.can(permission) },
    allRoutes,
  )
  for (const takeKept of [false, true])
    await expect(clerk.do(createDelivery, { ...asked, takeKept })).rejects.toMatchObject({
      code: 'stock.kept',
      facts: { mayAgree: 0 },
    })
  const draft = await clerk.do(createDelivery, { ...asked, send: false })
  const sending = { id: draft.id, version: draft.version }
  await expect(clerk.do(sendDelivery, { ...sending, takeKept: true })).rejects.toMatchObject({ code: 'stock.kept' })
  expect(await freeOf(item)).toEqual({ qty: 1, reserved: 1 })

  await shop.do(sendDelivery, { ...sending, takeKept: true })
  expect(await freeOf(item)).toEqual({ qty: 0, reserved: 1 })
  expect(await shop.do(openOrder, { id })).toMatchObject({ delivery: 'full' })
})

test('what is kept for the order itself and what nobody keeps goes without a question', async () => {
  const item = await shop.goods({ name: 'Kusen', qty: '10', value: 1_000_000n })
  await ordered(item, '4')
  const mine = await ordered(item, '8')
  const [line] = (await shop.do(orderDeliveries, { id: mine.id })).deliverable
  expect(line).toMatchObject({ toDeliver: '8', canGo: '6' })
  const send = (qty: string) =>
    shop.do(createDelivery, {
      id: mine.id,
      lines: [{ orderLineId: line!.orderLineId, qty, coli: null, note: '' }],
    })
  await expect(send('7')).rejects.toMatchObject({ code: 'stock.kept', facts: { free: '6', kept: '4' } })
  await send('6')
  expect(await freeOf(item)).toEqual({ qty: 4, reserved: 4 })
  await expect(send('5')).rejects.toMatchObject({ code: 'delivery.too-many' })
  expect((await shop.do(orderDeliveries, { id: mine.id })).deliverable).toMatchObject([{ toDeliver: '2', canGo: '0' }])
})
