import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { stockCount } from '#modules/warehouse/opname/count-stock.ts'
import * as contract from '#modules/warehouse/opname/contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { aReceipt } from '../cast/receipt.ts'

let db: Database
let house: House
let [cement, pipe] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  cement = await house.item({ name: 'Semen 50 kg' })
  pipe = await house.item({ name: 'Pipa', unit: 'btg' })
  await aReceipt(db, house, { itemId: cement, qty: '10', value: 680_000n })
  await aReceipt(db, house, { itemId: pipe, qty: '4', value: 400_000n })
})

const desk = (who: Actor = house.actor): Desk => deskOf(db, who, warehouseRoutes)
const begun = async (given: { isBlind?: boolean } = {}) =>
  (
    await desk().do(contract.createCount, {
      date: day('2026-11-21'),
      warehouseId: house.main,
      categories: null,
      racks: null,
      ...given,
    })
  ).id
const see = (id: string) => desk().do(contract.openCount, { id })
const lineOf = async (id: string, itemId: string) => (await see(id)).lines.find((line) => line.itemId === itemId)
const counted = (id: string, lines: readonly { itemId: string; counted: string | null; reason?: string | null }[]) =>
  desk().do(contract.saveCounted, { id, lines: [...lines] })
const explain = (id: string, itemId: string, reason: string, who?: Actor) =>
  desk(who).do(contract.explainCount, { id, lines: [{ itemId, reason }] })
const submit = async (id: string) => desk().do(contract.submitCount, { id, version: (await see(id)).version })
const approve = async (id: string) =>
  desk().do(contract.approveCount, { id, version: (await see(id)).version, note: 'Cek CCTV gudang' })
const giveUp = async (id: string) =>
  desk().do(contract.voidCount, { id, version: (await see(id)).version, reason: 'selesai diuji' })

test('a count is handed in with a reason for every difference, which is told in its history', async () => {
  const id = await begun()
  await counted(id, [
    { itemId: cement, counted: '8' },
    { itemId: pipe, counted: '5' },
  ])
  await explain(id, pipe, 'Salah catat')
  await expect(submit(id)).rejects.toMatchObject({
    code: 'opname.reason-missing',
    facts: { item: 'Semen 50 kg', others: 0 },
    field: 'lines.1.reason',
  })
  await explain(id, cement, 'Hilang')
  await submit(id)
  await approve(id)
  expect(await see(id)).toMatchObject({ state: 'posted', approvalNote: 'Cek CCTV gudang' })
  const told = await historyOf(db.read, house.companyId, stockCount, id)
  expect(told.find((line) => line.act === 'submit')?.reason).toBe('Salah catat: Pipa · Hilang: Semen 50 kg')
  await giveUp(id)
})

test('what is counted again without a word keeps its reason, and a reason leaves the count and its book alone', async () => {
  const id = await begun()
  await counted(id, [{ itemId: cement, counted: '8', reason: 'Hilang' }])
  await counted(id, [{ itemId: cement, counted: '7' }])
  expect(await lineOf(id, cement)).toMatchObject({ counted: '7', reason: 'Hilang', book: '10', difference: '-3' })
  await aReceipt(db, house, { itemId: cement, qty: '5', value: 340_000n })
  await explain(id, cement, 'Susut')
  expect(await lineOf(id, cement)).toMatchObject({ counted: '7', reason: 'Susut', book: '10', difference: '-3' })
  await counted(id, [{ itemId: cement, counted: null }])
  expect(await lineOf(id, cement)).toMatchObject({ counted: null, reason: null })
  await giveUp(id)
})

test('who counts blindly is asked for no reason; it is written while the count is reviewed, before it is approved', async () => {
  const id = await begun({ isBlind: true })
  await counted(id, [{ itemId: pipe, counted: '3' }])
  await submit(id)
  await expect(approve(id)).rejects.toMatchObject({ code: 'opname.reason-missing', facts: { item: 'Pipa' } })
  await explain(id, pipe, 'Rusak')
  await approve(id)
  const told = await historyOf(db.read, house.companyId, stockCount, id)
  expect(told.map((line) => [line.act, line.reason])).toContainEqual(['explain', 'Rusak: Pipa'])
  await expect(explain(id, pipe, 'Hilang')).rejects.toMatchObject({ code: 'opname.wrong-phase' })
  await giveUp(id)
})

test("a reason is written in one's own warehouses, of what stands on the sheet", async () => {
  const id = await begun()
  const sand = await house.item({ name: 'Pasir' })
  await expect(explain(id, sand, 'Hilang')).rejects.toBeInstanceOf(NotFound)
  const elsewhere: Actor = { ...house.actor, scope: { ...house.actor.scope, warehouses: [house.site] } }
  await expect(explain(id, cement, 'Hilang', elsewhere)).rejects.toBeInstanceOf(NotFound)
  await expect(explain(id, cement, 'Hilang', (await aHouse(db)).actor)).rejects.toBeInstanceOf(NotFound)
  await giveUp(id)
})
