import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { searchAll, type HitGroup } from './contract.ts'

let db: Database
let shop: Shop
let order: { readonly number: string | null }

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  const cement = await shop.goods({ name: 'Semen Tiga Roda', qty: '100', value: 6_000_000n })
  order = await shop.do(createOrder, {
    customerId: shop.customerId,
    date: '2026-11-03',
    confirm: true,
    lines: [{ itemId: cement, qty: '10', price: '75000' }],
  })
})

const found = (q: string, actor: Actor = shop.actor) => deskOf(db, actor, allRoutes).do(searchAll, { q })
const titles = (groups: readonly HitGroup[]) =>
  groups.map((group) => [group.title, ...group.hits.map((hit) => hit.title)])

test('a name, a number and an amount are found', async () => {
  expect(titles(await found('maju jaya'))).toEqual([
    ['Pelanggan', 'PT Maju Jaya'],
    ['Order', order.number],
  ])
  expect(titles(await found('tiga roda'))).toEqual([['Barang & bahan', 'Semen Tiga Roda']])
  expect(titles(await found(String(order.number)))).toEqual([['Order', order.number]])
  const total = (await found('maju jaya'))[1]?.hits[0]?.amount
  expect(titles(await found(String(total)))).toContainEqual(['Order', order.number])
})

test('who may not see customers finds none, and nobody finds another company', async () => {
  const blind: Actor = {
    ...shop.actor,
    can: (permission) => !permission.endsWith(' pelanggan') && !permission.endsWith(' order'),
  }
  expect(await found('maju jaya', blind)).toEqual([])
  const stranger = await aShop(db)
  expect(titles(await found(String(order.number), stranger.actor))).toEqual([])
})

test('a text no list can search is an empty answer, not a failure', async () => {
  await expect(found('a\u0000')).rejects.toThrow('tidak bisa dicari')
  expect(await found(' ')).toEqual([])
  expect(await found('%_\\')).toEqual([])
})
