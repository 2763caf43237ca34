import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { aWorkshop } from '../cast/workshop.ts'
import * as result from './contract.ts'

test('what is to be inspected is not worked up, whoever made its place the warehouse of a house', async () => {
  const db = await testDatabase()
  const shop = await aWorkshop(db)
  const { id, version } = await shop.running()
  await db.pool.query(`update warehouse set type = 'karantina' where id = $1`, [shop.raw])
  const lines = [{ itemId: shop.cement, qty: '10' }]
  const used = () => shop.do(result.useMaterial, { id, version, date: '2026-11-05', lines })
  await expect(used()).rejects.toMatchObject({ code: 'stock.uninspected' })
  await db.pool.query(`update warehouse set type = 'produksi' where id = $1`, [shop.raw])
  await used()
  expect(await shop.held(shop.cement, shop.raw)).toMatchObject({ value: 1_485_000n })
})
