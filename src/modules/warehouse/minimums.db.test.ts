import { NO_DIMS } from '#ground/dims.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aHouse, type House } from '../../../tests/cast/house.ts'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables } from '#kit/db/tx.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { items } from '#modules/catalog/contract.ts'
import { pickItem } from '#modules/catalog/picks/contract.ts'
import { catalogRoutes } from '#modules/catalog/routes.ts'
import { ownPlace, receive, transfer } from '#modules/stock/face.ts'
import '#modules/stock/item-figures-store.ts'
import { beginStockSettings, changeStockSettings, listStock, listWarehouses } from '#modules/warehouse/contract.ts'
import { lowStock } from '#modules/warehouse/jobs.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'

// How much of an item a warehouse keeps, and where nothing is kept at all.
let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

const desk = (who: Actor = house.actor) => deskOf(db, who, warehouseRoutes)
const stocks = async (itemId: string, more: object = {}) => (await desk().do(listStock, { itemId, ...more })).rows
const begin = (
  given: { itemId: string; warehouseId: string; minQty?: string; maxQty?: string; rack?: string },
  who?: Actor,
) => desk(who).do(beginStockSettings, { minQty: '20', reorderQty: '100', rack: null, ...given })
const warned = async () => {
  const { rows } = await lowStock.counted(sql`now()::date`).execute(tables(db.read))
  return Number(rows.find((row) => row.company_id === house.companyId)?.count ?? 0)
}

test('a warehouse that never held an item may still keep a minimum of it, and then wants it bought', async () => {
  const cable = await house.item({ name: 'Kabel NYM' })
  const before = await warned()
  await begin({ itemId: cable, warehouseId: house.site, rack: 'B-2' })
  expect(await stocks(cable, { needsReorder: 'true' })).toMatchObject([
    { onHand: '0', minQty: '20', reorderQty: '100', rack: 'B-2', status: 'habis', needsReorder: true },
  ])
  expect(await warned()).toBe(before + 1)
})

test('what never moved has no last move, and is not found by one', async () => {
  const rope = await house.item({ name: 'Tali tambang' })
  await begin({ itemId: rope, warehouseId: house.site })
  expect(await stocks(rope, { sort: '-lastMoveAt' })).toMatchObject([{ lastMoveAt: null }])
  expect(await stocks(rope, { lastMoveAtFrom: '2020-01-01' })).toEqual([])
  const goods = [
    { ...NO_DIMS, itemId: rope, qty: quantity('3'), value: money('90000'), lineId: newId(), warehouseId: house.site },
  ]
  await db.withTx((tx) =>
    receive(tx, house.actor, { document: { kind: 'uji', id: newId() }, on: day('2026-11-20'), lines: goods }),
  )
  expect(await stocks(rope, { lastMoveAtFrom: '2020-01-01' })).toMatchObject([{ onHand: '3' }])
})

test('a maximum lies above the minimum, is told in the history, and stays when nothing is said of it', async () => {
  const wire = await house.item({ name: 'Kawat las' })
  const at = { itemId: wire, warehouseId: house.main }
  const low = { code: 'stock.max-below-min', field: 'maxQty', facts: { min: '20' } }
  await expect(begin({ ...at, maxQty: '20' })).rejects.toMatchObject(low)
  expect(await stocks(wire)).toEqual([])
  await begin({ ...at, maxQty: '150' })
  const [stock] = await stocks(wire)
  expect(stock).toMatchObject({ minQty: '20', maxQty: '150' })

  const { id, version } = stock!
  const said = { id, reorderQty: null, rack: null }
  await expect(desk().do(changeStockSettings, { ...said, version, minQty: '200' })).rejects.toMatchObject({
    code: 'stock.max-below-min',
  })
  await desk().do(changeStockSettings, { ...said, version, minQty: '30' })
  expect(await stocks(wire)).toMatchObject([{ minQty: '30', maxQty: '150' }])
  await desk().do(changeStockSettings, { ...said, version: version + 1, minQty: '200', maxQty: null })
  expect(await stocks(wire)).toMatchObject([{ minQty: '200', maxQty: null }])
  const told = (await historyOf(db.read, house.companyId, 'stock', id)).map(({ changes }) => changes['maxQty'])
  expect(told).toEqual([['150', null], undefined, [null, '150']])
})

test('a minimum of nothing is no limit: it is shown nowhere, and nothing is wanted for it', async () => {
  const tape = await house.item({ name: 'Selotip' })
  await db.pool.query('update item set min_stock = 15 where id = $1', [tape])
  const before = await warned()
  await begin({ itemId: tape, warehouseId: house.site, minQty: '0' })
  expect(await stocks(tape)).toMatchObject([{ onHand: '0', minQty: null, status: 'habis', needsReorder: false }])
  expect(await warned()).toBe(before)
  const goods = [
    { ...NO_DIMS, itemId: tape, qty: quantity('40'), value: money('90000'), lineId: newId(), warehouseId: house.main },
  ]
  await db.withTx((tx) =>
    receive(tx, house.actor, { document: { kind: 'uji', id: newId() }, on: day('2026-11-20'), lines: goods }),
  )
  const { rows } = await deskOf(db, house.actor, catalogRoutes).do(items.list, { of: 'produk', q: 'Selotip' })
  expect(rows).toMatchObject([{ onHand: '40', stockState: 'aman' }])
})

test('a minimum that is not said of a warehouse stays the one of the item, whatever else is set there', async () => {
  const nut = await house.item({ name: 'Mur' })
  await db.pool.query('update item set min_stock = 15 where id = $1', [nut])
  await desk().do(beginStockSettings, { itemId: nut, warehouseId: house.main, reorderQty: null, rack: 'C-1' })
  const [stock] = await stocks(nut)
  expect(stock).toMatchObject({ minQty: '15' })
  const { id, version } = stock!
  await desk().do(changeStockSettings, { id, version, reorderQty: null, rack: 'C-3' })
  const { rows } = await db.pool.query('select min_qty, rack from stock_balance where id = $1', [id])
  expect(rows).toEqual([{ min_qty: null, rack: 'C-3' }])
  expect((await historyOf(db.read, house.companyId, 'stock', id))[0]?.changes).not.toHaveProperty('minQty')
})

test('what was said already is not written over, and the way out is named', async () => {
  const pipe = await house.item({ name: 'Pipa PVC' })
  await begin({ itemId: pipe, warehouseId: house.main })
  await expect(begin({ itemId: pipe, warehouseId: house.main, minQty: '5' })).rejects.toMatchObject({
    code: 'stock.has-settings',
    field: 'warehouseId',
  })
  expect(await stocks(pipe)).toMatchObject([{ minQty: '20' }])
})

test('a service is kept nowhere, nor is anything among the damaged; beyond a person’s warehouses there is none', async () => {
  const advice = await house.item({ name: 'Konsultasi', kind: 'jasa' })
  const bolt = await house.item({ name: 'Baut' })
  await expect(begin({ itemId: advice, warehouseId: house.main })).rejects.toMatchObject({ code: 'stock.not-goods' })
  const { id } = await db.withTx((tx) => ownPlace(tx, house.actor, 'rusak'))
  await expect(begin({ itemId: bolt, warehouseId: id })).rejects.toMatchObject({ code: 'stock.not-kept' })
  const foreman: Actor = { ...house.actor, scope: { ...house.actor.scope, warehouses: [house.site] } }
  await expect(begin({ itemId: bolt, warehouseId: house.main }, foreman)).rejects.toBeInstanceOf(NotFound)
})

test('what is on its way or damaged is never too few, is nobody’s supply, and leaves no empty row', async () => {
  const paint = await house.item({ name: 'Cat kayu' })
  const catalog = deskOf(db, house.actor, catalogRoutes)
  const { version } = await catalog.do(items.open, { id: paint })
  await catalog.do(items.edit, { id: paint, version, minStock: '5' })
  const aside = (await db.withTx((tx) => ownPlace(tx, house.actor, 'rusak'))).id
  const move = (from: string, to: string, qty: string) =>
    db.withTx((tx) =>
      transfer(tx, house.actor, {
        document: { kind: 'stock-document', id: newId() },
        on: day('2026-11-21'),
        from,
        to,
        lines: [{ ...NO_DIMS, itemId: paint, qty: quantity(qty), lineId: newId() }],
      }),
    )
  await db.withTx((tx) =>
    receive(tx, house.actor, {
      document: { kind: 'receipt', id: newId() },
      on: day('2026-11-21'),
      lines: [
        { ...NO_DIMS, itemId: paint, warehouseId: house.main, qty: quantity('10'), value: money(10n), lineId: newId() },
      ],
    }),
  )
  await move(house.main, aside, '4')
  const there = (await stocks(paint)).find((row) => row.warehouseId === aside)
  expect(there).toMatchObject({ onHand: '4', minQty: null, status: null, needsReorder: false })
  expect(await catalog.do(pickItem, { q: 'Cat kayu' })).toMatchObject([{ available: '6' }])
  const places = (await desk().do(listWarehouses, {})).rows
  expect(places.find((row) => row.id === aside)).toMatchObject({ lowCount: 0 })

  await move(aside, house.main, '4')
  expect((await stocks(paint)).map((row) => row.warehouseId)).toEqual([house.main])
})

test('an item that is no longer used is not asked for again', async () => {
  const lamp = await house.item({ name: 'Lampu pijar' })
  await begin({ itemId: lamp, warehouseId: house.main })
  const before = await warned()
  await db.pool.query(`update item set status = 'nonaktif' where id = $1`, [lamp])
  expect(await stocks(lamp, { needsReorder: 'true' })).toEqual([])
  expect(await warned()).toBe(before - 1)
})
