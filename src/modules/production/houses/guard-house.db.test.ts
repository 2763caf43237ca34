import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
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
