import { beforeAll, expect, test } from 'vitest'
import { addDays, type Day } from '#ground/day.ts'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { today } from '#kit/posting/today.ts'
import { aBuyer, allLaws, type Buyer } from '../cast/buyer.ts'
import { openReceipt, createReceipt } from '../receipts/contract.ts'
import { createPurchaseReturn } from '../returns/contract.ts'

// Goods written down late are for those who may approve: they came or went at what such goods are worth now.
let db: Database
let buyer: Buyer
let now: Day

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  now = today(buyer.actor)
})

test('goods of a supplier come in and go back on an earlier day by who may approve, at their own price', async () => {
  const itemId = await buyer.house.item({ name: 'Semen' })
  const clerk = buyer.as({ can: (permission) => !permission.startsWith('approve') })
  const [latest, before] = [addDays(now, -3), addDays(now, -4)]
  const ordered = (price: string) => buyer.ordered({ date: before, lines: [{ itemId, qty: '10', price }] })
  const cheap = await ordered('1000')
  const came = (by: typeof clerk, date: Day, of = cheap) =>
    by.do(createReceipt, { id: of.id, date, post: true, lines: [{ orderLineId: of.lines[0]!.id, qtyReceived: '5' }] })
  await expect(came(clerk, before)).rejects.toMatchObject({ code: 'stock.backdated', field: 'date' })
  await came(clerk, latest)
  await came(buyer, now, await ordered('3000'))
  expect(await buyer.stock(itemId)).toMatchObject({ onHand: quantity('10'), value: 20_000n })

  const late = await came(buyer, before)
  expect(await buyer.stock(itemId)).toMatchObject({ onHand: quantity('15'), value: 25_000n })
  const [line] = (await buyer.do(openReceipt, { id: late.id })).lines
  const goesBack = (by: typeof clerk, date: Day) =>
    by.do(createPurchaseReturn, { date, reason: 'Basah', lines: [{ receiptLineId: line?.id ?? '', qty: '2' }] })
  await expect(goesBack(clerk, before)).rejects.toMatchObject({ code: 'stock.backdated' })
  await goesBack(buyer, before)
  expect(await buyer.stock(itemId)).toMatchObject({ onHand: quantity('13'), value: 23_000n })
  await allLaws(db)
})
