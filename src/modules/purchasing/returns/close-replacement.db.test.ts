import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import * as bill from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import * as order from '../orders/contract.ts'
import { supplierStatement } from '../payables/contract.ts'
import { allocateSupplierAdvance, paySupplier } from '../payments/contract.ts'
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

/** Ten zak at Rp1.000, billed at Rp1.200 and PPN (Rp13.320); three of them went back to be replaced. */
async function swapped(shipTo: 'warehouse' | 'site' = 'warehouse') {
  const supplierId = await office.supplier({ name: 'Toko Janji' })
  const item = await office.house.item({ name: `Ubin ${++papers}`, unit: 'dus' })
  const { lines, orderId } = await office.received({ supplierId, itemId: item, shipTo })
  const waiting = await office.do(bill.createBill, {
    supplierId,
    supplierInvoiceNo: `T-${papers}`,
    date: '2026-11-06',
    confirmDuplicates: true,
    lines: [{ receiptLineId: lines[0]!.id, price: '1200' }],
  })
  const said = { id: waiting.id, version: waiting.version, decision: 'approve' as const }
  await office.second.do(bill.decideBill, said)
  const before = await books()
  const sent = await office.do(returns.createPurchaseReturn, {
    date: '2026-11-08',
    reason: 'Retak',
    wantsReplacement: true,
    lines: [{ receiptLineId: lines[0]!.id, qty: '3' }],
  })
  return { supplierId, item, orderId, billId: waiting.id, before, id: sent.id }
}

async function comes(orderId: string, qty: string) {
  const { lines } = await office.do(order.openPurchase, { id: orderId })
  const given = { id: orderId, date: '2026-11-09', post: true }
  return office.do(receipt.createReceipt, { ...given, lines: [{ orderLineId: lines[0]!.id, qtyReceived: qty }] })
}

const seen = (id: string) => office.do(returns.openPurchaseReturn, { id })
const lineOf = async (id: string) => (await office.do(order.openPurchase, { id })).lines[0]
const close = async (id: string) => {
  const { version } = await seen(id)
  return office.do(returns.closeReplacement, { id, version, reason: 'Stok pabrik habis' })
}

async function books() {
  const codes = ['2-1110', '2-1100', '1-1410', '1-1520', '1-1600', '5-6000', '5-1000']
  const found = await Promise.all(codes.map(async (code) => [code, await office.balance(code)] as const))
  return Object.fromEntries(found)
}

test('a replacement of which one of three came: the other two are taken off the debt at what the bill had for them', async () => {
  const { id, orderId, billId, item, before, supplierId } = await swapped()
  await comes(orderId, '1')
  expect(await seen(id)).toMatchObject({ awaited: '2664', lines: [{ awaitedQty: '2' }] })
  expect((await seen(id)).can).toContain('close-replacement')

  await close(id)
  // Two of three: 2.400 of the bill, and PPN of 264.
  expect(await books()).toEqual({
    ...before,
    '2-1100': before['2-1100']! + 2664n,
    '1-1520': before['1-1520']! - 2400n,
    '1-1600': before['1-1600']! - 264n,
  })
  expect(await office.stock(item)).toEqual({ qty: '8', value: 9600n })
  expect(await office.do(bill.openBill, { id: billId })).toMatchObject({ returnedTotal: '2664', openDue: '10656' })
  expect(await lineOf(orderId)).toMatchObject({ toReceive: '0', toBill: '0', billed: '8', replaced: '1' })
  expect(await seen(id)).toMatchObject({
    total: '2664',
    unallocated: '0',
    awaited: '0',
    lines: [{ awaitedQty: '0' }],
    closings: [{ total: '2664', reason: 'Stok pabrik habis' }],
  })
  expect((await seen(id)).can).not.toContain('close-replacement')
  const { rows } = await office.do(supplierStatement, { id: supplierId, from: '2026-11-01', to: '2027-12-31' })
  expect(rows.at(-1)).toMatchObject({
    ...{ kind: 'return', paperId: id },
    ...{ debit: '2664', description: 'Pengganti tidak datang · Stok pabrik habis' },
  })
  await allLaws(db)

  const { version } = await seen(id)
  const again = office.do(returns.closeReplacement, { id, version, reason: 'Lagi' })
  await expect(again).rejects.toMatchObject({ code: 'purchase-return.nothing-awaited' })
  const shut = { id: orderId, version: (await office.do(order.openPurchase, { id: orderId })).version, reason: 'Sisa' }
  await office.do(order.closePurchase, shut)
  await allLaws(db)
})

test('of a bill that was paid it is a credit, used on the next bill', async () => {
  const { id, billId, supplierId } = await swapped()
  const allocations = [{ billId, amount: '13320' }]
  await office.do(paySupplier, { supplierId, method: 'tunai', amount: '13320', allocations })
  await close(id)
  const back = await seen(id)
  expect(back).toMatchObject({ total: '3996', unallocated: '3996' })
  await allLaws(db)
  const { lines } = await office.received({ supplierId })
  const next = await office.do(bill.createBill, {
    supplierId,
    supplierInvoiceNo: `N-${++papers}`,
    date: '2026-11-10',
    confirmDuplicates: true,
    lines: [{ receiptLineId: lines[0]!.id }],
  })
  const uses = [{ billId: next.id, amount: '3996' }]
  await office.do(allocateSupplierAdvance, { id, source: 'return', version: back.version, allocations: uses })
  expect(await office.do(bill.openBill, { id: next.id })).toMatchObject({ openDue: '7104' })
  await allLaws(db)
})

test('what came turns out not to have come: it is awaited again, and may be given up too', async () => {
  const { id, orderId, before } = await swapped()
  const came = await comes(orderId, '1')
  await close(id)
  await office.do(receipt.voidReceipt, { id: came.id, version: came.version, reason: 'Salah catat' })
  expect(await lineOf(orderId)).toMatchObject({ toReceive: '1' })
  expect(await seen(id)).toMatchObject({ awaited: '1332', total: '2664' })
  await allLaws(db)
  await close(id)
  expect(await seen(id)).toMatchObject({ awaited: '0', total: '3996' })
  expect((await books())['2-1110']).toBe(before['2-1110'])
  await allLaws(db)
})

test('a return that is taken back takes its closing with it', async () => {
  const { id, orderId, before } = await swapped()
  await close(id)
  const { version } = await seen(id)
  await office.do(returns.voidPurchaseReturn, { id, version, reason: 'Barang ternyata baik' })
  expect(await books()).toEqual(before)
  expect(await lineOf(orderId)).toMatchObject({
    returned: '0',
    replaced: '0',
    billed: '10',
    toReceive: '0',
    toBill: '0',
  })
  await allLaws(db)
})

test('of a site: the project bears what is there, no more', async () => {
  const { id, before } = await swapped('site')
  await close(id)
  expect((await books())['5-1000']).toBe(before['5-1000']! - 3600n)
  await allLaws(db)
})

test('two who close at once close once', async () => {
  const { id } = await swapped()
  const { version } = await seen(id)
  const tries = [office, office.second].map((who) => who.do(returns.closeReplacement, { id, version, reason: 'Habis' }))
  const done = await Promise.allSettled(tries)
  expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await seen(id)).toMatchObject({ total: '3996' })
  await allLaws(db)
})
