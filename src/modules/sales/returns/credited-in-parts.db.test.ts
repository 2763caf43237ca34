import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'
import { returnNoteOf } from '../papers/from-credit-note.ts'
import { invoiceOf } from '../papers/from-invoice.ts'
import * as returns from './contract.ts'

let db: Database
let shop: Shop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
})

// 10 units of work at 1 jt.
const anOrder = async (given: object) =>
  shop.do(order.createOrder, {
    ...{ customerId: shop.customerId, date: '2026-11-03', confirm: true, ...given },
    lines: [{ itemId: await shop.service('Pasang bata'), qty: '10', price: '1000000' }],
  })
const credit = async (id: string, qty?: string) => {
  const [line] = (await shop.do(invoice.openInvoice, { id })).lines
  const lines = qty === undefined ? {} : { lines: [{ invoiceLineId: line!.id, qty }] }
  return shop.do(returns.createCreditNote, { id, date: '2026-11-06', reason: 'Batal', ...lines })
}

test('an invoice with retention is credited in parts, until nothing of it is left', async () => {
  const { id: orderId } = await anOrder({ retentionPercent: '5' })
  const bill = await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-04' })
  await credit(bill.id, '4')
  expect(await shop.do(order.openOrder, { id: orderId })).toMatchObject({ retentionHeld: '300000' })
  await credit(bill.id)
  expect(await shop.do(order.openOrder, { id: orderId })).toMatchObject({ retentionHeld: '0' })
  expect(await shop.do(invoice.openInvoice, { id: bill.id })).toMatchObject({ openDue: '0' })
  await allLaws(db)
})

test('a down payment is credited in parts, but not beyond what later invoices left of it', async () => {
  const { id: orderId } = await anOrder({})
  const down = await shop.do(invoice.createInvoice, { id: orderId, kind: 'down_payment', amount: '1000000' })
  await credit(down.id, '0.5')
  const whole = await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-05' })
  expect(await shop.do(invoice.openInvoice, { id: whole.id })).toMatchObject({ downPaymentApplied: '500000' })
  await expect(credit(down.id)).rejects.toMatchObject({ code: 'invoice.down-payment-used' })
  await credit(whole.id, '5')
  const amount = (asked: string) =>
    shop.do(returns.createCreditNote, { id: down.id, date: '2026-11-06', reason: 'Batal', amount: asked })
  await expect(amount('250001')).rejects.toMatchObject({ code: 'credit.sum-too-much', facts: { open: 250_000n } })
  await expect(credit(down.id, '0.3')).rejects.toMatchObject({ code: 'credit.sum-too-much', field: 'lines.0.qty' })
  // To the rupiah, for a part of the quantity 1 is too coarse; without an amount it is what is left.
  const part = await amount('99999')
  const { lines } = await shop.do(returns.openCreditNote, { id: part.id })
  expect(lines).toMatchObject([{ qty: '1', amount: '99999' }])
  await credit(down.id)
  await expect(credit(down.id)).rejects.toMatchObject({ code: 'invoice.down-payment-used' })
  expect(await balanceOf(db.read, shop.actor.companyId, '2-1200')).toBe(0n)
  await credit(whole.id)
  await credit(down.id)
  expect(await balanceOf(db.read, shop.actor.companyId, '2-1200')).toBe(0n)
  await allLaws(db)
})

test('a payment that is void after its invoice was credited leaves nothing paid, never less than nothing', async () => {
  const { id } = await anOrder({})
  const bill = await shop.do(invoice.createInvoice, { id, date: '2026-11-04' })
  const paid = await shop.do(payment.payOrder, { id, date: '2026-11-05' })
  await credit(bill.id, '4')
  await shop.do(payment.voidPayment, { id: paid.id, version: paid.version, reason: 'Cek kosong' })
  expect(await shop.do(order.openOrder, { id })).toMatchObject({ paidTotal: '0' })
  await allLaws(db)
})

test('what was credited whole carries no LUNAS: nobody paid it', async () => {
  const { id: orderId } = await anOrder({})
  const bill = await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-04' })
  await credit(bill.id)
  expect((await invoiceOf(db.read, shop.actor, bill.id)).state).toBe('posted')
  expect(await shop.do(invoice.openInvoice, { id: bill.id })).toMatchObject({ status: 'credited', openDue: '0' })
  const listed = async (status: string) =>
    (await shop.do(invoice.listInvoices, { status })).rows.filter(({ id }) => id === bill.id).length
  expect([await listed('credited'), await listed('paid')]).toEqual([1, 0])
})

// Sum of the lines, less discount, plus freight, less what was advanced or held back, plus PPN where prices are without it.
const down = ({ totals, downPayment, retention }: Awaited<ReturnType<typeof returnNoteOf>>) => {
  const ppn = totals.pricesIncludeTax ? 0n : totals.taxes.reduce((all, { tax }) => all + BigInt(tax), 0n)
  const kept = BigInt(downPayment) + BigInt(retention)
  return BigInt(totals.subtotal) - BigInt(totals.discount) + BigInt(totals.shipping) - kept + ppn
}

test.each([
  ['a discount and freight', { discountPercent: '10', shippingFee: '100000' }],
  ['retention', { retentionPercent: '5', discountPercent: '10', shippingFee: '100000' }],
  ['prices with PPN', { priceIncludesTax: true, discountPercent: '10', shippingFee: '111000' }],
])('the figures of a nota retur add up from its lines to what is credited: %s', async (_, given) => {
  const { id: orderId } = await anOrder(given)
  const bill = await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-04' })
  const notes = [await credit(bill.id, '3'), await credit(bill.id)]
  const papers = await Promise.all(notes.map(({ id }) => returnNoteOf(db.read, shop.actor, id)))
  expect(papers.map(down)).toEqual(papers.map(({ totals }) => BigInt(totals.total)))
  expect(papers.map(({ totals }) => totals.shipping)).toEqual(['0', given.shippingFee])
  expect(papers.every(({ totals }) => BigInt(totals.discount) > 0n)).toBe(true)
})

test('a nota retur of work that was paid ahead says what goes back to the advance', async () => {
  const { id: orderId } = await anOrder({})
  await shop.do(invoice.createInvoice, { id: orderId, kind: 'down_payment', amount: '1000000' })
  const bill = await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-05' })
  const paper = await returnNoteOf(db.read, shop.actor, (await credit(bill.id, '5')).id)
  expect(paper).toMatchObject({ downPayment: '500000', retention: '0', totals: { discount: '0' } })
  expect(down(paper)).toBe(BigInt(paper.totals.total))
})

test.each([
  ['freight', { discountPercent: '10', shippingFee: '12345' }],
  ['retention, prices with PPN', { retentionPercent: '7', priceIncludesTax: true, shippingFee: '12345' }],
])('a note that is taken back before a later one gives nothing twice: %s', async (_, given) => {
  const ppn = await balanceOf(db.read, shop.actor.companyId, '2-1400')
  const { id: orderId } = await anOrder({ ...given, discountPercent: '33.33' })
  const bill = await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-04' })
  const first = await credit(bill.id, '3')
  // The last of it brings the freight along.
  await credit(bill.id, '7')
  await shop.do(returns.voidCreditNote, { id: first.id, version: first.version, reason: 'Salah hitung' })
  await credit(bill.id, '1')
  await credit(bill.id)
  expect(await shop.do(invoice.openInvoice, { id: bill.id })).toMatchObject({ openDue: '0', status: 'credited' })
  const { rows } = await db.pool.query(
    'select invoiced_net::int, billed_total::int, retention_held::int from sales_order where id = $1',
    [orderId],
  )
  expect(rows).toEqual([{ invoiced_net: 0, billed_total: 0, retention_held: 0 }])
  expect(await balanceOf(db.read, shop.actor.companyId, '2-1400')).toBe(ppn)
  await allLaws(db)
})
