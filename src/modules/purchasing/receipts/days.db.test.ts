import { expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { today } from '#kit/posting/today.ts'
import { aBuyer } from '../cast/buyer.ts'
import { createPurchaseReturn } from '../returns/contract.ts'
import * as receipt from './contract.ts'

test('nothing is received or sent back on a day still to come, to a site neither; a draft may wait for its day', async () => {
  const buyer = await aBuyer(await testDatabase())
  const nail = await buyer.house.item({ name: 'Paku 5 cm' })
  const [now, tomorrow] = [today(buyer.actor), addDays(today(buyer.actor), 1)]
  const ahead = { code: 'date.ahead', field: 'date' }
  const made = await buyer.ordered({ lines: [{ itemId: nail, qty: '30', price: '1000' }] })
  const came = (date: string, post = true) =>
    buyer.do(receipt.createReceipt, {
      id: made.id,
      date,
      post,
      lines: [{ orderLineId: made.lines[0]!.id, qtyReceived: '10' }],
    })
  await expect(came(tomorrow)).rejects.toMatchObject(ahead)
  const draft = await came(tomorrow, false)
  const early = buyer.do(receipt.postReceipt, { id: draft.id, version: draft.version })
  await expect(early).rejects.toMatchObject(ahead)

  const { id } = await came(now)
  const receiptLineId = (await buyer.do(receipt.openReceipt, { id })).lines[0]!.id
  const back = (date: string) =>
    buyer.do(createPurchaseReturn, { date, reason: 'Berkarat', lines: [{ receiptLineId, qty: '1' }] })
  await expect(back(tomorrow)).rejects.toMatchObject(ahead)
  await back(now)
})
