import { beforeAll, expect, test } from 'vitest'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import { availability } from '#modules/stock/face.ts'
import { aYard } from '#modules/warehouse/cast/yard.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'

// A bill dearer than the receipt comes while the goods are on their way; then the transfer is called off.
let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

const laws = [...journalChecks, ...stockChecks, ...warehouseChecks]
const worthOf = async (itemId: string) => {
  const rows = await availability(db.read, house.companyId, [itemId])
  return Object.fromEntries(rows.map((row) => [row.warehouseId, row.value]))
}

test.each([
  ['dearer', 400_000n],
  ['cheaper', -200_000n],
])(
  'goods that turned out %s come back at what they are worth, and other goods on the way keep their cost',
  async (_how, more) => {
    const itemId = await house.item()
    const yard = aYard(db, house.actor)
    const goods = (qty: string) => ({ itemId, warehouseId: house.main, qty: quantity(qty) })
    await yard.receive(goods('10'), 100_000n)
    const early = await yard.send(goods('10'), house.site)
    const receipt = await yard.receive(goods('40'), 400_000n)
    const late = await yard.send(goods('40'), house.site)
    await yard.reprice(receipt, more)
    await yard.callOff(late)

    expect((await worthOf(itemId))[house.main]).toBe(400_000n + more)
    expect(await findBreaches(db.read, laws)).toEqual([])
    const { qty } = await yard.become(early, 'diterima', 100n)
    expect(qty).toBe(quantity('10'))
    expect((await worthOf(itemId))[house.site]).toBe(100_000n)
    const { stock, ledger } = await yard.worth()
    expect(stock).toBe(ledger)
  },
)

test('and a price that is taken back afterwards is taken from where the goods are', async () => {
  const itemId = await house.item()
  const yard = aYard(db, house.actor)
  const goods = { itemId, warehouseId: house.main, qty: quantity('40') }
  const receipt = await yard.receive(goods, 400_000n)
  const sent = await yard.send(goods, house.site)
  const price = await yard.reprice(receipt, 80_000n)
  await yard.callOff(sent)
  expect((await worthOf(itemId))[house.main]).toBe(480_000n)
  await yard.unprice(price)
  expect((await worthOf(itemId))[house.main]).toBe(400_000n)
  expect(await findBreaches(db.read, laws)).toEqual([])
})

test.each([
  ['called off', 'main'],
  ['received', 'site'],
] as const)(
  'goods of which a price left no value lie beside others, and those are %s at all they carry',
  async (how, where) => {
    const itemId = await house.item()
    const yard = aYard(db, house.actor)
    const goods = (qty: string) => ({ itemId, warehouseId: house.main, qty: quantity(qty) })
    const receipt = await yard.receive(goods('10'), 100_000n)
    await yard.send(goods('10'), house.site)
    await yard.receive(goods('40'), 400_000n)
    const other = await yard.send(goods('40'), house.site)
    await yard.reprice(receipt, -100_000n)
    if (how === 'received') await yard.become(other, 'diterima', 100n)
    else await yard.callOff(other)

    expect((await worthOf(itemId))[house[where]]).toBe(400_000n)
    expect(await findBreaches(db.read, laws)).toEqual([])
  },
)
