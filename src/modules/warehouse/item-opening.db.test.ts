import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { deskOf } from '#kit/http/desk.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { today } from '#kit/posting/today.ts'
import { items, type ItemInput } from '#modules/catalog/contract.ts'
import { catalogRoutes } from '#modules/catalog/routes.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import * as journal from '#modules/journal/face.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import * as stock from '#modules/stock/face.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import { listStockDocuments } from '#modules/warehouse/documents/contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

// A new item is saved together with what of it lies in the warehouses.
let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

const on = (days: number) => addDays(today(house.actor), days)
const add = (given: Partial<ItemInput>, who: Actor = house.actor) =>
  deskOf(db, who, catalogRoutes).do(items.add, { name: 'Pasir', kind: 'bahan_baku', baseUnit: 'm3', ...given })
const documents = async () => (await deskOf(db, house.actor, warehouseRoutes).do(listStockDocuments, {})).rows
const lies = async (itemId: string) =>
  (await stock.availability(db.read, house.companyId, [itemId])).map((place) => [
    place.warehouseId,
    String(place.onHand),
    String(place.value),
  ])

test('each warehouse has its document of opening stock, and both books agree', async () => {
  const { id } = await add({
    openingOn: on(-20),
    opening: [
      { warehouseId: house.main, qty: '12.5', cost: '280000' },
      { warehouseId: house.site, qty: '2', cost: '300000' },
    ],
  })
  expect((await lies(id)).toSorted()).toEqual(
    [
      [house.main, '125000', '3500000'],
      [house.site, '20000', '600000'],
    ].toSorted(),
  )
  expect(await journal.balanceOf(db.read, house.companyId, '1-1500')).toBe(4_100_000n)
  expect(await documents()).toMatchObject([
    { type: 'saldo_awal', date: on(-20), state: 'posted' },
    { type: 'saldo_awal', date: on(-20), state: 'posted' },
  ])
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks, ...warehouseChecks])).toEqual([])
})

test('refused, neither the item nor a document of it is left', async () => {
  const row = (warehouseId: string) => ({ warehouseId, qty: '1', cost: '1000' })
  const before = (await documents()).length
  const refused = async (given: Partial<ItemInput>, said: object) => {
    await expect(add({ name: 'Tak jadi', ...given })).rejects.toMatchObject(said)
    const { rows } = await db.pool.query("select 1 from item where name = 'Tak jadi'")
    expect([rows, (await documents()).length]).toEqual([[], before])
  }
  await refused(
    { opening: [row(house.site), row(house.main), row(house.main)] },
    { code: 'stock-document.opening-twice', field: 'opening.2.warehouseId' },
  )
  await refused({ opening: [row(house.main)], openingOn: on(1) }, { code: 'date.ahead', field: 'openingOn' })
  await refused(
    { opening: [row(house.main)], kind: 'jasa' },
    { code: 'stock.not-goods', field: 'opening.0.warehouseId' },
  )
  await db.pool.query('update warehouse set archived_at = now() where id = $1', [house.site])
  await refused(
    { opening: [row(house.main), row(house.site)] },
    { code: 'stock.warehouse-archived', field: 'opening.1.warehouseId' },
  )
})

test('who may not write stock down, or not see costs, adds an item without it', async () => {
  const opening = [{ warehouseId: house.main, qty: '1', cost: '1000' }]
  for (const right of ['create stock', 'view biaya']) {
    const who: Actor = { ...house.actor, can: (asked) => asked !== right }
    await expect(add({ opening }, who)).rejects.toThrow(Forbidden)
    await add({ name: `Tanpa ${right}` }, who)
  }
})
