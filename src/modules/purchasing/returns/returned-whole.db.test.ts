import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import * as bill from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import * as order from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'
import * as receipt from '../receipts/contract.ts'
import { createPurchaseReturn, voidPurchaseReturn } from './contract.ts'

// Where all goods went back, nothing was paid and nothing is waited for.
let db: Database
let office: Office

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

const billed = (receiptLineId: string) =>
  office.do(bill.createBill, {
    ...{ supplierId: office.supplierId, supplierInvoiceNo: 'R-1', date: '2026-11-06' },
    lines: [{ receiptLineId }],
  })
const back = (receiptLineId: string, qty: string) =>
  office.do(createPurchaseReturn, { date: '2026-11-08', reason: 'Cacat', lines: [{ receiptLineId, qty }] })

test('of a bill: the bill and its order say so and are not paid, and a void brings the debt again', async () => {
  const { id: receiptId, lines, orderId } = await office.received()
  const stands = async (billId: string) => {
    const { status, openDue } = await office.do(bill.openBill, { id: billId })
    const seen = await office.do(order.openPurchase, { id: orderId })
    const came = await office.do(receipt.openReceipt, { id: receiptId })
    return [status, openDue, seen.status, seen.bill, came.status]
  }
  const saved = await billed(lines[0]!.id)
  const list = () => office.do(bill.listBills, { status: 'returned', q: saved.number ?? '' } as never)
  await back(lines[0]!.id, '4')
  expect(await stands(saved.id)).toEqual(['unpaid', '6660', 'received', 'billed', 'billed'])
  expect((await list()).rows).toEqual([])
  const rest = await back(lines[0]!.id, '6')
  expect(await stands(saved.id)).toEqual(['returned', '0', 'done', 'returned', 'returned'])
  expect((await list()).rows).toMatchObject([{ id: saved.id, status: 'returned' }])
  await allLaws(db)
  await office.do(voidPurchaseReturn, { id: rest.id, version: rest.version, reason: 'Salah' })
  expect(await stands(saved.id)).toEqual(['unpaid', '6660', 'received', 'billed', 'billed'])
  // What of it was paid first is no return: the rest that went back only made it less.
  await office.do(payment.paySupplier, {
    ...{ supplierId: office.supplierId, method: 'tunai', amount: '6660' },
    allocations: [{ billId: saved.id, amount: '6660' }],
  })
  expect(await stands(saved.id)).toEqual(['paid', '0', 'done', 'paid', 'billed'])
  await allLaws(db)
})

test('before any bill: the order and the receipt wait for none', async () => {
  const { id: receiptId, lines, orderId } = await office.received()
  await back(lines[0]!.id, '10')
  const seen = await office.do(order.openPurchase, { id: orderId })
  expect(seen).toMatchObject({ status: 'done', billing: 'full', bill: 'returned', openDue: '0' })
  expect(seen.can).not.toContain('bill')
  const waiting = await office.do(receipt.listReceipts, { status: 'received,partly-billed' } as never)
  expect(waiting.rows.map((row) => row.id)).not.toContain(receiptId)
  await allLaws(db)
})
