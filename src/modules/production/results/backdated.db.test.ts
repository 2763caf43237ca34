import { beforeAll, expect, test } from 'vitest'
import { addDays, type Day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { today } from '#kit/posting/today.ts'
import { allLaws, aWorkshop, type Workshop } from '../cast/workshop.ts'
import { productionRoutes } from '../routes.ts'
import { recordLabour, recordOutput, useMaterial } from './contract.ts'

// Material and pieces written down late are for those who may approve; work that was done moves no goods.
let db: Database
let shop: Workshop
let now: Day

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
  now = today(shop.actor)
})

test('material leaves and pieces come on an earlier day by who may approve, at today’s average', async () => {
  const clerk = deskOf(db, { ...shop.actor, can: (right) => !right.startsWith('approve') }, productionRoutes)
  const before = addDays(now, -4)
  const { id } = await shop.running({ date: before })
  const of = async (date: Day) => ({ id, version: (await shop.seen(id)).version, date })
  const uses = async (by: typeof clerk, date: Day) =>
    by.do(useMaterial, { ...(await of(date)), lines: [{ itemId: shop.cement, qty: '10' }] })
  const makes = async (by: typeof clerk, date: Day) =>
    by.do(recordOutput, { ...(await of(date)), good: '10', second: '0', reject: '0' })
  // 1,000 kg at 1.500 and now as much at 2.500: 2.000 each.
  await shop.stock({ itemId: shop.cement, at: shop.raw, qty: '1000', value: 2_500_000n })

  const late = { code: 'stock.backdated', field: 'date' }
  await expect(uses(clerk, before)).rejects.toMatchObject(late)
  const rows = [{ workerName: 'Pak Dede', qty: '10', rate: '500' }]
  await clerk.do(recordLabour, { ...(await of(before)), rows })
  await uses(shop, before)
  expect((await shop.held(shop.cement, shop.raw)).value).toBe(3_980_000n)
  await expect(makes(clerk, before)).rejects.toMatchObject(late)
  await makes(shop, before)
  await uses(clerk, now)
  await allLaws(db)
})
