import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aBuyer, allLaws, type Buyer } from '../cast/buyer.ts'
import { openPurchase } from '../orders/contract.ts'
import { arrivingLines, cameOf, draftArrival, lineOf } from '../screens/acts/receipt-values.ts'
import * as receipt from './contract.ts'

let db: Database
let buyer: Buyer

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
})

async function draft() {
  const item = await buyer.house.item({ name: 'Semen' })
  const order = await buyer.ordered({
    lines: [
      { itemId: item, qty: '10', price: '1000' },
      { itemId: await buyer.house.item({ name: 'Pasir' }), qty: '5', price: '2000' },
    ],
  })
  const { id } = await buyer.received(order, [{ qty: '6', rejected: '1', reason: 'Sobek' }], { post: false })
  return { item, order, id }
}
const rewritten = async (id: string, qty: (typed: string) => string) => {
  const kept = await buyer.do(receipt.openReceipt, { id })
  const open = await buyer.do(receipt.startReceipt, { id: kept.orderId })
  const { files: _files, lines, ...rest } = draftArrival(kept, arrivingLines(open, kept))
  const made = cameOf(lines).map(({ line }) => lineOf({ ...line, qtyReceived: qty(line.qtyReceived) }))
  return { id, ...rest, lines: made }
}

test('a draft moves no stock and no money, is no arrival of its order, and stands on its page and in the list', async () => {
  const before = await buyer.balance('2-1110')
  const { item, order, id } = await draft()
  expect(await buyer.stock(item)).toMatchObject({ onHand: 0n })
  expect(await buyer.balance('2-1110')).toBe(before)
  expect(await buyer.do(openPurchase, { id: order.id })).toMatchObject({
    status: 'ordered',
    receipts: [{ id, state: 'draft', number: null }],
    lines: [{ received: '0', toReceive: '10' }, {}],
  })
  const { rows } = await buyer.do(receipt.listReceipts, { status: 'draft', size: '25' })
  expect(rows.map((row) => row.id)).toContain(id)
  await allLaws(db)
})

test('what was written of a draft stands in its form; changed and posted, the goods are there', async () => {
  const { item, id } = await draft()
  const asked = await rewritten(id, () => '8')
  expect(asked.lines).toMatchObject([{ qtyReceived: '8', qtyRejected: '1', rejectReason: 'Sobek' }])
  const changed = await buyer.do(receipt.updateReceipt, asked)
  await expect(buyer.do(receipt.updateReceipt, asked)).rejects.toMatchObject({ code: 'document.changed' })
  const posted = await buyer.do(receipt.postReceipt, { id, version: changed.version })
  expect(posted.number).toMatch(/^BTB-/)
  expect(await buyer.stock(item)).toMatchObject({ onHand: 7_0000n })
  await allLaws(db)
})

test('a line that came by another receipt meanwhile stays in the form of the draft', async () => {
  const { order, id } = await draft()
  await buyer.received(order, [{ qty: '10' }])
  const asked = await rewritten(id, (typed) => typed)
  expect(asked.lines).toMatchObject([{ orderLineId: order.lines[0]!.id, qtyReceived: '6' }])
})

test('a draft thrown away is gone from its order, and one in the books is not thrown away', async () => {
  const { order, id } = await draft()
  await buyer.do(receipt.deleteReceipt, { id })
  expect((await buyer.do(openPurchase, { id: order.id })).receipts).toEqual([])
  const { id: there } = await buyer.received(order, [{ qty: '1' }])
  await expect(buyer.do(receipt.deleteReceipt, { id: there })).rejects.toMatchObject({ code: 'document.wrong-state' })
})
