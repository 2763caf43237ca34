import { beforeAll, expect, test } from 'vitest'
import { aHouse } from '../../../../tests/cast/house.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { items } from '#modules/catalog/contract.ts'
import { catalogRoutes } from '#modules/catalog/routes.ts'
import { purchasePricesOf } from '#modules/catalog/face.ts'
import { partiesRoutes } from '#modules/parties/routes.ts'
import { suppliers } from '#modules/parties/suppliers/contract.ts'
import { closePurchase } from '../orders/contract.ts'
import { openReceipt, voidReceipt } from '../receipts/contract.ts'
import { aBuyer, type Buyer, refused } from '../cast/buyer.ts'
import { itemPurchases } from './contract.ts'
import { purchasingRoutes } from '../routes.ts'

let db: Database
let buyer: Buyer

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
})

const archive = async (id: string) => {
  const desk = deskOf(db, buyer.actor, catalogRoutes)
  const { version } = await desk.do(items.open, { id })
  return desk.do(items.archive, { id, version })
}

test('an item shows the orders that asked for it, and how far they came', async () => {
  const cement = await buyer.house.item()
  const order = await buyer.ordered({ lines: [{ itemId: cement, qty: '10', price: '68000' }] })
  await buyer.received(order, [{ qty: '4' }])
  expect(await buyer.do(itemPurchases, { id: cement })).toMatchObject([
    {
      orderId: order.id,
      supplierName: 'UD Sinar Bangunan',
      qty: '10',
      receivedQty: '4',
      price: '68000',
      stage: 'partly-received',
    },
  ])
  const stranger = await aHouse(db)
  await expect(deskOf(db, stranger.actor, purchasingRoutes).do(itemPurchases, { id: cement })).rejects.toBeInstanceOf(
    NotFound,
  )
})

test('an item that is on order is not archived until the order is closed', async () => {
  const sand = await buyer.house.item()
  const order = await buyer.ordered({ lines: [{ itemId: sand, qty: '10', price: '250000' }] })
  await refused(archive(sand), 'purchase.item-on-order')
  const { id, version } = order
  await buyer.do(closePurchase, { id, version, reason: 'Supplier kehabisan' })
  await archive(sand)
})

test('a supplier with an open order is not archived', async () => {
  const gravel = await buyer.house.item()
  const order = await buyer.ordered({ lines: [{ itemId: gravel, qty: '10', price: '250000' }] })
  const desk = deskOf(db, buyer.actor, partiesRoutes)
  const archived = async () => {
    const { version } = await desk.do(suppliers.open, { id: order.supplierId })
    return desk.do(suppliers.archive, { id: order.supplierId, version })
  }
  await refused(archived(), 'purchase.supplier-on-order')
})

test('a receipt that is taken back is not the last price any more', async () => {
  const nail = await buyer.house.item()
  const order = await buyer.ordered({ lines: [{ itemId: nail, qty: '10', price: '20000' }] })
  const receipt = await buyer.received(order, [{ qty: '10' }])
  const last = async () => (await purchasePricesOf(db.read, buyer.actor.companyId, [nail])).has(nail)
  expect(await last()).toBe(true)
  const { id, version } = await buyer.do(openReceipt, { id: receipt.id })
  await buyer.do(voidReceipt, { id, version, reason: 'Salah gudang' })
  expect(await last()).toBe(false)
})
