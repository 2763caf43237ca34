import { beforeAll, expect, test } from 'vitest'
import { addDays, type Day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { aBuyer, refused, type Buyer } from '../cast/buyer.ts'
import * as request from './contract.ts'

let db: Database
let buyer: Buyer
let cement: string

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  cement = await buyer.house.item({ name: 'Semen' })
})

const seen = (id: string) => buyer.do(request.openRequest, { id })

test('a request is asked for again: a draft of today with the same lines, wanted as long after as before', async () => {
  const { id } = await buyer.do(request.createRequest, {
    ...{ date: '2026-11-03', neededBy: '2026-11-20', warehouseId: buyer.house.main, submit: true, notes: 'Lantai 2' },
    lines: [
      { itemId: cement, qty: '100', reason: 'Kolom' },
      { description: 'Sewa molen', qty: '2', unit: 'hari', estPrice: '250000' },
    ],
  } as never)
  const copy = await buyer.do(request.duplicateRequest, { id })
  const now = today(buyer.actor)
  expect(await seen(copy.id)).toMatchObject({
    ...{ status: 'draft', number: null, date: now, neededBy: addDays(now as Day, 17), notes: 'Lantai 2' },
    lines: [
      { itemId: cement, qty: '100', reason: 'Kolom' },
      { itemId: null, description: 'Sewa molen', qty: '2', unit: 'hari', estPrice: '250000' },
    ],
  })
  expect((await seen(id)).status).not.toBe('draft')
  const stranger = await aBuyer(db)
  await expect(stranger.do(request.duplicateRequest, { id })).rejects.toBeInstanceOf(NotFound)
  await db.pool.query('update item set archived_at = now() where id = $1', [cement])
  await refused(buyer.do(request.duplicateRequest, { id }), 'purchase.item-archived')
})
