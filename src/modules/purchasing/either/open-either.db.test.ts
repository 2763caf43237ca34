import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { anOffice, type Office } from '../cast/office.ts'
import { createPurchase } from '../orders/contract.ts'
import { createRequest } from '../requests/contract.ts'
import { openEither } from './contract.ts'

let db: Database
let office: Office

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

test('an id opens the order or the request it is of, in one question; what is neither is nowhere', async () => {
  const lines = [{ itemId: office.cement, qty: '2', price: '1000' }]
  const order = await office.do(createPurchase, { supplierId: office.supplierId, date: '2026-11-02', lines })
  const asked = { date: '2026-11-03', neededBy: '2026-11-20', warehouseId: office.house.main }
  const wanted = [{ itemId: office.cement, qty: '2', reason: 'Kolom' }]
  const request = await office.do(createRequest, { ...asked, lines: wanted } as never)
  expect(await office.do(openEither, { id: order.id })).toMatchObject({ kind: 'order', order: { id: order.id } })
  expect(await office.do(openEither, { id: request.id })).toMatchObject({
    kind: 'request',
    request: { id: request.id },
  })
  await expect(office.do(openEither, { id: newId() })).rejects.toThrow(NotFound)
})
