import { beforeEach, expect, test } from 'vitest'
import { quantityText } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import * as delivery from '#modules/sales/deliveries/contract.ts'
import * as acts from '#modules/sales/orders/act-contract.ts'
import * as sale from '#modules/sales/orders/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { availability, warehouses } from '#modules/stock/face.ts'
import { allLaws, aWorkshop, type Workshop } from '../cast/workshop.ts'
import { recordOutput, voidEntry } from './contract.ts'

// What an SPK makes for a line of a customer's order is kept for that order, and no other takes it.
let db: Database
let shop: Workshop
let sales: Desk
let customerId: string
let main: string

beforeEach(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
  sales = deskOf(db, shop.actor, salesRoutes)
  customerId = (await customerDesk(db, shop.actor).add()).id
  const places = await warehouses(db.read, shop.actor.companyId)
  main = places.find(({ type }) => type === 'utama')?.id ?? ''
})

async function order(qty: string, warehouseId = main) {
  const lines = [{ itemId: shop.paving, qty, price: '5000' }]
  const { id } = await sales.do(sale.createOrder, { customerId, date: '2026-11-02', confirm: true, warehouseId, lines })
  return sales.do(sale.openOrder, { id })
}

async function make(orderLineId: string | null, good: string, more: object = {}) {
  const spk = await shop.running({ orderLineId })
  const made = { id: spk.id, date: '2026-11-04', good, second: '0', reject: '0', useRecipe: true, ...more }
  await shop.do(recordOutput, { ...made, version: spk.version })
  return shop.seen(spk.id)
}

/** Fisik, dipesan, tersedia of what was made where it was made. */
async function shelf(at = shop.finished): Promise<string> {
  const [row] = await availability(db.read, shop.actor.companyId, [shop.paving], at)
  return row ? [row.onHand, row.reserved, row.available].map(quantityText).join(' / ') : 'none'
}

test('pieces made for an order are kept for it where they were made, and another order finds them taken', async () => {
  const asked = await order('60')
  await make(asked.lines[0]!.id, '40')
  expect(await shelf()).toBe('40 / 40 / 0')
  await order('10', shop.finished)
  expect(await shelf()).toBe('40 / 40 / 0')
  await allLaws(db)
})

test('no more is kept than the order still waits for: what lies ready elsewhere counts', async () => {
  await shop.stock({ itemId: shop.paving, at: main, qty: '25', value: 25_000n })
  const asked = await order('60')
  await make(asked.lines[0]!.id, '50')
  expect(await shelf(main)).toBe('25 / 25 / 0')
  expect(await shelf()).toBe('50 / 35 / 15')
  await allLaws(db)
})

test('pieces that nobody asked for, seconds, and those for an order that is over, are free', async () => {
  await make(null, '10')
  const asked = await order('60')
  await sales.do(acts.closeOrder, { id: asked.id, version: asked.version, reason: 'Batal' })
  expect(await shelf()).toBe('10 / 0 / 10')
  const other = await order('60')
  const line = other.lines[0]!.id
  const spk = await make(line, '5', { second: '3' })
  expect(await shelf()).toBe('15 / 5 / 10')
  await sales.do(acts.closeOrder, { id: other.id, version: other.version, reason: 'Batal' })
  expect(await shelf()).toBe('15 / 0 / 15')
  const again = { id: spk.id, version: spk.version, date: '2026-11-05', good: '7', second: '0', reject: '0' }
  await shop.do(recordOutput, { ...again, useRecipe: true })
  expect(await shelf()).toBe('22 / 0 / 22')
  await allLaws(db)
})

test('an output taken back lets go of what it kept, also where more of the same lies', async () => {
  await shop.stock({ itemId: shop.paving, at: shop.finished, qty: '80', value: 80_000n })
  const asked = await order('60')
  const spk = await make(asked.lines[0]!.id, '40')
  expect(await shelf()).toBe('120 / 40 / 80')
  const output = spk.entries.find((entry) => entry.kind === 'output')
  await shop.do(voidEntry, { id: spk.id, version: spk.version, entryId: output?.id ?? '', reason: 'Salah hitung' })
  expect(await shelf()).toBe('80 / 0 / 80')
  await allLaws(db)
})

test('of two outputs the first taken back leaves kept what is left', async () => {
  const asked = await order('50')
  const spk = await make(asked.lines[0]!.id, '30')
  const step = { id: spk.id, version: spk.version, date: '2026-11-05', good: '30', second: '0', reject: '0' }
  await shop.do(recordOutput, { ...step, useRecipe: true })
  expect(await shelf()).toBe('60 / 50 / 10')
  const now = await shop.seen(spk.id)
  const first = now.entries.find((entry) => entry.kind === 'output')
  await shop.do(voidEntry, { id: spk.id, version: now.version, entryId: first?.id ?? '', reason: 'Salah hitung' })
  expect(await shelf()).toBe('30 / 30 / 0')
  await allLaws(db)
})

test('what is delivered is no longer kept; taken back, it is kept again where it came back to', async () => {
  const asked = await order('60')
  const line = asked.lines[0]!.id
  await make(line, '40')
  const sent = { id: asked.id, date: '2026-11-06', warehouseId: shop.finished, send: true }
  const gone = await sales.do(delivery.createDelivery, { ...sent, lines: [{ orderLineId: line, qty: '15' }] })
  expect(await shelf()).toBe('25 / 25 / 0')
  await allLaws(db)
  await sales.do(delivery.voidDelivery, { id: gone.id, version: gone.version, reason: 'Salah kirim' })
  expect(await shelf()).toBe('40 / 40 / 0')
  await allLaws(db)
})

test('what comes back is kept for the line it was sent for; another line still waits for its own warehouse', async () => {
  const lines = ['40', '30'].map((qty) => ({ itemId: shop.paving, qty, price: '5000' }))
  const asked = await sales.do(sale.createOrder, {
    ...{ customerId, date: '2026-11-02', confirm: true, warehouseId: main, lines },
  })
  const [{ id: line } = { id: '' }] = (await sales.do(sale.openOrder, { id: asked.id })).lines
  await make(line, '40')
  await shop.stock({ itemId: shop.paving, at: shop.finished, qty: '20', value: 20_000n })
  const gone = await sales.do(delivery.createDelivery, {
    ...{ id: asked.id, date: '2026-11-06', send: true, lines: [{ orderLineId: line, qty: '40' }] },
  })
  expect(await shelf()).toBe('20 / 0 / 20')
  await sales.do(delivery.voidDelivery, { id: gone.id, version: gone.version, reason: 'Salah kirim' })
  expect(await shelf()).toBe('60 / 40 / 20')
  await allLaws(db)
})

test('two SPK of one order that come out at once keep together no more than it waits for', async () => {
  const asked = await order('60')
  const line = asked.lines[0]!.id
  const spks = await Promise.all([1, 2, 3].map(() => shop.running({ orderLineId: line })))
  const made = { date: '2026-11-04', good: '40', second: '0', reject: '0', useRecipe: true }
  const sent = { id: asked.id, date: '2026-11-06', warehouseId: shop.finished, send: true }
  await shop.stock({ itemId: shop.paving, at: shop.finished, qty: '20', value: 20_000n })
  await Promise.all([
    ...spks.map((spk) => shop.do(recordOutput, { ...made, id: spk.id, version: spk.version })),
    sales.do(delivery.createDelivery, { ...sent, lines: [{ orderLineId: line, qty: '20' }] }),
  ])
  expect(await shelf()).toBe('120 / 40 / 80')
  await allLaws(db)
})

test('what was made elsewhere goes from where it lies, unless somebody says from where', async () => {
  const asked = await order('40')
  const line = asked.lines[0]!.id
  const { deliverable: before } = await sales.do(delivery.orderDeliveries, { id: asked.id })
  expect(before).toMatchObject([{ warehouseId: main, isKeptElsewhere: false }])
  await make(line, '40')
  const { deliverable } = await sales.do(delivery.orderDeliveries, { id: asked.id })
  expect(deliverable).toMatchObject([{ warehouseId: shop.finished, isKeptElsewhere: true, toDeliver: '40' }])
  const lines = [{ orderLineId: line, qty: '10' }]
  await expect(
    sales.do(delivery.createDelivery, { id: asked.id, date: '2026-11-06', warehouseId: main, lines }),
  ).rejects.toMatchObject({ code: 'stock.short' })
  await sales.do(delivery.createDelivery, { id: asked.id, date: '2026-11-06', lines })
  expect(await shelf()).toBe('30 / 30 / 0')
  await allLaws(db)
})

test('what is kept in two places goes from the one that can send most; the rest is told, and goes from the other', async () => {
  await shop.stock({ itemId: shop.paving, at: main, qty: '25', value: 25_000n })
  const asked = await order('60')
  const line = asked.lines[0]!.id
  await make(line, '35')
  const seen = async () => (await sales.do(delivery.orderDeliveries, { id: asked.id })).deliverable
  expect(await seen()).toMatchObject([
    {
      ...{ warehouseId: shop.finished, isKeptElsewhere: true, toDeliver: '60' },
      places: [
        { warehouseId: shop.finished, qty: '35' },
        { warehouseId: main, qty: '25' },
      ],
    },
  ])
  const send = (qty: string) =>
    sales.do(delivery.createDelivery, { id: asked.id, date: '2026-11-06', lines: [{ orderLineId: line, qty }] })
  await send('35')
  expect([await shelf(), await shelf(main)]).toEqual(['0 / 0 / 0', '25 / 25 / 0'])
  expect(await seen()).toMatchObject([{ warehouseId: main, places: [], toDeliver: '25' }])
  await send('25')
  expect([await shelf(), await shelf(main)]).toEqual(['0 / 0 / 0', '0 / 0 / 0'])
  await allLaws(db)
})

test('a place that has enough of it free sends all of it', async () => {
  await shop.stock({ itemId: shop.paving, at: main, qty: '25', value: 25_000n })
  const asked = await order('60')
  await make(asked.lines[0]!.id, '35')
  await shop.stock({ itemId: shop.paving, at: main, qty: '40', value: 40_000n })
  const { deliverable } = await sales.do(delivery.orderDeliveries, { id: asked.id })
  expect(deliverable).toMatchObject([
    { warehouseId: main, isKeptElsewhere: false, places: [{ qty: '60' }, { qty: '35' }] },
  ])
  await sales.do(delivery.createDelivery, { id: asked.id, date: '2026-11-06' })
  expect([await shelf(), await shelf(main)]).toEqual(['35 / 0 / 35', '5 / 0 / 5'])
  await allLaws(db)
})
