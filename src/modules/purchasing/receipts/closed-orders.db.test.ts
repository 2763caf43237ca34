import { beforeAll, beforeEach, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers, saveBands } from '#kit/posting/approval.ts'
import { aBuyer, allLaws, type Buyer } from '../cast/buyer.ts'
import * as order from '../orders/contract.ts'

// Goods come only of an order that stands; one that waits can be taken back into a draft.
let db: Database
let buyer: Buyer
let cement: string

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  buyer = await aBuyer(db)
  cement = await buyer.house.item({ name: 'Semen' })
  // Somebody else could say yes.
  knowApprovers(async () => [buyer.actor.userId, newId()])
  const bands = [{ fromAmount: money(1_000_000), permission: 'approve pembelian-barang' }]
  await db.withTx((tx) => saveBands(tx, buyer.actor, 'purchase-order', bands))
})

const anOrder = (price: string, submit = true) =>
  buyer.ordered({ submit, lines: [{ itemId: cement, qty: '10', price }] })
const seen = (id: string) => buyer.do(order.openPurchase, { id })
const act = ({ id, version }: { id: string; version: number }) => ({ id, version })

test('of a draft, an order that waits and one that is void nothing is received', async () => {
  const void_ = await anOrder('1000')
  await buyer.do(order.voidPurchase, { ...act(void_), reason: 'Tidak jadi' })
  for (const [made, state] of [
    [await anOrder('1000', false), 'draft'],
    [await anOrder('200000'), 'pending_approval'],
    [await seen(void_.id), 'void'],
  ] as const) {
    expect(made.state).toBe(state)
    await expect(buyer.received(made, [{ qty: '1' }])).rejects.toMatchObject({ code: 'document.wrong-state' })
  }
  expect((await buyer.stock(cement))?.onHand ?? 0n).toBe(0n)
  await allLaws(db)
})

test('an order that waits is taken back into a draft, and handed in again', async () => {
  const waiting = await anOrder('200000')
  const drawn = await buyer.do(order.withdrawPurchase, act(waiting))
  expect(await seen(waiting.id)).toMatchObject({ state: 'draft', number: null })
  await expect(buyer.do(order.withdrawPurchase, drawn)).rejects.toThrow()
  await expect(buyer.do(order.withdrawPurchase, act(drawn))).rejects.toMatchObject({ code: 'document.wrong-state' })
  await expect(buyer.do(order.submitPurchase, act(waiting))).rejects.toMatchObject({ code: 'document.changed' })
  expect(await buyer.do(order.submitPurchase, act(drawn))).toMatchObject({ state: 'pending_approval' })
  const posted = await anOrder('1000')
  await expect(buyer.do(order.withdrawPurchase, act(posted))).rejects.toMatchObject({ code: 'document.wrong-state' })
  await allLaws(db)
})
