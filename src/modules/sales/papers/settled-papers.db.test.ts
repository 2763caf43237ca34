import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aShop, type Shop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'
import * as returns from '../returns/contract.ts'
import * as writeOff from '../write-offs/contract.ts'
import { invoiceOf } from './from-invoice.ts'
import { receiptOf } from './from-payment.ts'

let db: Database
let shop: Shop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
})

// 10 jt of work and PPN; the customer holds 200 rb back.
async function aBill() {
  const itemId = await shop.service('Pemasangan')
  const customerId = await shop.customer({ name: 'PT Pemotong', withholdsTax: true })
  const asked = { customerId, date: '2026-11-03', confirm: true, lines: [{ itemId, qty: '1', price: '10000000' }] }
  const { id: orderId } = await shop.do(order.createOrder, asked)
  const { id } = await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-03' })
  const see = () => shop.do(invoice.openInvoice, { id })
  const pay = (amount: string, given: object = {}) =>
    shop.do(payment.payOrder, { id: orderId, date: '2026-11-05', amount, ...given })
  return { id, customerId, see, pay, memo: async () => (await invoiceOf(db.read, shop.actor, id)).withholding }
}
const rounding = { date: '2026-11-06', amount: '500', against: 'rounding' as const, reason: 'Selisih' }

test('an invoice asks for the transfer of what is open of it, less the PPh of that part', async () => {
  const bill = await aBill()
  expect(await bill.memo()).toEqual({ taxes: [{ label: 'PPh 23 2%', amount: '200000' }], payable: '10900000' })
  await bill.pay('5450000')
  const { openDue, withholdingOpen } = await bill.see()
  expect([openDue, withholdingOpen]).toEqual(['5550000', '100000'])
  expect(await bill.memo()).toEqual({ taxes: [{ label: 'PPh 23 2%', amount: '100000' }], payable: '5450000' })
  await bill.pay('5450000', { confirmDuplicates: true })
  expect(await bill.memo()).toEqual({ taxes: [{ label: 'PPh 23', amount: '200000' }], payable: null })
})

test('an invoice that was given up or credited asks for no transfer and names no PPh that nobody held back', async () => {
  const [paid, credited] = [await aBill(), await aBill()]
  await paid.pay('11099500', { withholding: [] })
  const { version } = await paid.see()
  await shop.do(writeOff.writeOffInvoice, { id: paid.id, version, ...rounding })
  expect(await paid.see()).toMatchObject({ openDue: '0', withholdingAmount: '200000' })
  expect(await paid.memo()).toBeNull()

  await shop.do(returns.createCreditNote, { id: credited.id, date: '2026-11-06', reason: 'Batal' })
  expect(await credited.memo()).toBeNull()
})

test('a kwitansi says how the money came, and what of it no invoice used', async () => {
  const bill = await aBill()
  const paid = await bill.pay('11000000')
  expect(await receiptOf(db.read, shop.actor, paid.id)).toMatchObject({
    method: 'Transfer bank',
    allocations: [{ amount: 11_100_000n }],
    advance: '100000',
    withheld: { label: 'PPh 23', amount: 200_000n },
  })
})
