import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import * as sale from '#modules/sales/orders/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { aWorkshop, type Workshop } from '../cast/workshop.ts'
import { houses } from '../houses/contract.ts'
import * as order from './contract.ts'

// The list of customers' orders, narrowed to what a production house makes.
let db: Database
let shop: Workshop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
})

const listed = async (house: string, who: Actor = shop.actor) => {
  const { rows } = await deskOf(db, who, salesRoutes).do(sale.listOrders, { house })
  return rows.map((row) => row.id)
}

test('orders are narrowed to those a house makes; a called-off SPK counts no longer', async () => {
  const sales = deskOf(db, shop.actor, salesRoutes)
  const customer = await customerDesk(db, shop.actor).add()
  const sell = async () => {
    const { id } = await sales.do(sale.createOrder, {
      customerId: customer.id,
      date: '2026-11-02',
      confirm: true,
      warehouseId: shop.finished,
      lines: [{ itemId: shop.paving, qty: '90', price: '5000' }],
    })
    return sales.do(sale.openOrder, { id })
  }
  const [made, bought] = [await sell(), await sell()]
  expect(await listed(shop.houseId)).toEqual([])

  const spk = await shop.draft({ orderLineId: made.lines[0]!.id })
  expect(await listed(shop.houseId)).toEqual([made.id])
  const empty = await shop.do(houses.add, { name: 'Bengkel Kosong' })
  expect(await listed(empty.id)).toEqual([])
  expect(await listed(`${empty.id},${shop.houseId}`)).toEqual([made.id])
  expect(bought.id).not.toBe(made.id)

  const clerk: Actor = { ...shop.actor, can: (permission) => permission !== 'view rumah-produksi' }
  expect(await listed(shop.houseId, clerk)).toEqual([])

  const planned = await shop.do(order.planOrder, { id: spk.id, version: spk.version })
  await shop.do(order.cancelOrder, { id: spk.id, version: planned.version, reason: 'pesanan ditarik' })
  expect(await listed(shop.houseId)).toEqual([])
})
