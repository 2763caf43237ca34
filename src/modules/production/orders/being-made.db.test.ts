import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import * as act from '#modules/sales/orders/act-contract.ts'
import * as sale from '#modules/sales/orders/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { aWorkshop, type Workshop } from '../cast/workshop.ts'
import * as order from './contract.ts'

// A customer's order for which an SPK runs says so wherever its status stands, and is found by it.
let db: Database
let shop: Workshop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
})

const sales = (who: Actor = shop.actor) => deskOf(db, who, salesRoutes)
const found = async (status: string) => (await sales().do(sale.listOrders, { status })).rows.map((row) => row.id)

async function sold() {
  const customer = await customerDesk(db, shop.actor).add()
  const { id } = await sales().do(sale.createOrder, {
    customerId: customer.id,
    date: '2026-11-02',
    confirm: true,
    warehouseId: shop.finished,
    lines: [{ itemId: shop.paving, qty: '90', price: '5000' }],
  })
  return sales().do(sale.openOrder, { id })
}

test('an order is being made while an SPK for it runs, and until goods of it went', async () => {
  const { id, lines } = await sold()
  await sold()
  const stands = async () => {
    const { status } = await sales().do(sale.openOrder, { id })
    const { rows } = await sales().do(sale.listOrders, {})
    expect(rows.find((row) => row.id === id)?.status).toBe(status)
    expect(await found(status)).toContain(id)
    return status
  }
  const spk = await shop.draft({ orderLineId: lines[0]!.id })
  const planned = await shop.do(order.planOrder, { id: spk.id, version: spk.version })
  expect(await stands()).toBe('confirmed')

  const started = await shop.do(order.startOrder, { id: spk.id, version: planned.version })
  expect(await stands()).toBe('making')
  expect(await found('making')).toEqual([id])
  expect(await found('confirmed')).not.toContain(id)
  expect(await found('confirmed,making')).toHaveLength(2)
  // Who may see no production still sees where an order stands.
  const clerk: Actor = { ...shop.actor, can: (right) => right !== 'view rumah-produksi' }
  expect((await sales(clerk).do(sale.openOrder, { id })).status).toBe('making')

  const { version } = await sales().do(sale.openOrder, { id })
  const held = await sales().do(act.holdOrder, { id, version, reason: 'menunggu uang muka' })
  expect(await stands()).toBe('held')
  await sales().do(act.resumeOrder, { id, version: held.version })

  await shop.do(order.cancelOrder, { id: spk.id, version: started.version, reason: 'pesanan ditarik' })
  expect(await stands()).toBe('confirmed')
})
