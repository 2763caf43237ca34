import { beforeAll, expect, test } from 'vitest'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aBuyer, allLaws, refused, type Buyer } from '../cast/buyer.ts'
import * as order from '../orders/contract.ts'
import * as receipt from './contract.ts'

let db: Database
let buyer: Buyer

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
})

test('several orders are received at once: all that is to come, and what has nothing to come is told', async () => {
  const item = await buyer.house.item({ name: 'Triplek', unit: 'lembar' })
  const lines = [{ itemId: item, qty: '10', price: '90000' }]
  const [whole, part, held] = [
    await buyer.ordered({ lines }),
    await buyer.ordered({ lines }),
    await buyer.ordered({ lines }),
  ]
  await buyer.received(part, [{ qty: '4' }])
  await buyer.do(order.holdPurchase, { id: held.id, version: held.version, reason: 'tunggu' })
  const ids = [whole.id, part.id, held.id, whole.id]
  const done = await buyer.do(receipt.receiveMany, { ids })
  expect(done).toMatchObject({ received: [expect.stringMatching(/^BTB-/), expect.stringMatching(/^BTB-/)] })
  expect(done.skipped).toEqual([held.number])
  expect(await buyer.stock(item)).toMatchObject({ onHand: quantity('20'), value: 1_800_000n })
  expect((await buyer.do(receipt.receiveMany, { ids })).received).toEqual([])
  const clerk = buyer.as({
    can: (permission: string) => !['update pembelian-barang', 'create stock'].includes(permission),
  })
  await refused(clerk.do(receipt.receiveMany, { ids }), 'receipt.may-not-post')
  await allLaws(db)
})
