import { NO_DIMS } from '#ground/dims.ts'
import { beforeEach, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import { availability, release, reserve } from '#modules/stock/face.ts'
import { createTransfer } from '#modules/warehouse/transfers/write-transfer.ts'
import { receiveTransfer } from '#modules/warehouse/transfers/settle-transfer.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { aReceipt } from '../cast/receipt.ts'

// Goods that are promised to an order and carried to another warehouse stay promised there.
const on = day('2026-11-21')
let db: Database
let house: House
let cement: string

beforeEach(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  cement = await house.item({ name: 'Semen 50 kg' })
  await aReceipt(db, house, { itemId: cement, qty: '100', value: 6_800_000n })
})

async function promise(qty: string, kind = 'order') {
  const document = { kind, id: newId() }
  const line = { itemId: cement, warehouseId: house.main, qty: quantity(qty), lineId: newId() }
  await db.withTx((tx) => reserve(tx, house.actor, { document, lines: [line] }))
  return document
}

async function send(qty: string) {
  const route = { fromWarehouseId: house.main, toWarehouseId: house.site, driverName: null, vehiclePlate: null }
  const lines = [{ ...NO_DIMS, itemId: cement, qty: quantity(qty), unit: null, note: null }]
  const said = { requestedBy: null, notes: null, send: true }
  return db.withTx((tx) => createTransfer(tx, house.actor, { date: on, ...route, ...said, lines }))
}

async function carry(qty: string, arrives = qty) {
  const sent = await send(qty)
  const { id, version } = sent
  const { rows } = await db.pool.query(`select id from stock_transfer_line where transfer_id = $1`, [id])
  const lines = [{ lineId: rows[0].id, qty: quantity(arrives) }]
  const asked = { id, version, date: on, receivedBy: null, lines }
  await db.withTx((tx) => receiveTransfer(tx, house.actor, asked as never))
}

/** Fisik / dipesan, in the main warehouse and on the site. */
async function shelves(): Promise<string[]> {
  const rows = await availability(db.read, house.actor.companyId, [cement])
  return [house.main, house.site].map((at) => {
    const row = rows.find(({ warehouseId }) => warehouseId === at)
    return row ? `${quantityText(row.onHand)} / ${quantityText(row.reserved)}` : 'none'
  })
}

const sound = async () => expect(await findBreaches(db.read, stockChecks)).toEqual([])

test('what is promised goes along as far as it no longer lies where it was kept, and as far as it arrived', async () => {
  const order = await promise('70')
  await carry('20')
  expect(await shelves()).toEqual(['80 / 70', '20 / 0'])
  await carry('30')
  expect(await shelves()).toEqual(['50 / 50', '50 / 20'])
  await carry('50', '10')
  expect(await shelves()).toEqual(['0 / 40', '60 / 30'])
  await sound()
  await db.withTx((tx) => release(tx, house.actor, order))
  expect(await shelves()).toEqual(['0 / 0', '60 / 0'])
  await sound()
})

test('the oldest promise goes first; material of production stays where it is used', async () => {
  await promise('40', 'production-order')
  await promise('30')
  await carry('100')
  expect(await shelves()).toEqual(['0 / 40', '100 / 30'])
  await sound()
})

test('promises taken back while their goods arrive elsewhere are given back once', async () => {
  const orders = []
  for (const qty of ['10', '20', '30', '40']) orders.push(await promise(qty))
  await Promise.all([
    carry('50'),
    ...orders.slice(0, 3).map((document) => db.withTx((tx) => release(tx, house.actor, document))),
    carry('50'),
  ])
  const [main, site] = await shelves()
  expect([main?.split(' / ')[0], site?.split(' / ')[0]]).toEqual(['0', '100'])
  const left = [main, site].reduce((sum, shelf) => sum + Number(shelf?.split(' / ')[1]), 0)
  expect(left).toBe(40)
  await sound()
})
