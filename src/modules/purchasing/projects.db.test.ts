import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aBuyer, type Buyer } from './cast/buyer.ts'
import { createPurchase, openPurchase } from './orders/contract.ts'
import { createRequest } from './requests/contract.ts'

let db: Database
let buyer: Buyer
let cement: string

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  cement = await buyer.house.item({ name: 'Semen', unit: 'zak' })
})

const order = (projectId: string) =>
  buyer.do(createPurchase, {
    ...{ supplierId: buyer.supplierId, date: '2026-11-03', warehouseId: buyer.house.main, projectId },
    lines: [{ itemId: cement, qty: '1', price: '1000' }],
  })
const request = (projectId: string) =>
  buyer.do(createRequest, {
    ...{ date: '2026-11-03', neededBy: '2026-11-05', warehouseId: buyer.house.main, projectId },
    lines: [{ itemId: cement, qty: '1' }],
  })

test('a project that is nobody’s is refused, of an order and of a request', async () => {
  const other = await aBuyer(db)
  const { id: theirs } = await aProject(db, other.actor)
  for (const projectId of [newId(), theirs]) {
    await expect(order(projectId)).rejects.toMatchObject({ code: 'project.unknown' })
    await expect(request(projectId)).rejects.toMatchObject({ code: 'project.unknown' })
  }
})

test('a project of ours is taken, of whom it may be seen', async () => {
  const { id: mine } = await aProject(db, buyer.actor)
  const { id } = await order(mine)
  expect(await buyer.do(openPurchase, { id })).toMatchObject({ projectId: mine })
  await request(mine)
  const scope = { ...buyer.actor.scope, projects: [newId()] }
  const asked = { supplierId: buyer.supplierId, date: '2026-11-03', warehouseId: buyer.house.main, projectId: mine }
  const lines = [{ itemId: cement, qty: '1', price: '1000' }]
  await expect(buyer.as({ scope }).do(createPurchase, { ...asked, lines })).rejects.toMatchObject({
    code: 'project.unknown',
  })
})
