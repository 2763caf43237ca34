import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import * as journal from '#modules/journal/face.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import * as stock from '#modules/stock/face.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import type { StockDocumentType } from '#modules/warehouse/columns.ts'
import { openStockDocument } from '#modules/warehouse/documents/open-document.ts'
import * as save from '#modules/warehouse/documents/save-document.ts'
import { reverseStockLine, voidStockDocument } from '#modules/warehouse/documents/void-document.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'

let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

const fieldsOf = (type: StockDocumentType, lines: readonly [string, string, bigint?][], warehouseId = house.main) => ({
  type,
  on: day('2026-11-21'),
  warehouseId,
  projectId: null,
  requestedBy: null,
  receivedBy: 'Andi',
  notes: null,
  lines: lines.map(([itemId, qty, value]) => ({
    ...NO_DIMS,
    itemId,
    qty: quantity(qty),
    unit: null,
    value: value === undefined ? null : money(value),
    note: null,
  })),
})
const put = (type: StockDocumentType, lines: readonly [string, string, bigint?][], warehouseId = house.main) =>
  db.withTx((tx) => save.addStock(tx, house.actor, { ...fieldsOf(type, lines, warehouseId), post: true }))
const see = (id: string) => openStockDocument(db.read, house.actor, id)
const lies = async (itemId: string, warehouseId = house.main) => {
  const [place] = await stock.availability(db.read, house.companyId, [itemId], warehouseId)
  return place ? [quantityText(place.onHand), place.value] : ['0', 0n]
}
const balance = (account: string) => journal.balanceOf(db.read, house.companyId, account)
const sound = async () =>
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks, ...warehouseChecks])).toEqual([])

describe('a stock document', () => {
  test('waits as a draft, is written anew, and posted', async () => {
    const cement = await house.item()
    const asked = { ...fieldsOf('penerimaan', [[cement, '2', 20n]]), post: false }
    const { id } = await db.withTx((tx) => save.addStock(tx, house.actor, asked))
    expect(await see(id)).toMatchObject({ state: 'draft', number: null, can: ['edit', 'post', 'delete'] })
    expect(await lies(cement)).toEqual(['0', 0n])

    const anew = { ...fieldsOf('penerimaan', [[cement, '3', 30n]]), id, version: 1, post: false }
    await db.withTx((tx) => save.updateStockDocument(tx, house.actor, anew))
    await db.withTx((tx) => save.postStockDocument(tx, house.actor, { id, version: 2 }))
    expect(await see(id)).toMatchObject({ state: 'posted', receivedBy: 'Andi', lines: [{ qty: '3', value: '30' }] })
    const again = db.withTx((tx) => save.postStockDocument(tx, house.actor, { id, version: 3 }))
    await expect(again).rejects.toMatchObject({ code: 'document.wrong-state' })
    expect(await lies(cement)).toEqual(['3', 30n])
    await sound()
  })

  test('is thrown away as a draft only', async () => {
    const cement = await house.item()
    const asked = { ...fieldsOf('penerimaan', [[cement, '2', 20n]]), post: false }
    const { id } = await db.withTx((tx) => save.addStock(tx, house.actor, asked))
    await db.withTx((tx) => save.deleteStockDocument(tx, house.actor, { id }))
    await expect(see(id)).rejects.toThrow(NotFound)
    const { id: posted } = await put('penerimaan', [[cement, '2', 20n]])
    const act = db.withTx((tx) => save.deleteStockDocument(tx, house.actor, { id: posted }))
    await expect(act).rejects.toMatchObject({ code: 'document.wrong-state' })
  })

  test('sets damaged goods aside at their cost', async () => {
    const cement = await house.item()
    await put('penerimaan', [[cement, '4', 100n]])
    const expense = await balance('7-2000')
    const { id } = await put('rusak', [[cement, '1']])
    const aside = await db.withTx((tx) => stock.ownPlace(tx, house.actor, 'rusak'))
    expect([await lies(cement), await lies(cement, aside.id)]).toEqual([
      ['3', 75n],
      ['1', 25n],
    ])
    expect(await balance('7-2000')).toBe(expense)
    expect(await see(id)).toMatchObject({ toWarehouseName: 'Barang rusak', lines: [{ value: '25' }], can: ['void'] })
    await sound()
    await db.withTx((tx) => voidStockDocument(tx, house.actor, { id, version: 2, reason: 'masih bagus' }))
    expect([await lies(cement), await lies(cement, aside.id)]).toEqual([
      ['4', 100n],
      ['0', 0n],
    ])
    await sound()
  })

  test('writes lost goods off, and values found ones at the average', async () => {
    const cement = await house.item()
    await put('penerimaan', [[cement, '4', 100n]])
    const [expense, income] = [await balance('7-2000'), await balance('7-1000')]
    await put('hilang', [[cement, '1']])
    expect(await balance('7-2000')).toBe(money(expense + 25n))
    await put('ditemukan', [[cement, '1']])
    expect(await balance('7-1000')).toBe(money(income - 25n))
    expect(await lies(cement)).toEqual(['4', 100n])
    const unknown = put('ditemukan', [[await house.item(), '1']])
    await expect(unknown).rejects.toMatchObject({ code: 'stock-document.no-value' })
    await sound()
  })

  test('takes one wrong line back and leaves the others; voiding it later takes the rest', async () => {
    const [cement, pipe] = [await house.item(), await house.item()]
    const { id } = await put('penerimaan', [
      [cement, '4', 100n],
      [pipe, '2', 50n],
    ])
    await put('penerimaan', [[pipe, '2', 150n]])
    await put('pengeluaran', [[pipe, '2']])
    const lineId = (await see(id)).lines[1]?.id ?? ''
    const back = (version: number) =>
      db.withTx((tx) => reverseStockLine(tx, house.actor, { id, lineId, version, reason: 'salah barang' }))
    await back(2)
    expect([await lies(cement), await lies(pipe)]).toEqual([
      ['4', 100n],
      ['0', 0n],
    ])
    expect(await see(id)).toMatchObject({ can: ['void'], lines: [{ isReversed: false }, { isReversed: true }] })
    await expect(back(3)).rejects.toMatchObject({ code: 'stock-document.line-stands' })
    await sound()
    await db.withTx((tx) => voidStockDocument(tx, house.actor, { id, version: 3, reason: 'semua salah' }))
    expect(await lies(cement)).toEqual(['0', 0n])
    await sound()
  })

  test('takes one line set aside by mistake back from there, at the cost it went with', async () => {
    const [cement, pipe] = [await house.item(), await house.item()]
    await put('penerimaan', [
      [cement, '4', 100n],
      [pipe, '2', 51n],
    ])
    const { id } = await put('karantina', [
      [cement, '1'],
      [pipe, '2'],
    ])
    const aside = await db.withTx((tx) => stock.ownPlace(tx, house.actor, 'karantina'))
    const lineId = (await see(id)).lines[1]?.id ?? ''
    expect((await see(id)).can).toEqual(['void', 'reverse-line'])
    await db.withTx((tx) => reverseStockLine(tx, house.actor, { id, lineId, version: 2, reason: 'salah barang' }))
    expect([await lies(cement), await lies(cement, aside.id)]).toEqual([
      ['3', 75n],
      ['1', 25n],
    ])
    expect([await lies(pipe), await lies(pipe, aside.id)]).toEqual([
      ['2', 51n],
      ['0', 0n],
    ])
    await sound()
    await db.withTx((tx) => voidStockDocument(tx, house.actor, { id, version: 3, reason: 'semua salah' }))
    expect([await lies(cement), await lies(cement, aside.id)]).toEqual([
      ['4', 100n],
      ['0', 0n],
    ])
    await sound()
  })

  test('never touches what lies in between', async () => {
    const transit = await db.withTx((tx) => stock.ownPlace(tx, house.actor, 'transit'))
    const act = put('penerimaan', [[await house.item(), '1', 1n]], transit.id)
    await expect(act).rejects.toMatchObject({ code: 'warehouse.in-between' })
  })
})
