import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { accounts } from '#modules/journal/rules.ts'
import { aBuyer, allLaws } from '../cast/buyer.ts'
import { createPurchaseReturn } from '../returns/contract.ts'
import { openReceipt } from '../receipts/contract.ts'
import { createLanded, previewLanded } from '../landed/contract.ts'
import { openPurchase } from '../orders/contract.ts'
import * as change from './change-contract.ts'
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
  const open = async () => (await buyer.do(bill.listBillable, { id: buyer.supplierId, orderId: order.id })).freightOpen
  return { buyer, order, of, difference, open }
}

test('freight as ordered is no difference of the bill; what is above it is, as is a dearer price', async () => {
  const { of, difference } = await received()
  expect(await difference({ ...of(0), freight: '350000' })).toBe('0')
  expect(await difference({ ...of(0), freight: '400000' })).toBe('50000')
  expect(await difference({ ...of(0, { price: '770000' }), freight: '350000' })).toBe('350000')
})

test('freight above what was ordered by more than the tolerance waits, with the tolerance it was judged by', async () => {
  const { buyer, of } = await received()
  await buyer.tolerates(10)
  const asked = { ...of(0), freight: '400000', confirmDuplicates: true }
  expect(await buyer.do(bill.previewBill, { ...of(0), freight: '385000' } as never)).toMatchObject({
    isOverTolerance: false,
    freight: { match: 'price-within', ordered: '350000' },
  })
  const saved = await buyer.do(bill.createBill, asked as never)
  expect(saved).toMatchObject({ state: 'pending_approval' })
  await buyer.tolerates(25)
  const judged = { freightMatch: 'price-over', freightOrdered: '350000', isOverTolerance: true, tolerancePercent: '10' }
  expect(await buyer.do(bill.openBill, { id: saved.id })).toMatchObject(judged)

  // Sent back and handed in again it is judged anew.
  await buyer.do(bill.decideBill, { id: saved.id, version: saved.version, decision: 'return', note: 'Tanya supplier' })
  const { version } = await buyer.do(bill.openBill, { id: saved.id })
  expect(await buyer.do(bill.postBill, { id: saved.id, version, confirmDuplicates: true })).toMatchObject({
    state: 'posted',
  })
  expect(await buyer.do(bill.openBill, { id: saved.id })).toMatchObject({
    freightMatch: 'price-within',
    tolerancePercent: '25',
  })
  await allLaws(db)
})

test('freight is ordered once: a second bill that brings it again differs by all of it', async () => {
  const { buyer, of, difference } = await received()
  const saved = await buyer.do(bill.createBill, { ...of(0), freight: '350000', confirmDuplicates: true } as never)
  expect(await buyer.do(bill.openBill, { id: saved.id })).toMatchObject({ freight: '350000', difference: '0' })
  expect(await difference({ ...of(1), freight: '350000' })).toBe('350000')
})

test('freight that the first nota left out is found on a later one of the supplier', async () => {
  const { buyer, of, difference, open } = await received()
  await buyer.do(bill.createBill, { ...of(0), confirmDuplicates: true } as never)
  expect(await open()).toBe('350000')
  const later = await buyer.do(bill.createBill, { ...of(1), freight: '350000', confirmDuplicates: true } as never)
  expect(await buyer.do(bill.openBill, { id: later.id })).toMatchObject({ difference: '0' })
  expect(await open()).toBe('0')
  await allLaws(db)

  // Taken back, it is open again.
  const { version } = await buyer.do(bill.openBill, { id: later.id })
  await buyer.do(change.voidBill, { id: later.id, version, reason: 'Salah' })
  expect(await open()).toBe('350000')
  expect(await difference({ ...of(1), freight: '350000' })).toBe('0')
  await allLaws(db)
})

test('freight that comes on two papers is found in two parts, and what is above it differs', async () => {
  const { buyer, of, difference } = await received()
  await buyer.do(bill.createBill, { ...of(0), freight: '200000', confirmDuplicates: true } as never)
  expect(await difference({ ...of(1), freight: '200000' })).toBe('50000')
})

test('ordered freight on the nota of another supplier is found by it, never twice, and given back by a void', async () => {
  const { buyer, order, of, difference, open } = await received()
  const supplierId = await buyer.supplier({ name: 'Truk Jaya', isPkp: false })
  const [receipt] = (await buyer.do(openPurchase, { id: order.id })).receipts
  const carried = async (no: string) => {
    const asked = {
      supplierId,
      supplierInvoiceNo: no,
      description: 'Ongkos truk',
      date: '2026-11-06',
      amount: '400000',
    }
    const given = { ...asked, receiptIds: [receipt!.id], method: 'value', confirmDuplicates: true }
    return buyer.do(bill.openBill, { id: (await buyer.do(createLanded, given as never)).id })
  }
  await buyer.tolerates(15)
  const before = await buyer.balance(accounts.goods)
  const first = await carried('T-1')
  expect(first).toMatchObject({ kind: 'landed', total: '400000', difference: '50000' })
  expect(await open()).toBe('0')
  expect(await buyer.balance(accounts.goods)).toBe(before + 400_000n)
  // The goods' own supplier brings it again: dearer than agreed by all of it. So is a second truck.
  expect(await difference({ ...of(0), freight: '350000' })).toBe('350000')
  const second = await carried('T-2')
  expect(second).toMatchObject({ difference: '400000', state: 'pending_approval' })
  await buyer.do(bill.decideBill, { id: second.id, version: second.version, decision: 'approve' })
  expect(await buyer.balance(accounts.goods)).toBe(before + 800_000n)

  await buyer.do(change.voidBill, { id: first.id, version: first.version, reason: 'Salah' })
  expect(await open()).toBe('350000')
  expect(await buyer.balance(accounts.goods)).toBe(before + 400_000n)
  expect(await difference({ ...of(0), freight: '350000' })).toBe('0')
  await allLaws(db)
})

test('what is left of an order leaves out the freight that a carrier billed, and counts it again after a void', async () => {
  const { buyer, order, of } = await received()
  await buyer.do(bill.createBill, { ...of(0), confirmDuplicates: true } as never)
  const rest = async () => {
    const { rows } = await db.pool.query<{ rest: string }>(
      'select rest_value::text as rest from purchase_order where id = $1',
      [order.id],
    )
    return BigInt(rows[0]!.rest)
  }
  const before = await rest()
  const supplierId = await buyer.supplier({ name: 'Truk Maju', isPkp: false })
  const [receipt] = (await buyer.do(openPurchase, { id: order.id })).receipts
  const carried = await buyer.do(createLanded, {
    ...{ supplierId, supplierInvoiceNo: 'T-9', description: 'Ongkos truk', date: '2026-11-06', amount: '350000' },
    ...{ receiptIds: [receipt!.id], method: 'value', confirmDuplicates: true },
  } as never)
  expect(await rest()).toBeLessThan(before)
  await allLaws(db)
  await buyer.do(change.voidBill, { id: carried.id, version: carried.version, reason: 'Salah' })
  expect(await rest()).toBe(before)
  await allLaws(db)
})

test('a carrier dearer than the freight that was ordered waits; goods that went back meanwhile make it stale', async () => {
  const { buyer, order, open } = await received()
  const { receipts } = await buyer.do(openPurchase, { id: order.id })
  const before = await buyer.balance(accounts.goods)
  const asked = {
    ...{ supplierId: buyer.supplierId, supplierInvoiceDate: null, dueDate: null },
    ...{ amount: '400000', receiptIds: receipts.map((one) => one.id), method: 'quantity' as const },
  }
  expect((await buyer.do(previewLanded, asked)).paper).toMatchObject({ freightMatch: 'price-over', ordered: '350000' })
  const hand = async (supplierInvoiceNo: string) => {
    const given = {
      ...asked,
      supplierInvoiceNo,
      description: 'Ongkos truk',
      date: '2026-11-06',
      confirmDuplicates: true,
    }
    return buyer.do(createLanded, given as never)
  }
  const decide = (paper: { id: string; version: number }) =>
    buyer.do(bill.decideBill, { id: paper.id, version: paper.version, decision: 'approve' })

  const first = await hand('T-1')
  expect(first).toMatchObject({ state: 'pending_approval', number: null })
  expect([await open(), await buyer.balance(accounts.goods)]).toEqual(['350000', before])
  await allLaws(db)
  await decide(first)
  expect(await buyer.do(bill.openBill, { id: first.id })).toMatchObject({ state: 'posted', difference: '50000' })
  expect([await open(), await buyer.balance(accounts.goods)]).toEqual(['0', before + 400_000n])
  await allLaws(db)

  const second = await hand('T-2')
  const { lines } = await buyer.do(openReceipt, { id: receipts[0]!.id })
  const back = { date: '2026-11-06', reason: 'Cacat', lines: [{ receiptLineId: lines[0]!.id, qty: '1' }] }
  await buyer.do(createPurchaseReturn, back)
  await expect(decide(second)).rejects.toMatchObject({ code: 'bill.stale' })
  await allLaws(db)
})

test('papers of before are matched with ordered freight in the order they were booked', async () => {
  const { buyer, of, open } = await received()
  await buyer.do(bill.createBill, { ...of(0), freight: '200000', confirmDuplicates: true } as never)
  const second = await buyer.do(bill.createBill, { ...of(1), freight: '200000', confirmDuplicates: true } as never)
  await buyer.do(bill.decideBill, { id: second.id, version: second.version, decision: 'approve' })
  await db.pool.query('delete from purchase_bill_freight')
  await db.pool.query('update purchase_bill set difference = 200000 where id = $1', [second.id])
  const brought = readFileSync(new URL('../migrations/20261126_1301_bill_freight.sql', import.meta.url), 'utf8')
  await db.pool.query(brought.slice(brought.indexOf('do $$')))
  expect(await buyer.do(bill.openBill, { id: second.id })).toMatchObject({ difference: '50000' })
  expect(await open()).toBe('0')
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

test('a bill that waits says yes to what it said then: freight that another paper brought meanwhile is asked about anew', async () => {
  const { buyer, of } = await received()
  const above = { ...of(0, { price: '770000' }), freight: '350000' }
  const waiting = await buyer.do(bill.createBill, { ...above, confirmDuplicates: true } as never)
  expect(waiting).toMatchObject({ state: 'pending_approval' })
  await buyer.do(bill.createBill, { ...of(1), freight: '350000', confirmDuplicates: true } as never)
  const yes = { id: waiting.id, version: waiting.version, decision: 'approve' as const }
  await expect(buyer.do(bill.decideBill, yes)).rejects.toMatchObject({ code: 'bill.stale' })
  await buyer.do(bill.decideBill, { ...yes, decision: 'return', note: 'Ongkos sudah ditagih' })
  await allLaws(db)
})
