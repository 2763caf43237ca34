import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import * as acts from '#modules/sales/orders/act-contract.ts'
import * as sale from '#modules/sales/orders/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { aWorkshop, type Workshop } from '../cast/workshop.ts'

// An SPK is made for a line of a customer's order that is open and asks for what it makes.
let db: Database
let shop: Workshop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
})

test('for what another line asks, or for an order that is over, nothing is made', async () => {
  const sales = deskOf(db, shop.actor, salesRoutes)
  const customer = await customerDesk(db, shop.actor).add()
  const gate = await shop.item({ name: 'Pagar besi', unit: 'unit' })
  const { id } = await sales.do(sale.createOrder, {
    ...{ customerId: customer.id, date: '2026-11-02', confirm: true, warehouseId: shop.finished },
    lines: [
      { itemId: shop.paving, qty: '200', price: '5000' },
      { itemId: gate, qty: '1', price: '900000' },
    ],
  })
  const open = await sales.do(sale.openOrder, { id })
  const [paving, other] = open.lines.map((line) => line.id)
  await expect(shop.draft({ orderLineId: other })).rejects.toMatchObject({
    ...{ code: 'spk.other-item', field: 'itemId', facts: { item: 'Pagar besi' } },
  })
  expect(await shop.draft({ orderLineId: paving })).toMatchObject({ orderNumber: open.number })
  await sales.do(acts.closeOrder, { id, version: (await sales.do(sale.openOrder, { id })).version, reason: 'Batal' })
  await expect(shop.draft({ orderLineId: paving })).rejects.toMatchObject({
    ...{ code: 'spk.order-closed', field: 'orderLineId', facts: { number: open.number } },
  })
})
