import { beforeAll, beforeEach, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import * as stock from '#modules/stock/face.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import { addWarehouse, changeWarehouse } from '#modules/warehouse/save-warehouse.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'
import { aYard } from './cast/yard.ts'

let db: Database
let house: House
let loose: string
let cement: string

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  house = await aHouse(db)
  cement = await house.item({ name: 'Semen 50 kg' })
  loose = (await db.withTx((tx) => addWarehouse(tx, house.actor, { ...fields, allowNegative: true }))).id
})

const fields = {
  ...{ code: 'G-3', name: 'Gudang Timur', type: 'utama' as const, address: null, city: null, keeper: null },
  ...{ racks: [], allowNegative: false },
}
const yard = () => aYard(db, house.actor)
const goods = (qty: string) => ({ itemId: cement, warehouseId: loose, qty: quantity(qty) })
const allow = (allowNegative: boolean, actor: Actor = house.actor) =>
  db.withTx(async (tx) => {
    const { version } = await stock.warehouseOf(tx, house.companyId, loose)
    return changeWarehouse(tx, actor, { ...fields, id: loose, version, isArchived: false, allowNegative })
  })
const lies = async () => {
  const [place] = await stock.availability(db.read, house.companyId, [cement], loose)
  return place ? [quantityText(place.onHand), place.value] : []
}
const stands = async (qty: string, value: bigint) => {
  expect(await lies()).toEqual([qty, value])
  expect(await yard().worth()).toEqual({ stock: money(value), ledger: money(value) })
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks, ...warehouseChecks])).toEqual([])
}

test('whether stock may sink below zero is for those who approve stock; everything else of the place is not', async () => {
  const clerk: Actor = { ...house.actor, can: (permission) => permission !== 'approve stock' }
  const another = { ...fields, code: 'G-4', allowNegative: true }
  const needed = { needs: 'approve stock' }
  await expect(db.withTx((tx) => addWarehouse(tx, clerk, another))).rejects.toMatchObject(needed)
  await allow(true, clerk)
  await allow(false, clerk)
  await expect(allow(true, clerk)).rejects.toMatchObject(needed)
  await allow(true)
})

test('goods leave before they came, and what comes pays for them first', async () => {
  await yard().issue(goods('5'))
  await stands('-5', 0n)
  const refusal = { field: 'allowNegative', facts: { item: 'Semen 50 kg', owing: '5', others: 0 } }
  await expect(allow(false)).rejects.toMatchObject({ code: 'warehouse.below-zero', ...refusal })
  await yard().receive(goods('10'), 1000n)
  await stands('5', 500n)
  await allow(false)
  await expect(yard().issue(goods('6'))).rejects.toMatchObject({ code: 'stock.short' })
  await stands('5', 500n)
})

test('where it is not allowed, what never lay there is short', async () => {
  const { main: warehouseId } = house
  await expect(yard().issue({ ...goods('1'), warehouseId })).rejects.toMatchObject({ code: 'stock.short' })
})

test('more leaves than lies there, at its average, by use or by a transfer; taken back, all is as it was', async () => {
  await yard().receive(goods('4'), 400n)
  const used = await yard().issue(goods('6'))
  await stands('-2', -200n)
  const sent = await yard().send(goods('3'), house.main)
  expect(await lies()).toEqual(['-5', -500n])
  await yard().callOff(sent)
  await yard().takeBack(used)
  await stands('4', 400n)
})

test('a count puts a stock below zero right', async () => {
  await yard().receive(goods('2'), 200n)
  await yard().issue(goods('5'))
  await stands('-3', -300n)
  await yard().count(loose, 10_000n, true)
  const [qty] = await lies()
  expect(qty).toBe('0')
  await stands('0', 0n)
  await allow(false)
})

test('the bill’s price goes to what is left of a receipt that paid for a shortage', async () => {
  await yard().issue(goods('5'))
  const receipt = await yard().receive(goods('10'), 1000n)
  const bill = await yard().reprice(receipt, 200n)
  await stands('5', 600n)
  await yard().unprice(bill)
  await stands('5', 500n)
  const short = await yard().issue(goods('9'))
  await stands('-4', -400n)
  const late = await yard().reprice(receipt, 300n)
  await stands('-4', -400n)
  await yard().unprice(late)
  await yard().takeBack(short)
  await stands('5', 500n)
})
