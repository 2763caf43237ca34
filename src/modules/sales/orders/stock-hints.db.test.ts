import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { addWarehouse, receive } from '#modules/stock/face.ts'
import { salesDesk } from '../cast/desk.ts'
import { aShop, type Shop } from '../cast/shop.ts'
import * as order from './contract.ts'

let db: Database
let shop: Shop
let cement: string
let labour: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  cement = await shop.goods({ name: 'Semen', qty: '12', value: 720_000n, unit: 'zak' })
  labour = await shop.service('Pasang')
})

const hints = (lines: readonly { itemId: string; qty: string; price: string }[], desk = shop) =>
  desk.do(order.checkOrder, {
    customerId: shop.customerId,
    warehouseId: shop.house.main,
    lines: lines.map((line) => ({ ...line, unit: null })),
  })
const said = async (...quantities: string[]) =>
  (await hints(quantities.map((qty) => ({ itemId: cement, qty, price: '70000' })))).warnings
    .filter((warning) => warning.code === 'short-stock')
    .map(({ line, text }) => [line, text])

test('what the shelf holds is not warned of; what it lacks is, line after line of the same item', async () => {
  expect(await said('12')).toEqual([])
  expect(await said('20')).toEqual([[0, expect.stringContaining('tersedia 12 zak, diminta 20 zak.')]])
  expect(await said('10', '5')).toEqual([[1, expect.stringContaining('tersedia 2 zak, diminta 5 zak.')]])
})

test('another warehouse that could help is named; goods on the road are not', async () => {
  await db.withTx(async (tx) => {
    const place = { code: 'G2', name: 'Gudang Timur', type: 'utama' as const, address: null, city: null, keeper: null }
    const { id: warehouseId } = await addWarehouse(tx, shop.actor, place)
    const document = { kind: 'opening', id: newId() }
    const line = {
      ...NO_DIMS,
      lineId: newId(),
      itemId: cement,
      warehouseId,
      qty: quantity('40'),
      value: money(2_400_000),
    }
    await receive(tx, shop.actor, { document, on: day('2026-11-02'), lines: [line] })
  })
  expect(await said('20')).toEqual([[0, expect.stringContaining('Gudang Timur punya 40 zak.')]])
})

test('the cost is told to whoever may see cost, and to nobody else', async () => {
  const lines = [
    { itemId: cement, qty: '2', price: '70000' },
    { itemId: labour, qty: '1', price: '5000' },
  ]
  expect(await hints(lines)).toMatchObject({ cost: '120000' })
  const clerk = salesDesk(db, { ...shop.actor, can: (permission) => permission !== 'view biaya' })
  expect(await hints(lines, clerk as Shop)).not.toHaveProperty('cost')
})
