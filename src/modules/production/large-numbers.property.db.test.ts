import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aLargeDeal, largeDeals } from '../../../tests/cast/large-numbers.ts'
import { allLaws, aWorkshop, type Workshop } from './cast/workshop.ts'
import * as result from './results/contract.ts'

let db: Database
let shop: Workshop
beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db, { house: { overheadKind: 'percent', overheadPercent: '10' } })
})

test('up to 10⁹ pieces are made of material worth up to 10¹⁵ rupiah', async () => {
  const walk = fc.asyncProperty(aLargeDeal, async ({ qty, price, some }) => {
    const of = { at: shop.raw, value: (BigInt(qty) * BigInt(price)) / 10n }
    await shop.stock({ itemId: shop.cement, qty, ...of })
    await shop.stock({ itemId: shop.sand, qty, ...of })
    const { id } = await shop.running({ plannedQty: qty })
    const rest = String(BigInt(qty) - BigInt(some))
    for (const [good, finish] of [
      [some, false],
      [rest, true],
    ] as const) {
      const { version } = await shop.seen(id)
      const made = { good, second: '0', reject: '0', useRecipe: true, finish }
      await shop.do(result.recordOutput, { id, version, date: '2026-11-04', ...made })
    }
    expect(await shop.seen(id)).toMatchObject({ stage: 'done', goodQty: qty, costs: { wip: '0' } })
  })
  await fc.assert(walk, largeDeals)
  await allLaws(db)
})
