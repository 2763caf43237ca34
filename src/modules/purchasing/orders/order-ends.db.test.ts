import { beforeAll, describe, expect, test } from 'vitest'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aBuyer, allLaws, refused, type Buyer } from '../cast/buyer.ts'
import * as order from './contract.ts'

let db: Database
let buyer: Buyer
let cement: string
const q = (text: string) => quantity(text)

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  cement = await buyer.house.item({ name: 'Semen' })
})

const seen = (id: string) => buyer.do(order.openPurchase, { id })
const lines = (qty: string) => [{ itemId: cement, qty, price: '1000' }]

describe('an order that ends', () => {
  test('is held and goes on', async () => {
    const made = await buyer.ordered({ lines: lines('10') })
    const held = await buyer.do(order.holdPurchase, { id: made.id, version: made.version, reason: 'Cek mutu' })
    expect(await seen(made.id)).toMatchObject({ status: 'held', heldReason: 'Cek mutu' })
    await refused(buyer.do(order.holdPurchase, { id: made.id, version: held.version, reason: 'x' }), 'purchase.held')
    await buyer.do(order.resumePurchase, { id: made.id, version: held.version })
    expect((await seen(made.id)).status).toBe('ordered')
  })

  test('closes short and lets go of what was on its way', async () => {
    const item = await buyer.house.item()
    const made = await buyer.ordered({ lines: [{ itemId: item, qty: '10', price: '1000' }] })
    await buyer.received(made, [{ qty: '4' }])
    const { version } = await seen(made.id)
    const closed = await buyer.do(order.closePurchase, { id: made.id, version, reason: 'Barang kosong' })
    expect(await buyer.stock(item)).toMatchObject({ onHand: q('4'), incoming: 0n })
    expect(await seen(made.id)).toMatchObject({ status: 'closed', lines: [{ toReceive: '0' }] })
    await refused(buyer.received(made, [{ qty: '1' }]), 'purchase.closed')
    const { supplierId, date } = await seen(made.id)
    const more = { supplierId, date, warehouseId: buyer.house.main, lines: lines('11') }
    await refused(buyer.do(order.amendPurchase, { ...more, id: made.id, version: closed.version }), 'purchase.closed')
    await allLaws(db)
  })

  test('is taken back only while nothing came', async () => {
    const item = await buyer.house.item()
    const made = await buyer.ordered({ lines: [{ itemId: item, qty: '10', price: '1000' }] })
    const done = await buyer.received(made, [{ qty: '4' }])
    const { version } = await seen(made.id)
    await refused(buyer.do(order.voidPurchase, { id: made.id, version, reason: 'x' }), 'purchase.has-documents')
    expect(done.number).not.toBeNull()
    const other = await buyer.ordered({ lines: [{ itemId: item, qty: '10', price: '1000' }] })
    await buyer.do(order.voidPurchase, { id: other.id, version: other.version, reason: 'Dobel' })
    expect(await buyer.stock(item)).toMatchObject({ incoming: q('6') })
    expect(await seen(other.id)).toMatchObject({ status: 'void', number: other.number })
    await allLaws(db)
  })
})

test('a late order is listed, and asked about', async () => {
  const made = await buyer.ordered({ date: '2020-01-02', expectedDate: '2020-01-05', lines: lines('1') })
  const late = await buyer.do(order.listPurchases, { view: 'terlambat' })
  expect(late.rows[0]).toMatchObject({ id: made.id, isLate: true })
  expect(late.rows[0]!.daysLate).toBeGreaterThan(300)
  await buyer.do(order.followUpPurchase, { id: made.id, note: 'Janji besok', expectedDate: '2099-01-01' })
  expect(await seen(made.id)).toMatchObject({ isLate: false, followUp: { note: 'Janji besok', by: 'Rina' } })
  expect(await buyer.do(order.countPurchases, {})).toMatchObject({ late: 0, cap: 1000 })
  const told = (await buyer.do(order.purchaseHistory, { id: made.id })).find((act) => act.act === 'follow-up')
  expect(told).toMatchObject({ reason: 'Janji besok' })
  expect(JSON.stringify(told)).toContain('2099-01-01')
})
