import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { keptFiles } from '#kit/files/see-file.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { historyOf } from '#kit/history/history.ts'
import { deskOf } from '#kit/http/desk.ts'
import { items } from '#modules/catalog/contract.ts'
import { catalogRoutes } from '#modules/catalog/routes.ts'
import { listStock } from '#modules/warehouse/contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { aWorkshop, type Workshop } from '../cast/workshop.ts'
import * as order from '../orders/contract.ts'
import { saveRecipe } from '../recipes/contract.ts'
import { houses, houseStock } from './contract.ts'

// Which house a material belongs to: where it lies or where an open SPK needs it.
let db: Database
let shop: Workshop
let pigment: string
let nails: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
  pigment = await shop.item({ name: 'Pigmen', kind: 'bahan_baku', unit: 'kg' })
  nails = await shop.item({ name: 'Paku', kind: 'bahan_baku', unit: 'kg' })
})

const listed = async (more: object = {}, who?: Actor) => {
  const { rows } = await deskOf(db, who ?? shop.actor, catalogRoutes).do(items.list, { of: 'bahan-baku', ...more })
  return Object.fromEntries(rows.map((row) => [row.id, row.houseNames]))
}

test('a material tells the houses that keep it, and the list is narrowed to those of a house', async () => {
  expect(await listed()).toEqual({
    [shop.cement]: 'Pabrik Cikarang',
    [shop.sand]: 'Pabrik Cikarang',
    [pigment]: null,
    [nails]: null,
  })
  expect(Object.keys(await listed({ house: shop.houseId })).toSorted()).toEqual([shop.cement, shop.sand].toSorted())
  const other = await shop.do(houses.add, { name: 'Bengkel Kosong' })
  expect(await listed({ house: other.id })).toEqual({})
  expect(Object.keys(await listed({ house: `${other.id},${shop.houseId}` }))).toHaveLength(2)
})

test('what an open SPK needs belongs to its house before any of it came; a called-off one no longer', async () => {
  await shop.do(saveRecipe, {
    ...{ itemId: shop.paving, validFrom: '2026-02-01', outputQty: '100', pieceRate: '0' },
    lines: [{ itemId: pigment, qty: '2', unit: 'kg' }],
  })
  const { id } = await shop.running()
  expect((await listed({ house: shop.houseId }))[pigment]).toBe('Pabrik Cikarang')
  const { version } = await shop.seen(id)
  await shop.do(order.cancelOrder, { id, version, reason: 'pesanan ditarik' })
  expect(await listed({ house: shop.houseId })).not.toHaveProperty(pigment)
})

test('who may not see houses is told none; who keeps another warehouse sees no house behind it', async () => {
  const clerk: Actor = { ...shop.actor, can: (permission) => permission !== 'view rumah-produksi' }
  expect((await listed({}, clerk))[shop.cement]).toBeUndefined()
  expect(await listed({ house: shop.houseId }, clerk)).toEqual({})
  const keeper: Actor = { ...shop.actor, scope: { ...shop.actor.scope, warehouses: [shop.finished] } }
  expect((await listed({}, keeper))[shop.cement]).toBeNull()
})

test('houses and what they use say when they were made and changed', async () => {
  const made = await shop.do(houses.list, {})
  const used = await deskOf(db, shop.actor, catalogRoutes).do(items.list, { of: 'bahan-baku' })
  const rows = [...made.rows, ...used.rows]
  expect(rows.length).toBeGreaterThan(3)
  for (const { createdAt, updatedAt } of rows) {
    expect(new Date(createdAt).toISOString()).toBe(createdAt)
    expect(updatedAt >= createdAt).toBe(true)
  }
})

test('a house takes the papers of its form along', async () => {
  const shelf = aShelf()
  const { id: file } = await handsOf(db, shop.actor).draft(aPaper(), 'denah.pdf')
  const { id } = await shop.do(houses.add, { name: 'Bengkel Denah', files: [file] })
  const kept = await keptFiles(db.read, shop.actor, { subject: 'rumah-produksi', ownerId: id })
  expect(kept.map(({ name }) => name)).toEqual(['denah.pdf'])
  shelf.clear()
})

test('the form of a material says which houses use it: each keeps the usual minimum until it says another', async () => {
  const desk = (who: Actor = shop.actor) => deskOf(db, who, catalogRoutes)
  const other = await shop.do(houses.add, { name: 'Bengkel Dua' })
  const asked = { name: 'Serat', kind: 'bahan_baku', baseUnit: 'kg', minStock: '25' } as const
  const { id } = await desk().do(items.add, { ...asked, houseIds: [shop.houseId] })
  const uses = async () => (await desk().do(items.open, { id })).houseIds
  expect(await uses()).toEqual([shop.houseId])
  const kept = async (houseId: string) =>
    (await shop.do(houses.open, { id: houseId })).materials
      .filter((each) => each.itemId === id)
      .map((each) => each.minQty)
  expect(await kept(shop.houseId)).toEqual(['25'])

  // What the house itself says of it stays, whatever is saved on the form of the item.
  const { version, materials } = await shop.do(houses.open, { id: shop.houseId })
  const said = materials.map(({ itemId, minQty }) => ({ itemId, minQty: itemId === id ? '40' : minQty }))
  await shop.do(houses.edit, { id: shop.houseId, version, materials: said })
  await desk().do(items.edit, { id, version: 1, houseIds: [shop.houseId, other.id] })
  expect([await kept(shop.houseId), await kept(other.id)]).toEqual([['40'], ['25']])

  await desk().do(items.edit, { id, version: 2, houseIds: [other.id] })
  expect([await kept(shop.houseId), await kept(other.id)]).toEqual([[], ['25']])
  expect(await listed({ house: shop.houseId })).not.toHaveProperty(id)
  expect(await listed({ house: other.id })).toHaveProperty(id)
})

test('a house ticked without a minimum keeps the item, and shows no limit that nobody gave', async () => {
  const tape = { name: 'Lakban', kind: 'bahan_baku', baseUnit: 'rol' } as const
  const { id } = await deskOf(db, shop.actor, catalogRoutes).do(items.add, { ...tape, houseIds: [shop.houseId] })
  const { rows } = await deskOf(db, shop.actor, warehouseRoutes).do(listStock, { itemId: id })
  expect(rows).toMatchObject([{ minQty: null, needsReorder: false }])
  const stock = await shop.do(houseStock, { id: shop.houseId })
  expect(stock.find((row) => row.itemId === id)).toMatchObject({ place: 'raw', minimum: null })
  expect(await historyOf(db.read, shop.actor.companyId, 'stock', rows[0]!.id)).toEqual([])
})

test('no house that is closed, unseen or unknown; without the right nothing is told and nothing changed', async () => {
  const add = (houseIds: string[], who: Actor = shop.actor) =>
    deskOf(db, who, catalogRoutes).do(items.add, { name: 'Gagal', kind: 'bahan_baku', baseUnit: 'kg', houseIds })
  const closed = await shop.do(houses.add, { name: 'Bengkel Tutup' })
  await shop.do(houses.archive, closed)
  const elsewhere: Actor = { ...shop.actor, scope: { ...shop.actor.scope, warehouses: [shop.finished] } }
  const clerk: Actor = { ...shop.actor, can: (right) => !right.endsWith(' rumah-produksi') }
  await expect(add([closed.id])).rejects.toThrow(NotFound)
  await expect(add([shop.houseId], elsewhere)).rejects.toThrow(NotFound)
  await expect(add([shop.houseId], clerk)).rejects.toThrow(Forbidden)
  expect((await db.pool.query("select 1 from item where name = 'Gagal'")).rows).toEqual([])
  expect(await deskOf(db, clerk, catalogRoutes).do(items.open, { id: shop.cement })).not.toHaveProperty('houseIds')
})
