import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, expect, test } from 'vitest'
import { aHouse, type House } from '../../../tests/cast/house.ts'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { items } from '#modules/catalog/contract.ts'
import { pickItem } from '#modules/catalog/picks/contract.ts'
import { catalogRoutes } from '#modules/catalog/routes.ts'
import { issue, receive, release, reserve } from '#modules/stock/face.ts'
import '#modules/stock/guard-item.ts'
import '#modules/stock/item-figures-store.ts'

// What the book of stock tells beside the items of the catalog, and what it refuses there.
let db: Database
let house: House
const on = day('2026-11-21')

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

const desk = (who: Actor = house.actor) => deskOf(db, who, catalogRoutes)
const bring = (itemId: string, qty: string, value: bigint, warehouseId = house.main) =>
  db.withTx((tx) =>
    receive(tx, house.actor, {
      document: { kind: 'receipt', id: newId() },
      on,
      lines: [{ ...NO_DIMS, itemId, warehouseId, qty: quantity(qty), value: money(value), lineId: newId() }],
    }),
  )
const take = (itemId: string, qty: string) =>
  db.withTx((tx) =>
    issue(tx, house.actor, {
      document: { kind: 'delivery', id: newId() },
      on,
      lines: [{ ...NO_DIMS, itemId, warehouseId: house.main, qty: quantity(qty), lineId: newId() }],
    }),
  )
const minimum = async (id: string, minStock: string) => {
  const { version } = await desk().do(items.open, { id })
  await desk().do(items.edit, { id, version, minStock })
}
const rowOf = async (id: string, who?: Actor) =>
  (await desk(who).do(items.list, { size: '100' })).rows.find((row) => row.id === id)

test('an item shows what lies in all warehouses, at their common average', async () => {
  const cement = await house.item()
  await bring(cement, '10', 1_000_000n)
  await bring(cement, '5', 530_000n, house.site)
  expect(await rowOf(cement)).toMatchObject({ onHand: '15', averageCost: '102000', stockState: 'aman' })
})

test('of warehouses beyond a person it tells nothing, of costs nothing without the right', async () => {
  const sand = await house.item()
  await bring(sand, '10', 1_000_000n)
  await bring(sand, '5', 500_000n, house.site)
  const foreman: Actor = {
    ...house.actor,
    scope: { ...house.actor.scope, warehouses: [house.site] },
    can: (permission) => permission !== 'view biaya',
  }
  const seen = await rowOf(sand, foreman)
  expect(seen).toMatchObject({ onHand: '5' })
  expect(seen).not.toHaveProperty('averageCost')
})

test('the item’s minimum is held against everything there is', async () => {
  const brick = await house.item()
  await minimum(brick, '20')
  expect((await rowOf(brick))?.stockState).toBe('habis')
  await bring(brick, '15', 15n)
  await bring(brick, '6', 6n, house.site)
  expect((await rowOf(brick))?.stockState).toBe('aman')
  await take(brick, '1')
  expect((await rowOf(brick))?.stockState).toBe('menipis')
})

test('lists sort and filter by it', async () => {
  const [little, much] = [await house.item({ name: 'Urut kecil' }), await house.item({ name: 'Urut besar' })]
  await bring(little, '1', 1n)
  await bring(much, '2000000', 1n)
  const { rows } = await desk().do(items.list, { sort: '-onHand' })
  expect(rows[0]?.id).toBe(much)
  const out = await desk().do(items.list, { stockState: 'habis', q: 'urut' })
  expect(out.count).toBe(0)
})

test('a picker tells what is free: in the asked warehouse, or in all', async () => {
  const nail = await house.item({ name: 'Paku Payung' })
  await bring(nail, '10', 10n)
  await bring(nail, '5', 5n, house.site)
  await db.withTx((tx) =>
    reserve(tx, house.actor, {
      document: { kind: 'order', id: newId() },
      lines: [{ ...NO_DIMS, itemId: nail, warehouseId: house.main, qty: quantity('4'), lineId: newId() }],
    }),
  )
  expect(await desk().do(pickItem, { q: 'payung' })).toMatchObject([{ available: '11' }])
  expect(await desk().do(pickItem, { q: 'payung', warehouseId: house.main })).toMatchObject([{ available: '6' }])
})

test('an item that lies somewhere, or is promised, is not archived; an empty one is', async () => {
  const tile = await house.item()
  const document = { kind: 'sales-order', id: newId() }
  const promised = { lineId: newId(), warehouseId: house.main, qty: quantity('2') }
  await bring(tile, '2', 2n)
  const archive = async () => {
    const { version } = await desk().do(items.open, { id: tile })
    return desk().do(items.archive, { id: tile, version })
  }
  await expect(archive()).rejects.toMatchObject({ code: 'item.in-stock', facts: { onHand: '2', unit: 'zak' } })
  await db.withTx((tx) => reserve(tx, house.actor, { document, lines: [{ ...promised, itemId: tile }] }))
  await take(tile, '2')
  await expect(archive()).rejects.toMatchObject({ code: 'item.reserved', facts: { reserved: '2', unit: 'zak' } })
  await db.withTx((tx) => release(tx, house.actor, document))
  await archive()
  expect((await desk().do(items.open, { id: tile })).archivedAt).not.toBeNull()
})
