import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import * as bill from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import * as payment from '../payments/contract.ts'
import { createReceipt, openReceipt } from '../receipts/contract.ts'
import * as returns from '../returns/contract.ts'
import { purchaseMoney } from '../screens/detail/money-steps.ts'
import { purchaseColumns } from './columns.ts'
import { closePurchase, createPurchase, listPurchases, openPurchase } from './contract.ts'

let db: Database
let office: Office
let papers = 0

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
  // A bill may differ from its order without waiting for anybody.
  await db.pool.query('insert into purchase_setting (company_id, price_tolerance_percent) values ($1, 2)', [
    office.actor.companyId,
  ])
}, 60_000)
afterAll(() => db?.close())

/** Orders cement at Rp10.000 and PPN. */
const anOrder = async (qty = '10', given: object = {}) =>
  office.do(createPurchase, {
    ...{ supplierId: office.supplierId, date: '2026-11-02', submit: true, ...given },
    lines: [{ itemId: office.cement, qty, price: '10000' }],
  })

async function receive(orderId: string, qty: string) {
  const [line] = (await office.do(openPurchase, { id: orderId })).lines
  const made = await office.do(createReceipt, {
    id: orderId,
    ...{ date: '2026-11-04', post: true, lines: [{ orderLineId: line!.id, qtyReceived: qty }] },
  })
  return (await office.do(openReceipt, { id: made.id })).lines[0]!.id
}

const billOf = (receiptLineId: string, price?: string) =>
  office.do(bill.createBill, {
    ...{
      supplierId: office.supplierId,
      supplierInvoiceNo: `M-${++papers}`,
      date: '2026-11-06',
      confirmDuplicates: true,
    },
    lines: [{ receiptLineId, ...(price && { price }) }],
  })

/** The strip of the page, after the list was asked whether it says the same. */
async function moneyOf(id: string) {
  const order = await office.do(openPurchase, { id })
  const { rows } = await office.do(listPurchases, { ids: id })
  const figures = purchaseMoney(order).map(({ word, amount }) => [word, amount])
  expect(purchaseMoney(rows[0]!).map(({ word, amount }) => [word, amount])).toEqual(figures)
  return { ...Object.fromEntries(figures), share: order.receivedShare }
}

test('an advance is paid of the order before anything is billed, and once only when a bill uses it', async () => {
  const { id } = await anOrder()
  await office.do(payment.payDownPayment, { id, date: '2026-11-03', amount: '30000' })
  expect(await moneyOf(id)).toEqual({
    ...{ Dipesan: '111000', Diterima: '0', Ditagih: '0', Dibayar: '30000' },
    ...{ 'Belum ditagih': '111000', 'Sisa bayar': '81000', share: 0 },
  })
  const made = await billOf(await receive(id, '4'))
  expect(await moneyOf(id)).toMatchObject({ Diterima: '44400', Ditagih: '44400', Dibayar: '30000', share: 40 })
  expect(await moneyOf(id)).toMatchObject({ 'Belum ditagih': '66600', 'Sisa bayar': '81000' })

  const [held] = await office.do(payment.listSupplierAdvances, { id: office.supplierId })
  const use = { id: held!.id, version: held!.version, allocations: [{ billId: made.id, amount: '30000' }] }
  await office.do(payment.allocateSupplierAdvance, use)
  expect(await moneyOf(id)).toMatchObject({ Dibayar: '30000', 'Belum ditagih': '66600', 'Sisa bayar': '81000' })
  const { version } = await office.do(payment.openSupplierPayment, { id: held!.id })
  await office.do(payment.voidSupplierPayment, { id: held!.id, version, reason: 'Salah transfer' })
  expect(await moneyOf(id)).toMatchObject({ Dibayar: '0', 'Sisa bayar': '111000' })
  await allLaws(db)
})

test('what was billed dearer than ordered leaves what the other goods cost, and nothing once all is billed', async () => {
  const { id } = await anOrder()
  await billOf(await receive(id, '5'), '10100')
  expect(await moneyOf(id)).toMatchObject({ Ditagih: '56055', 'Belum ditagih': '55500', 'Sisa bayar': '111555' })
  await billOf(await receive(id, '5'), '9900')
  expect(await moneyOf(id)).toMatchObject({ 'Belum ditagih': '0', 'Sisa bayar': '111000', share: 100 })
})

test('what went back for good is not asked for any more', async () => {
  const { id } = await anOrder()
  const line = await receive(id, '10')
  await office.do(returns.createPurchaseReturn, {
    ...{ date: '2026-11-05', reason: 'Pecah', lines: [{ receiptLineId: line, qty: '4' }] },
  })
  expect(await moneyOf(id)).toMatchObject({ Diterima: '66600', 'Belum ditagih': '66600', 'Sisa bayar': '66600' })
  await allLaws(db)
})

test('a purchase that was closed short asks for what came, and no more', async () => {
  const { id } = await anOrder()
  await receive(id, '3')
  const { version } = await office.do(openPurchase, { id })
  await office.do(closePurchase, { id, version, reason: 'Stok supplier habis' })
  expect(await moneyOf(id)).toMatchObject({ Dipesan: '111000', 'Belum ditagih': '33300', 'Sisa bayar': '33300' })
  await allLaws(db)
})

test('the words of the page head the columns of the export', () => {
  const heads = Object.values(purchaseColumns).map(({ label }) => label.replace(/(, termasuk PPN)? \(Rp\)$/, ''))
  const words = purchaseMoney({ id: '' } as Parameters<typeof purchaseMoney>[0]).map(({ word }) => word)
  expect(heads).toEqual(expect.arrayContaining(words))
})
