import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import * as bill from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import * as payment from '../payments/contract.ts'
import * as returns from './contract.ts'

let db: Database
let office: Office
let papers = 0

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

async function billed(receiptLineId: string, given: object = {}) {
  const saved = await office.do(bill.createBill, {
    supplierId: office.supplierId,
    supplierInvoiceNo: `R-${++papers}`,
    date: '2026-11-06',
    confirmDuplicates: true,
    lines: [{ receiptLineId, ...given }],
  })
  if (saved.state !== 'pending_approval') return saved
  return office.second.do(bill.decideBill, { id: saved.id, version: saved.version, decision: 'approve' })
}

const back = (receiptLineId: string, qty: string) =>
  office.do(returns.createPurchaseReturn, { date: '2026-11-08', reason: 'Cacat', lines: [{ receiptLineId, qty }] })

async function books() {
  const codes = ['2-1110', '2-1100', '1-1410', '1-1520', '1-1600', '5-6000', '5-1000']
  const found = await Promise.all(codes.map(async (code) => [code, await office.balance(code)] as const))
  return Object.fromEntries(found)
}

describe('goods sent back', () => {
  test('before they were billed: 2-1110 and stock become less, and only the rest is billed', async () => {
    const item = await office.house.item({ name: 'Genteng', unit: 'bh' })
    const before = await books()
    const { lines, orderId } = await office.received({ itemId: item })
    const sent = await back(lines[0]!.id, '3')
    expect(sent.number).toBe('RB-2611-0001')
    expect(await office.stock(item)).toEqual({ qty: '7', value: 7000n })
    expect(await books()).toEqual({
      ...before,
      '2-1110': before['2-1110']! - 7000n,
      '1-1520': before['1-1520']! + 7000n,
    })
    await expect(back(lines[0]!.id, '8')).rejects.toMatchObject({ code: 'purchase-return.too-many' })
    expect(await office.do(returns.openPurchaseReturn, { id: sent.id })).toMatchObject({ value: '3000', total: '0' })
    const saved = await billed(lines[0]!.id)
    expect(await office.do(bill.openBill, { id: saved.id })).toMatchObject({ subtotal: '7000' })
    expect(await office.do(returns.orderReturns, { id: orderId })).toHaveLength(1)
    await allLaws(db)
  })

  test('after they were billed dearer: the debt and PPN become less, stock loses what they cost', async () => {
    const item = await office.house.item({ name: 'Keramik', unit: 'dus' })
    const { lines } = await office.received({ itemId: item })
    const saved = await billed(lines[0]!.id, { price: '1200' })
    expect(await office.stock(item)).toEqual({ qty: '10', value: 12_000n })
    const before = await books()
    const sent = await back(lines[0]!.id, '5')
    expect(await office.stock(item)).toEqual({ qty: '5', value: 6000n })
    const after = await books()
    expect(after).toEqual({
      ...before,
      '2-1100': before['2-1100']! + 6660n,
      '1-1520': before['1-1520']! - 6000n,
      '1-1600': before['1-1600']! - 660n,
    })
    expect(await office.do(bill.openBill, { id: saved.id })).toMatchObject({ returnedTotal: '6660', openDue: '6660' })
    await allLaws(db)

    await office.do(returns.voidPurchaseReturn, { id: sent.id, version: sent.version, reason: 'Batal retur' })
    expect(await office.stock(item)).toEqual({ qty: '10', value: 12_000n })
    expect(await books()).toEqual(before)
    expect(await office.do(bill.openBill, { id: saved.id })).toMatchObject({ returnedTotal: '0', openDue: '13320' })
    await allLaws(db)
    // And once more: what came again may go back again.
    await back(lines[0]!.id, '10')
    expect(await office.stock(item)).toEqual({ qty: '0', value: 0n })
    await allLaws(db)
  })

  test('after the bill was paid: what they cost is ours to use, and pays the next bill', async () => {
    const { lines } = await office.received()
    const saved = await billed(lines[0]!.id)
    const { openDue } = await office.do(bill.openBill, { id: saved.id })
    await office.do(payment.paySupplier, {
      supplierId: office.supplierId,
      method: 'tunai',
      amount: openDue,
      allocations: [{ billId: saved.id, amount: openDue }],
    })
    const advance = await office.balance('1-1410')
    const sent = await back(lines[0]!.id, '10')
    expect(await office.balance('1-1410')).toBe(advance + 11_100n)
    await allLaws(db)
    const other = await office.received()
    const next = await billed(other.lines[0]!.id)
    const used = await office.do(payment.allocateSupplierAdvance, {
      id: sent.id,
      source: 'return',
      version: sent.version,
      allocations: [{ billId: next.id, amount: '11100' }],
    })
    expect(await office.do(bill.openBill, { id: next.id })).toMatchObject({ openDue: '0' })
    await allLaws(db)
    await office.do(returns.voidPurchaseReturn, { id: sent.id, version: used.version, reason: 'Tidak jadi' })
    expect(await office.do(bill.openBill, { id: next.id })).toMatchObject({ openDue: '11100' })
    await allLaws(db)
  })

  test('partly billed: what was not billed goes first', async () => {
    const { lines } = await office.received()
    await billed(lines[0]!.id, { qty: '6' })
    const sent = await back(lines[0]!.id, '5')
    const seen = await office.do(returns.openPurchaseReturn, { id: sent.id })
    expect(seen.lines[0]).toMatchObject({ unbilledQty: '4', billedQty: '1', net: '1000', ppn: '110' })
    await allLaws(db)
  })

  test('of a site: they leave the cost of the project', async () => {
    const { lines } = await office.received({ shipTo: 'site' })
    const before = await books()
    const sent = await back(lines[0]!.id, '4')
    expect((await books())['5-1000']).toBe(before['5-1000']! - 4000n)
    await allLaws(db)
    await office.do(returns.voidPurchaseReturn, { id: sent.id, version: sent.version, reason: 'Batal' })
    expect(await books()).toEqual(before)
    await allLaws(db)
  })

  test('that were used already cannot go back', async () => {
    const item = await office.house.item({ name: 'Cat', unit: 'klg' })
    const { lines } = await office.received({ itemId: item })
    await office.used(item, '8')
    await expect(back(lines[0]!.id, '3')).rejects.toMatchObject({ code: 'stock.short' })
  })
})
