import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import * as sale from '#modules/sales/orders/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { aWorkshop, type Workshop } from '../cast/workshop.ts'
import { productionRoutes } from '../routes.ts'
import { useMaterial } from '../results/contract.ts'
import { orderProduction } from './contract.ts'

// What the page of a customer's order tells of the SPK made for it.
let db: Database
let shop: Workshop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
})

test('an order tells where it is made, until when, what went into it, and the cost to who may see it', async () => {
  const sales = deskOf(db, shop.actor, salesRoutes)
  const customer = await customerDesk(db, shop.actor).add()
  const { id } = await sales.do(sale.createOrder, {
    customerId: customer.id,
    date: '2026-11-02',
    confirm: true,
    warehouseId: shop.finished,
    lines: [{ itemId: shop.paving, qty: '200', price: '5000' }],
  })
  const line = (await sales.do(sale.openOrder, { id })).lines[0]!.id
  const [first, second] = [
    await shop.running({ orderLineId: line, dueDate: '2026-11-20' }),
    await shop.running({ orderLineId: line }),
  ]
  for (const [spk, qty] of [
    [first, '52'],
    [second, '48'],
  ] as const)
    await shop.do(useMaterial, {
      id: spk.id,
      version: spk.version,
      date: '2026-11-04',
      lines: [{ itemId: shop.cement, qty }],
    })

  const told = await shop.do(orderProduction, { id })
  const house = { houseId: shop.houseId, houseName: 'Pabrik Cikarang', orderLineId: line }
  expect(told.orders).toMatchObject([
    { ...house, id: first.id, dueDate: '2026-11-20', plannedQty: '100', goodQty: '0', cost: '78000' },
    { ...house, id: second.id, dueDate: null, cost: '72000' },
  ])
  expect(told.materials).toEqual([
    { itemId: shop.sand, itemName: 'Pasir', unit: 'm³', planned: '1', used: '0', cost: '0' },
    { itemId: shop.cement, itemName: 'Semen', unit: 'kg', planned: '100', used: '100', cost: '150000' },
  ])

  const clerk: Actor = { ...shop.actor, can: (right) => right !== 'view biaya' }
  const hidden = await deskOf(db, clerk, productionRoutes).do(orderProduction, { id })
  expect([...hidden.orders, ...hidden.materials].some((row) => 'cost' in row)).toBe(false)
})
