import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { aBuyer } from '../cast/buyer.ts'
import * as receipt from './contract.ts'

test('whoever receives says on which rack the goods were put, also with a draft; who says none leaves them where they lie', async () => {
  const db = await testDatabase()
  const buyer = await aBuyer(db)
  const nail = await buyer.house.item({ name: 'Paku 7 cm' })
  const made = await buyer.ordered({ lines: [{ itemId: nail, qty: '30', price: '1000' }] })
  const came = (qty: string, rack: string | undefined, post: boolean) => ({
    id: made.id,
    post,
    lines: [{ orderLineId: made.lines[0]!.id, qtyReceived: qty, ...(rack !== undefined && { rack }) }],
  })
  const lies = async () => {
    const { rows } = await db.pool.query('select rack from stock_balance where item_id = $1', [nail])
    return rows.map(({ rack }) => rack)
  }
  const draft = await buyer.do(receipt.createReceipt, came('10', 'A-1', false))
  expect(await lies()).toEqual([null])
  await buyer.do(receipt.postReceipt, { id: draft.id, version: draft.version })
  expect(await lies()).toEqual(['A-1'])
  expect((await buyer.do(receipt.openReceipt, { id: draft.id })).lines).toMatchObject([{ rack: 'A-1' }])
  await buyer.do(receipt.createReceipt, came('10', undefined, true))
  expect(await lies()).toEqual(['A-1'])
  await buyer.do(receipt.createReceipt, came('10', 'B-2', true))
  expect(await lies()).toEqual(['B-2'])
  const { rows } = await db.pool.query(
    `select h.changes from history h join stock_balance b on b.id = h.subject_id where b.item_id = $1 order by h.id`,
    [nail],
  )
  expect(rows.map(({ changes }) => changes)).toEqual([{ rack: [null, 'A-1'] }, { rack: ['A-1', 'B-2'] }])
})
