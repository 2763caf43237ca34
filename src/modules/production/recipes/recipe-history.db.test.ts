import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { fileOwner } from '#kit/files/owners.ts'
import { historyOf } from '#kit/history/history.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { aWorkshop, type Workshop } from '../cast/workshop.ts'
import { recipes, removeRecipe, saveRecipe } from './contract.ts'

let db: Database
let shop: Workshop
beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
})

test('a recipe says in its history what was changed, by name, and never what pay was', async () => {
  const [old] = await shop.do(recipes, { itemId: shop.paving })
  if (!old) throw new Error('no recipe')
  await shop.do(saveRecipe, {
    ...{ id: old.id, version: old.version, itemId: shop.paving, secondItemId: null, validFrom: old.validFrom },
    ...{ outputQty: '200', pieceRate: '750', notes: 'Adukan kering' },
    lines: [{ itemId: shop.cement, qty: '110', unit: 'kg', wastePercent: '2.5' }],
  })
  const [told] = await historyOf(db.read, shop.actor.companyId, 'recipe', old.id)
  expect(told?.act).toBe('update')
  expect(told?.changes).toMatchObject({ outputQty: [old.outputQty, '200'], notes: [null, 'Adukan kering'] })
  expect(told?.changes['lines']?.[1]).toBe('Semen 110 kg (susut 2,5%)')
  expect(told?.changes['lines']?.[0]).toContain('Pasir')
  expect(JSON.stringify(told?.changes)).not.toContain('750')
})

test('in the trash it is known by its item and the day it holds from', async () => {
  const item = await shop.item({ name: 'Kanstin' })
  const lines = [{ itemId: shop.sand, qty: '1', unit: 'm³' }]
  const { id } = await shop.do(saveRecipe, { itemId: item, validFrom: '2026-11-02', outputQty: '10', lines })
  await shop.do(removeRecipe, { id })
  const { rows } = await db.pool.query(`select title from trash where row_id = $1`, [id])
  expect(rows).toEqual([{ title: 'Kanstin · berlaku 2 Nov 2026' }])
})

test('it has photos and talk of its own, for whoever sees houses, in its own company', async () => {
  const [one] = await shop.do(recipes, { itemId: shop.paving })
  const owner = fileOwner('resep')
  await owner.mayRead(db.read, shop.actor, one?.id ?? '')
  await expect(owner.mayRead(db.read, { ...shop.actor, companyId: newId() }, one?.id ?? '')).rejects.toBeInstanceOf(
    NotFound,
  )
})
