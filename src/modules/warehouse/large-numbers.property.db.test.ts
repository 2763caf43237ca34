import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import { availability } from '#modules/stock/face.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'
import { aLargeDeal, largeDeals } from '../../../tests/cast/large-numbers.ts'
import { aYard } from './cast/yard.ts'
import { warehouseChecks } from './checks.ts'

let db: Database
let house: House
beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

test('goods of up to 10⁹ pieces and 10¹⁵ rupiah come, go, travel and change their price', async () => {
  const walk = fc.asyncProperty(aLargeDeal, async ({ qty, price, some, few }) => {
    const yard = aYard(db, house.actor)
    const value = BigInt(qty) * BigInt(price)
    const itemId = await house.item()
    const goods = (text: string) => ({ itemId, warehouseId: house.main, qty: quantity(text) })
    const came = await yard.receive(goods(qty), value)
    const sent = await yard.send(goods(some), house.site)
    expect(sent).toBeDefined()
    await yard.issue(goods(few))
    await yard.reprice(came, value / 10n)
    const [held] = await availability(db.read, house.companyId, [itemId], house.main)
    expect(held?.onHand).toBe(quantity(qty) - quantity(some) - quantity(few))
  })
  await fc.assert(walk, largeDeals)
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks, ...warehouseChecks])).toEqual([])
})
