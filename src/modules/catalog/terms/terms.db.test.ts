import { beforeAll, expect, test } from 'vitest'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { itemCategories, items, units } from '../contract.ts'
import { itemsOf } from '../face.ts'
import { catalogRoutes } from '../routes.ts'
import { inBaseUnit } from '../rules.ts'
import { addTerm, archiveTerm, listTerms, renameTerm } from './contract.ts'

let db: Database
let house: House
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  desk = deskOf(db, house.actor, catalogRoutes)
})

const one = async (id: string) => {
  const item = (await itemsOf(db.read, house.actor.companyId, [id])).get(id)
  if (!item) throw new Error('no item')
  return item
}

test('what an item names joins the lists by itself', async () => {
  await desk.do(items.add, { name: 'Cat kayu', category: 'Finishing', baseUnit: 'kaleng' })
  expect(await desk.do(itemCategories, {})).toContain('Finishing')
  expect(await desk.do(units, {})).toContain('kaleng')
  expect(await desk.do(listTerms, { kind: 'unit' })).toContainEqual({ name: 'kaleng', uses: 1, isArchived: false })
})

test('a unit is renamed everywhere, and papers that still bear its old name convert as before', async () => {
  const { id } = await desk.do(items.add, {
    name: 'Semen',
    baseUnit: 'kilo',
    units: [{ unit: 'sak', num: 50 }],
  })
  await desk.do(renameTerm, { kind: 'unit', from: 'sak', to: 'zak', mayMerge: true })
  await desk.do(renameTerm, { kind: 'unit', from: 'kilo', to: 'kilogram', mayMerge: false })
  const item = await one(id)
  expect(item.baseUnit).toBe('kilogram')
  for (const unit of ['zak', 'sak']) expect(inBaseUnit(item, quantity('2'), unit)).toBe(quantity('100'))
  expect(inBaseUnit(item, quantity('7'), 'kilo')).toBe(quantity('7'))
  expect(await desk.do(units, {})).not.toContain('sak')
  // And back again: the name is its own once more.
  await desk.do(renameTerm, { kind: 'unit', from: 'kilogram', to: 'kilo', mayMerge: false })
  expect((await one(id)).baseUnit).toBe('kilo')
  expect(inBaseUnit(await one(id), quantity('7'), 'kilogram')).toBe(quantity('7'))
})

test('two names become one only when that was meant, and never when an item knows both', async () => {
  await desk.do(items.add, { name: 'Paku', category: 'Besi', baseUnit: 'kg' })
  await desk.do(items.add, { name: 'Kawat', category: 'Logam', baseUnit: 'kg' })
  const rename = { kind: 'category', from: 'Logam', to: 'besi', mayMerge: false } as const
  await expect(desk.do(renameTerm, rename)).rejects.toMatchObject({ code: 'term.merge', field: 'to' })
  expect(await desk.do(renameTerm, { ...rename, mayMerge: true })).toEqual({ name: 'Besi', items: 1 })
  await desk.do(items.add, { name: 'Keramik', baseUnit: 'dus', units: [{ unit: 'lbr', num: 1, den: 6 }] })
  await expect(desk.do(renameTerm, { kind: 'unit', from: 'lbr', to: 'dus', mayMerge: true })).rejects.toMatchObject({
    code: 'term.both',
    facts: { item: 'Keramik' },
  })
})

test('what is in use is not archived; what is not leaves the choices and comes back', async () => {
  await expect(desk.do(archiveTerm, { kind: 'category', name: 'Besi', isArchived: true })).rejects.toMatchObject({
    code: 'term.used',
  })
  await desk.do(addTerm, { kind: 'category', name: 'Musiman' })
  await expect(desk.do(addTerm, { kind: 'category', name: 'musiman' })).rejects.toMatchObject({ code: 'term.exists' })
  await desk.do(archiveTerm, { kind: 'category', name: 'Musiman', isArchived: true })
  expect(await desk.do(itemCategories, {})).not.toContain('Musiman')
  await desk.do(archiveTerm, { kind: 'category', name: 'Musiman', isArchived: false })
  expect(await desk.do(itemCategories, {})).toContain('Musiman')
  await desk.do(archiveTerm, { kind: 'unit', name: 'OH', isArchived: true })
  expect(await desk.do(units, {})).not.toContain('OH')
})
