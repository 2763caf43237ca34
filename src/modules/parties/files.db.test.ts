import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { keptFiles } from '#kit/files/see-file.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { customers } from '#modules/parties/contract.ts'
import { partiesRoutes } from '#modules/parties/routes.ts'
import { suppliers } from '#modules/parties/suppliers/contract.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

// The papers that somebody has at hand when they write a customer or supplier down are kept with it from the beginning.
const shelf = aShelf()
let db: Database
let house: House
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  desk = deskOf(db, house.actor, partiesRoutes)
})
afterAll(() => shelf.clear())

const paper = async (name: string, of = house) => (await handsOf(db, of.actor).draft(aPaper(), name)).id
const kept = async (subject: string, ownerId: string) =>
  (await keptFiles(db.read, house.actor, { subject, ownerId })).map((file) => file.name)

test('a customer and a supplier take the papers of their form along', async () => {
  const customer = await desk.do(customers.add, { name: 'PT Baru', files: [await paper('npwp.pdf')] })
  expect(await kept('pelanggan', customer.id)).toEqual(['npwp.pdf'])
  const supplier = await desk.do(suppliers.add, { name: 'CV Baru', files: [await paper('sppkp.pdf')] })
  expect(await kept('supplier', supplier.id)).toEqual(['sppkp.pdf'])
})

test('a paper of another company lets nobody be written down', async () => {
  const foreign = await paper('x.pdf', await aHouse(db))
  const listed = async () => (await desk.do(customers.list, { q: 'PT Salah' })).count
  await expect(desk.do(customers.add, { name: 'PT Salah', files: [foreign] })).rejects.toMatchObject({
    code: 'file.gone',
  })
  expect(await listed()).toBe(0)
})
