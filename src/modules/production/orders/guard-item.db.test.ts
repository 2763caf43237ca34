import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { items } from '#modules/catalog/contract.ts'
import { catalogRoutes } from '#modules/catalog/routes.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import * as acts from '#modules/sales/orders/act-contract.ts'
import * as sale from '#modules/sales/orders/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { aWorkshop, type Workshop } from '../cast/workshop.ts'
import * as order from './contract.ts'

// An item that somebody still waits for is not put away, even while none of it lies anywhere.
let db: Database
let shop: Workshop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
})

const archive = async (id: string) => {
  const catalog = deskOf(db, shop.actor, catalogRoutes)
  const { version } = await catalog.do(items.open, { id })
  return catalog.do(items.archive, { id, version })
}

test('what an SPK makes or is made of stays until the SPK is over', async () => {
  const pigment = await shop.item({ name: 'Pigmen', kind: 'bahan_baku', unit: 'kg' })
  const { id, version } = await shop.draft()
  const planned = await shop.do(order.planOrder, { id, version })
  await db.pool.query('update production_material set item_id = $1 where order_id = $2 and item_id = $3', [
    pigment,
    id,
    shop.sand,
  ])
  await expect(archive(shop.paving)).rejects.toMatchObject({ code: 'spk.item-open', facts: { number: planned.number } })
  await expect(archive(pigment)).rejects.toMatchObject({ code: 'spk.item-open' })
})

test('what a customer ordered stays until it went out or the order is over', async () => {
  const gate = await shop.item({ name: 'Pagar besi', unit: 'unit' })
  const sales = deskOf(db, shop.actor, salesRoutes)
  const customer = await customerDesk(db, shop.actor).add()
  const { id } = await sales.do(sale.createOrder, {
    customerId: customer.id,
    date: '2026-11-02',
    confirm: true,
    warehouseId: shop.finished,
    lines: [{ itemId: gate, qty: '2', price: '5000' }],
  })
  const open = await sales.do(sale.openOrder, { id })
  await expect(archive(gate)).rejects.toMatchObject({
    code: 'order.item-on-order',
    facts: { number: open.number },
  })
  await sales.do(acts.closeOrder, { id, version: open.version, reason: 'Tidak jadi' })
  await archive(gate)
})
