import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { openTrash, restoreTrash } from '#app/website/trash-contract.ts'
import { trashRoutes } from '#app/website/trash.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { changeWarehouse, warehouseOf } from '#modules/stock/face.ts'
import { aWorkshop } from '../cast/workshop.ts'
import { houses } from './contract.ts'

test('the warehouses of a house stay what they are, are closed after it and opened before it', async () => {
  const db = await testDatabase()
  const shop = await aWorkshop(db)
  const { id } = await shop.do(houses.add, { name: 'Bengkel Baru' })
  const { rawWarehouse } = await shop.do(houses.open, { id })
  const change = (more: object) =>
    db.withTx(async (tx) => {
      const as = await warehouseOf(tx, shop.actor.companyId, rawWarehouse.id)
      return changeWarehouse(tx, shop.actor, { ...as, ...more })
    })
  const turn = async (way: 'archive' | 'restore') => {
    const { version } = await shop.do(houses.open, { id })
    return shop.do(houses[way], { id, version })
  }

  await expect(change({ type: 'utama' })).rejects.toMatchObject({ code: 'warehouse.of-house', field: 'type' })
  const needed = { code: 'house.keeps-warehouse', facts: { name: 'Bengkel Baru' } }
  await expect(change({ isArchived: true })).rejects.toMatchObject(needed)
  await turn('archive')
  await change({ isArchived: true })
  const closed = { code: 'house.warehouse-closed', facts: { warehouse: 'Bengkel Baru (bahan)' } }
  await expect(turn('restore')).rejects.toMatchObject(closed)
  await change({ isArchived: false })
  await turn('restore')
})

test('a house where nothing was made goes to the trash, its warehouses are closed, and all comes back', async () => {
  const db = await testDatabase()
  const shop = await aWorkshop(db, { actor: { permissions: new Set(['delete rumah-produksi']) } })
  const trash = deskOf(db, shop.actor, trashRoutes)
  const { id } = await shop.do(houses.add, { name: 'Salah Ketik' })
  const before = await shop.do(houses.open, { id })
  const places = [before.rawWarehouse.id, before.finishedWarehouse.id]
  const closed = async () => {
    const rows = await Promise.all(places.map((place) => warehouseOf(db.read, shop.actor.companyId, place)))
    return rows.map((place) => place.isArchived)
  }
  await shop.do(houses.remove, { id })
  await expect(shop.do(houses.open, { id })).rejects.toThrow(NotFound)
  expect(await closed()).toEqual([true, true])

  const [row] = await trash.do(openTrash, { from: 'trash', q: 'salah ketik' })
  expect(row).toMatchObject({ kind: 'Rumah produksi' })
  await trash.do(restoreTrash, { id: row!.id })
  expect(await shop.do(houses.open, { id })).toMatchObject({ name: 'Salah Ketik', archivedAt: null })
  expect(await closed()).toEqual([false, false])
})

test('a house that ever had an SPK, or holds goods, is not removed: its warehouses stay open', async () => {
  const db = await testDatabase()
  const shop = await aWorkshop(db)
  const goods = { code: 'house.holds-goods' }
  await expect(shop.do(houses.remove, { id: shop.houseId })).rejects.toMatchObject(goods)
  await shop.draft()
  const said = { code: 'house.made', facts: { name: 'Pabrik Cikarang', orders: 1 } }
  await expect(shop.do(houses.remove, { id: shop.houseId })).rejects.toMatchObject(said)
  expect((await warehouseOf(db.read, shop.actor.companyId, shop.raw)).isArchived).toBe(false)
})
