import { beforeAll, expect, test } from 'vitest'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { aBuyer, allLaws, type Buyer } from '../cast/buyer.ts'
import { createPurchaseReturn } from '../returns/contract.ts'
import { openReceipt } from './contract.ts'

let db: Database
let buyer: Buyer
beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
})

test('three bags of a third of a ton come in one by one as the ton, are awaited as its rest, and go back whole', async () => {
  const itemId = await buyer.house.item({ unit: 'kg' })
  await db.pool.query(
    `insert into item_unit (id, company_id, item_id, line_no, unit, num, den) values ($1, $2, $3, 1, 'karung', 1000, 3)`,
    [newId(), buyer.actor.companyId, itemId],
  )
  const made = await buyer.ordered({ lines: [{ itemId, qty: '3', unit: 'karung', price: '90000' }] })
  const receipts: string[] = []
  for (const left of ['666.6667', '333.3333', '0']) {
    receipts.push((await buyer.received(made, [{ qty: '1' }])).id)
    const stock = await buyer.stock(itemId)
    expect(stock).toMatchObject({ incoming: quantity(left), onHand: quantity('1000') - quantity(left) })
    await allLaws(db)
  }
  expect(await buyer.stock(itemId)).toMatchObject({ onHand: quantity('1000'), value: 270_000n })

  for (const id of receipts) {
    const receiptLineId = (await buyer.do(openReceipt, { id })).lines[0]!.id
    for (const qty of ['0.3333', '0.6667'])
      await buyer.do(createPurchaseReturn, { reason: 'Basah', lines: [{ receiptLineId, qty }] })
  }
  expect(await buyer.stock(itemId)).toMatchObject({ onHand: 0n, value: 0n })
  await allLaws(db)
})
