import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import * as journal from '#modules/journal/face.ts'
import { accounts, stockLines } from '#modules/journal/rules.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import * as stock from '#modules/stock/face.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import { approveCount, voidCount } from '#modules/warehouse/opname/approve-count.ts'
import * as count from '#modules/warehouse/opname/count-stock.ts'
import { countChoices } from '#modules/warehouse/opname/contract.ts'
import { openCount } from '#modules/warehouse/opname/open-count.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { aReceipt } from '../cast/receipt.ts'

const on = day('2026-11-21')

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

/** A warehouse with ten cement at 680.000 and four pipes at 400.000. */
async function aStore() {
  const house = await aHouse(db)
  const [cement, pipe] = [await house.item({ name: 'Semen 50 kg' }), await house.item({ name: 'Pipa', unit: 'btg' })]
  await aReceipt(db, house, { ...NO_DIMS, itemId: cement, qty: '10', value: 680_000n })
  await aReceipt(db, house, { ...NO_DIMS, itemId: pipe, qty: '4', value: 400_000n })
  return { house, cement, pipe }
}

const begin = (house: House, given: { isStill?: boolean; isBlind?: boolean; racks?: string[]; start?: boolean } = {}) =>
  db.withTx((tx) =>
    count.createCount(tx, house.actor, {
      date: on,
      warehouseId: house.main,
      categories: null,
      racks: given.racks ?? null,
      isStill: given.isStill ?? false,
      isBlind: given.isBlind ?? false,
      notes: null,
      start: given.start ?? true,
    }),
  )
const see = (house: House, id: string, actor = house.actor) => openCount(db.read, actor, id)
const seen = async (house: House, id: string) => ({ id, version: (await see(house, id)).version })
const counted = (house: House, id: string, itemId: string, qty: string | null, damaged = '0') =>
  db.withTx((tx) =>
    count.saveCounted(tx, house.actor, {
      id,
      lines: [
        {
          ...NO_DIMS,
          itemId,
          counted: qty === null ? null : quantity(qty),
          damaged: quantity(damaged),
          reason: 'Salah catat',
        },
      ],
    }),
  )
const choices = (house: House, id: string, who = house.actor) =>
  deskOf(db, who, warehouseRoutes).do(countChoices, { id })
const submit = async (house: House, id: string) => {
  const asked = await seen(house, id)
  return db.withTx((tx) => count.submitCount(tx, house.actor, asked))
}
const approve = async (house: House, id: string, actor: Actor = house.actor) => {
  const asked = { ...(await seen(house, id)), note: null }
  return db.withTx((tx) => approveCount(tx, actor, asked))
}
const undo = async (house: House, id: string) => {
  const asked = { ...(await seen(house, id)), reason: 'salah gudang' }
  return db.withTx((tx) => voidCount(tx, house.actor, asked))
}
const issue = (house: House, itemId: string, qty: string) =>
  db.withTx(async (tx) => {
    const document = { kind: 'stock-document', id: newId() }
    const lines = [{ ...NO_DIMS, itemId, warehouseId: house.main, qty: quantity(qty) }]
    const moves = await stock.issue(tx, house.actor, { document, on, lines })
    const entry = stockLines(moves, accounts.otherExpense)
    await journal.post(tx, house.actor, { on, area: 'stock', source: document, memo: 'uji', lines: entry })
  })
const lies = async (house: House, itemId: string, warehouseId = house.main) => {
  const [place] = await stock.availability(db.read, house.companyId, [itemId], warehouseId)
  return place ? [quantityText(place.onHand), place.value] : ['0', 0n]
}
const sound = async () =>
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks, ...warehouseChecks])).toEqual([])

test('offers the categories and racks of what the warehouse keeps, no others, and to nobody beyond it', async () => {
  const { house, cement } = await aStore()
  const advice = await house.item({ name: 'Konsultasi', kind: 'jasa' })
  const name = async (id: string, category: string) =>
    db.pool.query('update item set category = $2 where id = $1', [id, category])
  await name(cement, 'Material')
  await name(advice, 'Jasa')
  await db.pool.query(`update stock_balance set rack = 'A-2' where item_id = $1`, [cement])
  await db.pool.query(`update warehouse set racks = '{A-1}' where id = $1`, [house.main])
  expect(await choices(house, house.main)).toEqual({ categories: ['Material'], racks: ['A-1', 'A-2'] })
  expect(await choices(house, house.site)).toEqual({ categories: [], racks: [] })
  const foreman: Actor = { ...house.actor, scope: { ...house.actor.scope, warehouses: [house.site] } }
  await expect(choices(house, house.main, foreman)).rejects.toBeInstanceOf(NotFound)
})

describe('a count', () => {
  test('books what is missing, what turned up and what is broken', async () => {
    const { house, cement, pipe } = await aStore()
    const { id, number } = await begin(house)
    expect(number).toBe('OPN-2611-0001')
    await counted(house, id, cement, '8', '1')
    await counted(house, id, pipe, '5')
    await submit(house, id)
    expect(await see(house, id)).toMatchObject({
      state: 'review',
      lines: [
        { itemName: 'Pipa', difference: '1', value: '100000' },
        { itemName: 'Semen 50 kg', difference: '-2', damaged: '1', value: '-136000' },
      ],
    })
    await approve(house, id)
    expect(await lies(house, cement)).toEqual(['7', 476_000n])
    expect(await lies(house, pipe)).toEqual(['5', 500_000n])
    const aside = await db.withTx((tx) => stock.ownPlace(tx, house.actor, 'rusak'))
    expect(await lies(house, cement, aside.id)).toEqual(['1', 68_000n])
    expect(await journal.balanceOf(db.read, house.companyId, '7-2000')).toBe(136_000n)
    expect(await journal.balanceOf(db.read, house.companyId, '7-1000')).toBe(-1_180_000n)
    await sound()

    await undo(house, id)
    expect([await lies(house, cement), await lies(house, pipe)]).toEqual([
      ['10', 680_000n],
      ['4', 400_000n],
    ])
    await sound()
  })

  test('compares with the snapshot and the moves up to the counting; what moves later stays moved', async () => {
    const { house, cement } = await aStore()
    const { id } = await begin(house)
    await issue(house, cement, '2')
    await counted(house, id, cement, '7')
    await issue(house, cement, '3')
    expect((await see(house, id)).lines.find((line) => line.itemId === cement)).toMatchObject({
      book: '8',
      difference: '-1',
    })
    await submit(house, id)
    await approve(house, id)
    expect(await lies(house, cement)).toEqual(['4', 272_000n])
    await sound()
  })

  test('leaves alone what nobody counted, and takes in what was not on the sheet', async () => {
    const { house, cement, pipe } = await aStore()
    const sand = await house.item({ name: 'Pasir', unit: 'm³' })
    const { id } = await begin(house)
    await counted(house, id, sand, '2.5')
    await counted(house, id, cement, '3')
    await counted(house, id, cement, null)
    await submit(house, id)
    await approve(house, id)
    expect(await lies(house, sand)).toEqual(['2.5', 0n])
    expect([await lies(house, cement), await lies(house, pipe)]).toEqual([
      ['10', 680_000n],
      ['4', 400_000n],
    ])
    await sound()
  })

  test('takes an item once in one call: a second count of it is no correction of the first', async () => {
    const { house, cement } = await aStore()
    const { id } = await begin(house)
    const lines = ['3', '4'].map((qty) => ({ ...NO_DIMS, itemId: cement, counted: quantity(qty) }))
    await expect(db.withTx((tx) => count.saveCounted(tx, house.actor, { id, lines }))).rejects.toMatchObject({
      code: 'opname.item-twice',
      facts: { item: 'Semen 50 kg' },
      field: 'lines.1.itemId',
    })
  })

  test('may hold the goods still until it is approved or given up', async () => {
    const { house, cement } = await aStore()
    const { id } = await begin(house, { isStill: true })
    await expect(issue(house, cement, '1')).rejects.toMatchObject({ code: 'stock.frozen' })
    await expect(begin(house)).rejects.toMatchObject({ code: 'opname.running', facts: { number: 'OPN-2611-0001' } })
    await undo(house, id)
    await issue(house, cement, '1')

    const { id: again } = await begin(house, { isStill: true })
    await counted(house, again, cement, '9')
    await submit(house, again)
    await expect(issue(house, cement, '1')).rejects.toMatchObject({ code: 'stock.frozen' })
    await approve(house, again)
    await issue(house, cement, '1')
    await sound()
  })

  test('hides the book from who counts blindly', async () => {
    const { house, cement } = await aStore()
    const { id } = await begin(house, { isBlind: true })
    await counted(house, id, cement, '9')
    const text = JSON.stringify((await see(house, id)).lines)
    expect(text).not.toMatch(/book|difference|value/)
    await submit(house, id)
    expect((await see(house, id)).lines[1]).toMatchObject({ book: '10', difference: '-1' })
  })

  test('is of some racks only', async () => {
    const { house, cement } = await aStore()
    const [place] = (
      await db.pool.query('select id from stock_balance where item_id = $1 and warehouse_id = $2', [cement, house.main])
    ).rows
    await db.withTx((tx) =>
      stock.changeSettings(tx, house.actor, { id: place.id, version: 1, minQty: null, rack: 'A-1', reorderQty: null }),
    )
    const { id } = await begin(house, { racks: ['A-1'] })
    expect((await see(house, id)).lines).toMatchObject([{ itemId: cement, rack: 'A-1' }])
    await expect(begin(house, { racks: ['Z-9'] })).rejects.toMatchObject({ code: 'opname.nothing-to-count' })
  })

  test('is approved by somebody who did not count, unless nobody else may', async () => {
    const { house, cement } = await aStore()
    const { id } = await begin(house)
    await counted(house, id, cement, '9')
    await submit(house, id)
    expect((await see(house, id)).can).toContain('approve')

    const [userId, roleId] = [newId(), newId()]
    await db.pool.query(`insert into role (id, name, permissions) values ($1, $2, '{approve stock}')`, [roleId, roleId])
    await db.pool.query(
      `insert into app_user (id, name, email, status, scope_companies) values ($1, 'Sari', $2, 'active', $3)`,
      [userId, `${userId}@example.co.id`, [house.companyId]],
    )
    await db.pool.query('insert into user_role (user_id, role_id) values ($1, $2)', [userId, roleId])
    expect((await see(house, id)).can).not.toContain('approve')
    await expect(approve(house, id)).rejects.toMatchObject({ code: 'opname.own' })
    await approve(house, id, { ...house.actor, userId, name: 'Sari' })
    expect(await see(house, id)).toMatchObject({ state: 'posted', approvedBy: 'Sari', can: ['void', 'reverse-line'] })
    await sound()
  })

  test('that all counted who might say yes is approved by one of them who did not hand it in', async () => {
    const { house, cement, pipe } = await aStore()
    const sari = { ...house.actor, userId: newId(), name: 'Sari' }
    const roleId = newId()
    await db.pool.query(`insert into role (id, name, permissions) values ($1, $2, '{approve stock}')`, [roleId, roleId])
    for (const { userId, name } of [house.actor, sari]) {
      await db.pool.query(
        `insert into app_user (id, name, email, status, scope_companies) values ($1, $2, $3, 'active', $4)`,
        [userId, name, `${userId}@example.co.id`, [house.companyId]],
      )
      await db.pool.query('insert into user_role (user_id, role_id) values ($1, $2)', [userId, roleId])
    }
    const { id } = await begin(house, { isStill: true })
    await counted(house, id, cement, '9')
    const line = { itemId: pipe, counted: quantity('4'), damaged: quantity('0'), reason: null }
    await db.withTx((tx) => count.saveCounted(tx, sari, { id, lines: [line] }))
    await submit(house, id)
    expect((await see(house, id)).can).not.toContain('approve')
    await expect(approve(house, id)).rejects.toMatchObject({ code: 'opname.own' })
    expect((await see(house, id, sari)).can).toContain('approve')
    await approve(house, id, sari)
    expect(await see(house, id)).toMatchObject({ state: 'posted', approvedBy: 'Sari' })
    await sound()
  })

  test('goes back to be counted again, and knows its phases', async () => {
    const { house, cement } = await aStore()
    const { id } = await begin(house, { start: false })
    await expect(counted(house, id, cement, '1')).rejects.toMatchObject({ code: 'opname.wrong-phase' })
    await db.withTx((tx) => count.startCount(tx, house.actor, { id, version: 1 }))
    await expect(submit(house, id)).rejects.toMatchObject({ code: 'opname.nothing-counted' })
    await expect(counted(house, id, cement, '1', '2')).rejects.toMatchObject({ code: 'opname.too-much-damaged' })
    await counted(house, id, cement, '1')
    await submit(house, id)
    const asked = { ...(await seen(house, id)), reason: 'semen belum semua' }
    await db.withTx((tx) => count.returnCount(tx, house.actor, asked))
    expect(await see(house, id)).toMatchObject({ state: 'counting', approvalNote: 'semen belum semua' })
    await expect(see(house, id, (await aHouse(db)).actor)).rejects.toThrow(NotFound)
    const { id: planned } = await begin(house, { start: false })
    await db.withTx((tx) => count.deleteCount(tx, house.actor, planned))
    await expect(see(house, planned)).rejects.toThrow(NotFound)
  })
})
