import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aBuyer } from '../cast/buyer.ts'
import * as bill from './contract.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

/** Ten rit at 700.000 and 350.000 of freight, as ordered and received; what is asked of their bill. */
async function received() {
  const buyer = await aBuyer(db)
  const itemId = await buyer.house.item({ name: 'Pasir', unit: 'rit' })
  const order = await buyer.ordered({ freight: '350000', lines: [{ itemId, qty: '10', price: '700000' }] })
  await buyer.received(order, [{ qty: '5' }])
  await buyer.received(order, [{ qty: '5' }])
  const { lines } = await buyer.do(bill.listBillable, { id: buyer.supplierId, orderId: order.id })
  const of = (at: number, more: object = {}) => ({
    supplierId: buyer.supplierId,
    supplierInvoiceNo: `F-${at}`,
    date: '2026-11-06',
    lines: [{ receiptLineId: lines[at]!.receiptLineId, ...more }],
  })
  const difference = async (asked: object) => (await buyer.do(bill.previewBill, asked as never)).difference
  return { buyer, of, difference }
}

test('freight as ordered is no difference of the bill; what is above it is, as is a dearer price', async () => {
  const { of, difference } = await received()
  expect(await difference({ ...of(0), freight: '350000' })).toBe('0')
  expect(await difference({ ...of(0), freight: '400000' })).toBe('50000')
  expect(await difference({ ...of(0, { price: '770000' }), freight: '350000' })).toBe('350000')
})

test('freight is ordered once: a second bill that brings it again differs by all of it', async () => {
  const { buyer, of, difference } = await received()
  const saved = await buyer.do(bill.createBill, { ...of(0), freight: '350000', confirmDuplicates: true } as never)
  expect(await buyer.do(bill.openBill, { id: saved.id })).toMatchObject({ freight: '350000', difference: '0' })
  expect(await difference({ ...of(1), freight: '350000' })).toBe('350000')
})

test('bills of before, whose difference held the freight as ordered, are brought in line', async () => {
  const { buyer, of } = await received()
  const asked = { ...of(0), freight: '400000', confirmDuplicates: true }
  const saved = await buyer.do(bill.createBill, asked as never)
  await db.pool.query('update purchase_bill set difference = 400000 where id = $1', [saved.id])
  const brought = new URL('../migrations/20261125_9101_ordered_freight.sql', import.meta.url)
  await db.pool.query(readFileSync(brought, 'utf8'))
  expect(await buyer.do(bill.openBill, { id: saved.id })).toMatchObject({ difference: '50000' })
})
