import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import * as change from '../bills/change-contract.ts'
import * as bill from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import * as order from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'
import * as receipt from '../receipts/contract.ts'
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

const swap = (receiptLineId: string, qty: string) =>
  office.do(returns.createPurchaseReturn, {
    date: '2026-11-08',
    reason: 'Cacat',
    wantsReplacement: true,
    lines: [{ receiptLineId, qty }],
  })

async function comes(orderId: string, qty: string) {
  const { lines } = await office.do(order.openPurchase, { id: orderId })
  const made = await office.do(receipt.createReceipt, {
    id: orderId,
    date: '2026-11-09',
    post: true,
    lines: [{ orderLineId: lines[0]!.id, qtyReceived: qty }],
  })
  return office.do(receipt.openReceipt, { id: made.id })
}

const lineOf = async (orderId: string) => (await office.do(order.openPurchase, { id: orderId })).lines[0]

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
    await expect(back(lines[0]!.id, '8')).rejects.toMatchObject({
      code: 'purchase-return.too-many',
      field: 'lines.0.qty',
    })
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
    expect(await office.do(bill.openBill, { id: saved.id })).toMatchObject({
      ...{ returnedTotal: '6660', openDue: '6660', status: 'unpaid' },
    })
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

describe('goods sent back for other goods', () => {
  test('before they were billed: the order awaits them again, and what comes is billed as usual', async () => {
    const item = await office.house.item({ name: 'Kaca', unit: 'lbr' })
    const { lines, orderId } = await office.received({ itemId: item })
    const before = await books()
    const sent = await swap(lines[0]!.id, '3')
    expect(await lineOf(orderId)).toMatchObject({
      received: '7',
      returned: '3',
      replaced: '3',
      toReceive: '3',
      toBill: '7',
    })
    expect(await office.stock(item)).toEqual({ qty: '7', value: 7000n })
    expect(await office.do(order.openPurchase, { id: orderId })).toMatchObject({ receiving: 'partial' })
    await allLaws(db)
    const again = await comes(orderId, '3')
    expect(await books()).toEqual(before)
    expect(await lineOf(orderId)).toMatchObject({ toReceive: '0', toBill: '10' })
    await expect(
      office.do(returns.voidPurchaseReturn, { id: sent.id, version: sent.version, reason: 'Salah' }),
    ).rejects.toMatchObject({ code: 'purchase-return.replaced' })
    await billed(lines[0]!.id)
    await billed(again.lines[0]!.id)
    expect(await lineOf(orderId)).toMatchObject({ toReceive: '0', toBill: '0', billed: '10' })
    await allLaws(db)
  })

  test('after they were billed dearer: the debt and PPN stay, and the new ones are worth what the old ones were', async () => {
    const item = await office.house.item({ name: 'Granit', unit: 'dus' })
    const { lines, orderId } = await office.received({ itemId: item })
    const saved = await billed(lines[0]!.id, { price: '1200' })
    const before = await books()
    const sent = await swap(lines[0]!.id, '3')
    expect(await office.stock(item)).toEqual({ qty: '7', value: 8400n })
    expect(await books()).toEqual({
      ...before,
      '2-1110': before['2-1110']! + 3600n,
      '1-1520': before['1-1520']! - 3600n,
    })
    expect(await office.do(bill.openBill, { id: saved.id })).toMatchObject({ returnedTotal: '0', openDue: '13320' })
    expect(await office.do(returns.openPurchaseReturn, { id: sent.id })).toMatchObject({
      total: '0',
      wantsReplacement: true,
      lines: [{ claim: '3600', ppn: '0' }],
    })
    await allLaws(db)
    const shut = {
      id: orderId,
      version: (await office.do(order.openPurchase, { id: orderId })).version,
      reason: 'Sisa',
    }
    await expect(office.do(order.closePurchase, shut)).rejects.toMatchObject({ code: 'purchase.replacement-open' })
    await expect(
      office.do(change.voidBill, { id: saved.id, version: saved.version, reason: 'Salah' }),
    ).rejects.toMatchObject({ code: 'bill.has-returns' })

    const again = await comes(orderId, '3')
    expect(again).toMatchObject({ value: '3600', billing: 'full', lines: [{ replacing: '3', toBill: '0' }] })
    // Nobody bought anything: it is no price of its own.
    const paid = await db.pool.query('select 1 from item_purchase_price where document_id = $1', [again.id])
    expect(paid.rows).toEqual([])
    expect(await office.stock(item)).toEqual({ qty: '10', value: 12_000n })
    expect(await books()).toEqual(before)
    expect(await lineOf(orderId)).toMatchObject({ toReceive: '0', toBill: '0', billed: '10' })
    await allLaws(db)

    // Received by mistake: the claim is open again, then so is everything.
    await office.do(receipt.voidReceipt, { id: again.id, version: again.version, reason: 'Salah' })
    expect(await lineOf(orderId)).toMatchObject({ toReceive: '3', toBill: '0' })
    await allLaws(db)
    await office.do(returns.voidPurchaseReturn, { id: sent.id, version: sent.version, reason: 'Salah' })
    expect(await books()).toEqual(before)
    expect(await lineOf(orderId)).toMatchObject({ returned: '0', toReceive: '0' })
    await allLaws(db)
  })

  test('and the new ones are bad too: they go back for others, or off the debt of the old bill', async () => {
    const item = await office.house.item({ name: 'Pintu', unit: 'bh' })
    const { lines, orderId } = await office.received({ itemId: item })
    const saved = await billed(lines[0]!.id, { price: '1200' })
    await swap(lines[0]!.id, '4')
    // Two in place of the billed ones, in two deliveries.
    const first = await comes(orderId, '1')
    const second = await comes(orderId, '3')
    await swap(second.lines[0]!.id, '2')
    const third = await comes(orderId, '2')
    await allLaws(db)
    await back(third.lines[0]!.id, '2')
    await back(first.lines[0]!.id, '1')
    expect(await office.stock(item)).toEqual({ qty: '7', value: 8400n })
    expect(await office.do(bill.openBill, { id: saved.id })).toMatchObject({ returnedTotal: '3996', openDue: '9324' })
    await allLaws(db)
  })

  test('of a site: the project pays for what is there, no more and no less', async () => {
    const { lines, orderId } = await office.received({ shipTo: 'site' })
    await billed(lines[0]!.id, { price: '1100' })
    const before = await books()
    await swap(lines[0]!.id, '5')
    expect((await books())['5-1000']).toBe(before['5-1000']! - 5500n)
    await allLaws(db)
    await comes(orderId, '5')
    expect(await books()).toEqual(before)
    await allLaws(db)
  })

  test('an order that is closed awaits nothing', async () => {
    const { lines, orderId } = await office.received({ qty: '12' })
    const { version } = await office.do(order.openPurchase, { id: orderId })
    await office.do(order.closePurchase, { id: orderId, version, reason: 'Sisa' })
    await expect(swap(lines[0]!.id, '1')).rejects.toMatchObject({ code: 'purchase-return.order-closed' })
  })
})
