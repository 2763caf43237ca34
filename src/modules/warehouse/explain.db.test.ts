import { beforeAll, expect, test } from 'vitest'
import { aHouse, type House } from '../../../tests/cast/house.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { quantity } from '#ground/quantity.ts'
import { aYard } from '#modules/warehouse/cast/yard.ts'
import { listStock, stockCard } from '#modules/warehouse/contract.ts'
import { explainItemStock, explainStock, explainWarehouse } from '#modules/warehouse/explain-contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'

// 'Dari mana angka ini?': every number is the sum of the rows that are listed under it.
let db: Database
let house: House
let cement: string

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  cement = await house.item({ name: 'Semen 50 kg' })
  const yard = aYard(db, house.actor)
  const at = (warehouseId: string, qty: string) => ({ itemId: cement, warehouseId, qty: quantity(qty) })
  await yard.receive(at(house.main, '100'), 6_800_001n)
  await yard.receive(at(house.site, '20'), 1_500_000n)
  await yard.issue(at(house.main, '30'))
})

const desk = (who: Actor = house.actor) => deskOf(db, who, warehouseRoutes)
const blind = (): Actor => ({ ...house.actor, can: (permission: string) => permission !== 'view biaya' })
const added = (rows: readonly { readonly figure: { readonly value: string } }[]) =>
  rows.reduce((sum, row) => sum + Number(row.figure.value), 0)
const mainStock = async () => {
  const { rows } = await desk().do(listStock, { itemId: cement, warehouseId: house.main })
  return rows[0]!
}

test('a stock is what came in less what went out, each row opening its document', async () => {
  const { id, onHand, value } = await mainStock()
  const held = await desk().do(explainStock, { id, of: 'stok' })
  expect(added(held.rows)).toBe(Number(onHand))
  const worth = await desk().do(explainStock, { id, of: 'nilai' })
  expect(worth.result.value).toBe(value)
  expect(added(worth.rows)).toBe(Number(value))
  expect(worth.rows.map((row) => row.after?.value)).toEqual([value, '6800001'])
  expect(worth.rows.every((row) => row.to?.startsWith('/gudang/'))).toBe(true)
})

test('the average of an item is what all of it is worth over how much there is, warehouse by warehouse', async () => {
  const told = await desk().do(explainItemStock, { id: cement, of: 'harga' })
  expect(told.parts.map((part) => part.figure.value)).toEqual(['6260001', '90'])
  expect(told.result).toEqual({ kind: 'price', value: '69555.57', unit: 'zak' })
  expect(told.rows.map((row) => [row.label, row.figure.value])).toEqual([
    ['Gudang Utama', '4760001'],
    ['Gudang Proyek', '1500000'],
  ])
  const all = await desk().do(explainItemStock, { id: cement, of: 'stok' })
  expect([all.result.value, added(all.rows)]).toEqual(['90', 90])
})

test('what a warehouse is worth is the worth of its goods', async () => {
  const told = await desk().do(explainWarehouse, { id: house.main })
  expect(Number(told.result.value)).toBe(added(told.rows))
  expect(told.rows.map((row) => row.label)).toContain('Semen 50 kg')
})

test('worth is told to who may see cost, and only of the warehouses that are theirs', async () => {
  const { id } = await mainStock()
  await expect(desk(blind()).do(explainStock, { id, of: 'nilai' })).rejects.toBeInstanceOf(Forbidden)
  await expect(desk(blind()).do(explainItemStock, { id: cement, of: 'harga' })).rejects.toBeInstanceOf(Forbidden)
  await expect(desk(blind()).do(explainWarehouse, { id: house.main })).rejects.toBeInstanceOf(Forbidden)
  const keeper: Actor = { ...house.actor, scope: { ...house.actor.scope, warehouses: [house.site] } }
  const seen = await desk(keeper).do(explainItemStock, { id: cement, of: 'nilai' })
  expect(seen.rows.map((row) => row.label)).toEqual(['Gudang Proyek'])
  await expect(desk(keeper).do(explainWarehouse, { id: house.main })).rejects.toBeInstanceOf(NotFound)
})

test('a price that came later says what of it went to used goods, and stands under no quantity', async () => {
  const sand = await house.item({ name: 'Pasir' })
  const yard = aYard(db, house.actor)
  const received = await yard.receive({ itemId: sand, warehouseId: house.main, qty: quantity('35') }, 7_000_000n)
  await yard.issue({ itemId: sand, warehouseId: house.main, qty: quantity('20') })
  await yard.reprice(received, 1_050_000n)
  const { rows } = await desk().do(listStock, { itemId: sand, warehouseId: house.main })
  const { id } = rows[0]!

  const said = 'Rp600.000 ke biaya barang yang sudah dipakai'
  const worth = await desk().do(explainStock, { id, of: 'nilai' })
  expect(worth.rows.map((row) => [row.figure.value, row.detail]).toSorted()).toEqual([
    ['-4000000', 'keluar 20 zak'],
    ['0', said],
    ['450000', 'harga yang datang kemudian'],
    ['7000000', 'masuk 35 zak'],
  ])
  const held = await desk().do(explainStock, { id, of: 'stok' })
  expect(held.rows.map((row) => row.figure.value)).toEqual(['-20', '35'])
  expect(held).not.toHaveProperty('unlisted')

  const { lines } = await desk().do(stockCard, { id })
  expect(lines.flatMap((line) => line.chargedToUsed ?? [])).toEqual(['600000'])
  expect(JSON.stringify(await desk(blind()).do(stockCard, { id }))).not.toContain('600000')
})
