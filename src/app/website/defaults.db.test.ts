import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { openDefaults, saveDefaults } from '#app/website/defaults-contract.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { start as startPurchase } from '#modules/purchasing/orders/start.ts'
import { start as startOrder } from '#modules/sales/orders/start.ts'
import { addWarehouse } from '#modules/stock/face.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

let db: Database
let house: House
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  const { userId, name } = house.actor
  await db.pool.query('insert into app_user (id, name, email, status) values ($1, $2, $3, $4)', [
    userId,
    name,
    'rina@example.co.id',
    'active',
  ])
  desk = deskOf(db, house.actor, allRoutes)
})

test('new orders and purchases begin with what was chosen', async () => {
  const fields = { code: 'ZZ', name: 'Zona timur', type: 'utama', address: null, city: null, keeper: null } as const
  const { id } = await db.withTx((tx) => addWarehouse(tx, house.actor, fields))
  await db.withTx((tx) => addWarehouse(tx, house.actor, { ...fields, code: 'AA', name: 'Awal' }))
  await expect(
    desk.do(saveDefaults, {
      version: 0,
      warehouseId: newId(),
      salesTaxMode: 'inclusive',
      purchaseTaxMode: 'exclusive',
    }),
  ).rejects.toThrow()
  await desk.do(saveDefaults, { version: 0, warehouseId: id, salesTaxMode: 'inclusive', purchaseTaxMode: 'exclusive' })
  expect(await desk.do(openDefaults, {})).toMatchObject({ warehouseId: id, salesTaxMode: 'inclusive' })
  const order = await startOrder(db.read, house.actor, undefined)
  expect([order.warehouses[0]?.id, order.taxMode]).toEqual([id, 'inclusive'])
  const purchase = await startPurchase(db.read, house.actor, undefined)
  expect([purchase.warehouses[0]?.id, purchase.taxMode]).toEqual([id, 'exclusive'])
})
