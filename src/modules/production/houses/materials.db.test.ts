import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { listStock } from '#modules/warehouse/contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { aWorkshop, type Workshop } from '../cast/workshop.ts'
import { houses } from './contract.ts'

// Which materials a house uses, and below what they run low there.
let db: Database
let shop: Workshop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
})

const kept = async (id: string) =>
  (await shop.do(houses.open, { id })).materials.map(({ itemId, minQty }) => [itemId, minQty])

test('a house begins with its materials; they stay when nothing is said, and go when they are left out', async () => {
  const pigment = await shop.item({ name: 'Pigmen', kind: 'bahan_baku', unit: 'kg' })
  const nails = await shop.item({ name: 'Paku', kind: 'bahan_baku', unit: 'kg' })
  const materials = [
    { itemId: pigment, minQty: '12.5' },
    { itemId: nails, minQty: '0' },
  ]
  const { id, version } = await shop.do(houses.add, { name: 'Bengkel Warna', materials })
  expect(await kept(id)).toEqual([
    [nails, '0'],
    [pigment, '12.5'],
  ])
  const { rawWarehouse } = await shop.do(houses.open, { id })
  const desk = deskOf(db, shop.actor, warehouseRoutes)
  const { rows } = await desk.do(listStock, { warehouseId: rawWarehouse.id, itemId: pigment })
  expect(rows).toMatchObject([{ minQty: '12.5', status: 'habis', needsReorder: true }])

  const named = await shop.do(houses.edit, { id, version, phone: '0812-0000-0001' })
  expect(await kept(id)).toHaveLength(2)
  await shop.do(houses.edit, { id, version: named.version, materials: [{ itemId: nails, minQty: '3' }] })
  expect(await kept(id)).toEqual([[nails, '3']])
})

test('a material is named once, and is no service', async () => {
  const glue = await shop.item({ name: 'Lem', kind: 'bahan_baku', unit: 'kg' })
  const twice = [1, 2].map((each) => ({ itemId: glue, minQty: String(each) }))
  await expect(shop.do(houses.add, { name: 'Bengkel Dua', materials: twice })).rejects.toMatchObject({
    code: 'house.material-twice',
    field: 'materials.1.itemId',
  })
  const advice = await shop.item({ name: 'Konsultasi', kind: 'jasa' })
  const asked = shop.do(houses.add, { name: 'Bengkel Jasa', materials: [{ itemId: advice, minQty: '1' }] })
  await expect(asked).rejects.toMatchObject({ code: 'stock.not-goods' })
})
