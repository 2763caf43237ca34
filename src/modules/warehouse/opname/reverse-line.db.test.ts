import { beforeAll, expect, test } from 'vitest'
import { quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { today } from '#kit/posting/today.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import * as journal from '#modules/journal/face.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import * as stock from '#modules/stock/face.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import { listStock, stockCard } from '#modules/warehouse/contract.ts'
import * as contract from '#modules/warehouse/opname/contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { aReceipt } from '../cast/receipt.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

const desk = (house: House, who: Actor = house.actor) => deskOf(db, who, warehouseRoutes)
const see = (house: House, id: string) => desk(house).do(contract.openCount, { id })
const balance = (house: House, account: string) => journal.balanceOf(db.read, house.companyId, account)
const lies = async (house: House, itemId: string, at = house.main) => {
  const [place] = await stock.availability(db.read, house.companyId, [itemId], at)
  return place ? [quantityText(place.onHand), place.value] : ['0', 0n]
}
const sound = async () =>
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks, ...warehouseChecks])).toEqual([])

/** Ten cement at 680.000, of which eight are found and one of these broken; four pipes at 400.000, found five; sand as it was. */
async function aPostedCount() {
  const house = await aHouse(db)
  const cement = await house.item({ name: 'Semen' })
  const pipe = await house.item({ name: 'Pipa' })
  const sand = await house.item({ name: 'Pasir' })
  await aReceipt(db, house, { itemId: cement, qty: '10', value: 680_000n })
  await aReceipt(db, house, { itemId: pipe, qty: '4', value: 400_000n })
  await aReceipt(db, house, { itemId: sand, qty: '3', value: 900_000n })
  const { id } = await desk(house).do(contract.createCount, { date: today(house.actor), warehouseId: house.main })
  const reason = 'Salah catat'
  await desk(house).do(contract.saveCounted, {
    id,
    lines: [
      { itemId: cement, counted: '8', damaged: '1', reason },
      { itemId: pipe, counted: '5', reason },
      { itemId: sand, counted: '3' },
    ],
  })
  expect((await desk(house).do(contract.listCounts, {})).rows).toMatchObject([{ value: null }])
  const version = async () => (await see(house, id)).version
  await desk(house).do(contract.submitCount, { id, version: await version() })
  await desk(house).do(contract.approveCount, { id, version: await version(), note: null })
  const reverse = async (itemId: string, who?: Actor) => {
    const { lines } = await see(house, id)
    const lineId = lines.find((line) => line.itemId === itemId)?.id ?? ''
    return desk(house, who).do(contract.reverseCountLine, {
      id,
      version: await version(),
      lineId,
      reason: 'salah hitung',
    })
  }
  return { house, cement, pipe, sand, id, version, reverse }
}

test('one wrong line of an approved count is taken back by itself; the others stand', async () => {
  const { house, cement, pipe, id, reverse } = await aPostedCount()
  const aside = await db.withTx((tx) => stock.ownPlace(tx, house.actor, 'rusak'))
  await reverse(cement)
  expect([await lies(house, cement), await lies(house, cement, aside.id)]).toEqual([
    ['10', 680_000n],
    ['0', 0n],
  ])
  expect(await lies(house, pipe)).toEqual(['5', 500_000n])
  expect(await balance(house, '7-2000')).toBe(0n)
  const seen = await see(house, id)
  expect(seen.state).toBe('posted')
  expect(seen.lines.map((line) => [line.itemName, line.isReversed])).toContainEqual(['Semen', true])
  expect((await desk(house).do(contract.listCounts, {})).rows).toMatchObject([{ value: '100000' }])

  // The card of the stock leads to the count that was put right.
  const [row] = (await desk(house).do(listStock, { itemId: cement, warehouseId: house.main })).rows
  const card = await desk(house).do(stockCard, { id: row!.id })
  expect(card.lines[0]?.document).toMatchObject({ number: seen.number, to: expect.stringContaining(`?opname=${id}`) })
  await sound()
})

test('a line is taken back once, only where it moved something, and by who may, in their warehouses', async () => {
  const { house, cement, sand, reverse } = await aPostedCount()
  await expect(reverse(sand)).rejects.toMatchObject({ code: 'opname.line-same' })
  const elsewhere: Actor = { ...house.actor, scope: { ...house.actor.scope, warehouses: [house.site] } }
  await expect(reverse(cement, elsewhere)).rejects.toThrow(NotFound)
  expect(await lies(house, cement)).toEqual(['7', 476_000n])
  await reverse(cement)
  await expect(reverse(cement)).rejects.toMatchObject({ code: 'opname.line-reversed' })
  expect(await lies(house, cement)).toEqual(['10', 680_000n])
  await sound()
})

test('the count itself is still taken back, with what its lines left of it', async () => {
  const { house, cement, pipe, id, version, reverse } = await aPostedCount()
  await reverse(pipe)
  expect(await lies(house, pipe)).toEqual(['4', 400_000n])
  await desk(house).do(contract.voidCount, { id, version: await version(), reason: 'salah gudang' })
  expect([await lies(house, cement), await lies(house, pipe)]).toEqual([
    ['10', 680_000n],
    ['4', 400_000n],
  ])
  expect([await balance(house, '7-2000'), await balance(house, '5-6000')]).toEqual([0n, 0n])
  await sound()
})
