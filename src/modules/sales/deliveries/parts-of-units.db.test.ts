import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as order from '../orders/contract.ts'
import * as returns from '../returns/contract.ts'
import * as delivery from './contract.ts'

let db: Database
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
})

test('a dus sold in twelve pieces leaves piece by piece, comes back so, and leaves no crumb', async () => {
  const itemId = await shop.goods({ qty: '1', value: 120_000n, unit: 'dus' })
  await db.pool.query(
    `insert into item_unit (id, company_id, item_id, line_no, unit, num, den) values ($1, $2, $3, 1, 'pcs', 1, 12)`,
    [newId(), shop.actor.companyId, itemId],
  )
  const held = async () =>
    (
      await db.pool.query('select qty::float, reserved::float, value::text from stock_balance where item_id = $1', [
        itemId,
      ])
    ).rows
  const { id } = await shop.do(order.createOrder, {
    customerId: shop.customerId,
    date: '2026-11-03',
    confirm: true,
    lines: [{ itemId, qty: '12', unit: 'pcs', price: '15000' }],
  })
  const orderLineId = (await shop.do(order.openOrder, { id })).lines[0]!.id
  expect(await held()).toEqual([{ qty: 1, reserved: 1, value: '120000' }])

  // One is written beforehand and sent last: what it takes is known when it leaves.
  const lines = [{ orderLineId, qty: '1' }]
  const draft = await shop.do(delivery.createDelivery, { id, date: '2026-11-04', lines, send: false })
  const sent: string[] = []
  for (let turn = 0; turn < 11; turn++) {
    sent.push((await shop.do(delivery.createDelivery, { id, date: '2026-11-04', lines })).id)
    const [now] = await held()
    expect(now?.qty).toBe(now?.reserved)
  }
  sent.push((await shop.do(delivery.sendDelivery, { id: draft.id, version: draft.version })).id)
  expect(await held()).toEqual([{ qty: 0, reserved: 0, value: '0' }])
  await allLaws(db)
})

test('a bag of which thirds come back is whole again', async () => {
  const itemId = await shop.goods({ qty: '1', value: 90_000n, unit: 'karung' })
  const { id } = await shop.do(order.createOrder, {
    customerId: shop.customerId,
    date: '2026-11-03',
    confirm: true,
    lines: [{ itemId, qty: '1', price: '100000' }],
  })
  const out = await shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
  const [line] = (await shop.do(delivery.openDelivery, { id: out.id })).lines
  for (const qty of ['0.3333', '0.3333', '0.3334'])
    await shop.do(returns.createReturn, {
      ...{ id: out.id, date: '2026-11-05', reason: 'Basah', settle: 'none' },
      lines: [{ deliveryLineId: line!.id, qty }],
    } as never)
  const { rows } = await db.pool.query('select qty::float, value::text from stock_balance where item_id = $1', [itemId])
  expect(rows).toEqual([{ qty: 1, value: '90000' }])
  await allLaws(db)
})
