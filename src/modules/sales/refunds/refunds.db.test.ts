import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { salesDesk } from '../cast/desk.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import { refundVoucherOf } from '../papers/from-refund.ts'
import { pressedPaper } from '../papers/pressed.ts'
import * as payment from '../payments/contract.ts'
import * as returns from '../returns/contract.ts'
import * as statement from '../statement/contract.ts'
import * as refunds from './contract.ts'

let db: Database
let shop: Shop

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  shop = await aShop(db)
})

const balance = (account: string) => balanceOf(db.read, shop.actor.companyId, account)
const balances = () => Promise.all(['1-1200', '1-1300', '2-1200'].map(balance))

async function aBill(customerId = shop.customerId) {
  const { id: orderId } = await shop.do(order.createOrder, {
    ...{ customerId, date: '2026-11-03', confirm: true, taxCode: 'none' },
    lines: [{ itemId: await shop.service('Jasa'), qty: '1', price: '1000000' }],
  })
  return shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-03' })
}

/** A bill of 1.000.000 for which 1.250.000 was sent. */
async function overpaid() {
  const bill = await aBill()
  const paid = await shop.do(payment.recordPayment, {
    ...{ customerId: shop.customerId, date: '2026-11-10', method: 'transfer', amount: '1250000' },
    allocations: [{ invoiceId: bill.id, amount: '1000000' }],
  })
  const see = () => shop.do(payment.openPayment, { id: paid.id })
  const give = async (given: object = {}) => {
    const { version } = await see()
    const of = { kind: 'payment' as const, id: paid.id, version }
    return shop.do(refunds.refundCustomer, {
      of,
      date: '2026-11-12',
      amount: '250000',
      reason: 'Lebih bayar',
      ...given,
    })
  }
  return { ...paid, see, give }
}

describe('what a customer paid too much', () => {
  test('goes back, in parts or at once, and stands in the account and in the books', async () => {
    const paid = await overpaid()
    const before = await balances()
    const first = await paid.give({ amount: '100000' })
    expect(first.number).toMatch(/^BKK-/)
    await paid.give({ amount: '150000', method: 'tunai', reference: 'Kas 12' })
    expect(await balances()).toEqual([before[0]! - 100_000n, 0n, 0n])
    expect(await balance('1-1100')).toBe(-150_000n)
    expect(await paid.see()).toMatchObject({
      ...{ unallocated: '0', can: ['amend', 'void'] },
      refunds: [
        { number: first.number, amount: '100000', state: 'posted', reason: 'Lebih bayar' },
        { amount: '150000', method: 'tunai', reference: 'Kas 12' },
      ],
    })
    expect(await shop.do(payment.listAdvances, { id: shop.customerId })).toEqual([])
    const card = await shop.do(statement.customerStatement, {
      ...{ id: shop.customerId, from: '2026-11-01', to: '2026-11-30' },
    })
    expect(card.rows.map(({ kind, debit, credit }) => [kind, debit, credit])).toEqual([
      ['invoice', '1000000', '0'],
      ['payment', '0', '1250000'],
      ['refund', '100000', '0'],
      ['refund', '150000', '0'],
    ])
    expect(card.closing).toBe('0')
    await allLaws(db)
  })

  test('is theirs again when the refund is taken back; until then the payment stands', async () => {
    const paid = await overpaid()
    const before = await balances()
    const given = await paid.give()
    const { version } = await paid.see()
    await expect(shop.do(payment.voidPayment, { id: paid.id, version, reason: 'x' })).rejects.toMatchObject({
      ...{ code: 'refund.stands', facts: { amount: 250_000n } },
    })
    const back = { id: given.id, version: given.version, reason: 'Transfer kembali' }
    await shop.do(refunds.voidRefund, back)
    expect(await balances()).toEqual(before)
    expect(await paid.see()).toMatchObject({
      ...{ unallocated: '250000', refunds: [{ state: 'void', voidReason: 'Transfer kembali' }] },
    })
    await expect(shop.do(refunds.voidRefund, back)).rejects.toMatchObject({ name: 'Refusal' })
    await allLaws(db)
    await shop.do(payment.voidPayment, { id: paid.id, version: (await paid.see()).version, reason: 'x' })
    await allLaws(db)
  })

  test('is no more than is left, not before it came, not ahead, and not of what changed meanwhile', async () => {
    const paid = await overpaid()
    await expect(paid.give({ amount: '250001' })).rejects.toMatchObject({ code: 'refund.over-left', field: 'amount' })
    await expect(paid.give({ date: '2026-11-09' })).rejects.toMatchObject({ code: 'refund.before', field: 'date' })
    const tomorrow = addDays(dayIn('Asia/Jakarta', now()), 1)
    await expect(paid.give({ date: tomorrow })).rejects.toMatchObject({ name: 'Refusal', field: 'date' })
    const stale = { kind: 'payment' as const, id: paid.id, version: 0 }
    await expect(paid.give({ of: stale })).rejects.toMatchObject({ code: 'document.changed' })
    await paid.give()
    await expect(paid.give({ amount: '1' })).rejects.toMatchObject({ code: 'refund.nothing-left' })
    await allLaws(db)
  })

  test('is given back once, however often it is asked at once', async () => {
    const paid = await overpaid()
    const { version } = await paid.see()
    const of = { kind: 'payment' as const, id: paid.id, version }
    const once = () =>
      shop.do(refunds.refundCustomer, { of, date: '2026-11-12', amount: '250000', reason: 'Lebih bayar' })
    const asked = await Promise.allSettled([once(), once(), once(), once()])
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balance('2-1200')).toBe(0n)
    await allLaws(db)
  })
})

test('what is left of a credit note goes back; until it is taken back the note stands', async () => {
  const bill = await aBill()
  await shop.do(payment.recordPayment, {
    ...{ customerId: shop.customerId, date: '2026-11-10', amount: '1000000' },
    allocations: [{ invoiceId: bill.id, amount: '1000000' }],
  })
  const note = await shop.do(returns.createCreditNote, { id: bill.id, date: '2026-11-11', reason: 'Pekerjaan batal' })
  const see = () => shop.do(returns.openCreditNote, { id: note.id })
  expect(await see()).toMatchObject({ unallocated: '1000000', can: ['void', 'allocate', 'refund'] })
  const of = { kind: 'credit-note' as const, id: note.id, version: (await see()).version }
  const given = await shop.do(refunds.refundCustomer, {
    ...{ of, date: '2026-11-12', amount: '1000000', reason: 'Pekerjaan batal' },
  })
  expect(await balances()).toEqual([0n, 0n, 0n])
  expect(await see()).toMatchObject({ unallocated: '0', refunds: [{ number: given.number, amount: '1000000' }] })
  const { version } = await see()
  await expect(shop.do(returns.voidCreditNote, { id: note.id, version, reason: 'x' })).rejects.toMatchObject({
    code: 'refund.stands',
  })
  expect(await shop.do(refunds.openRefund, { id: given.id })).toMatchObject({
    ...{
      customerId: shop.customerId,
      of: { kind: 'credit-note', id: note.id, number: note.number, orderId: expect.any(String) as string },
    },
  })
  await allLaws(db)
})

test('its bukti kas keluar says to whom, how much, of what and why; a void one is void', async () => {
  const paid = await overpaid()
  const given = await paid.give({ amount: '250000', reference: 'TRF-7' })
  const paper = () => refundVoucherOf(db.read, shop.actor, given.id)
  expect(await paper()).toMatchObject({
    ...{ number: given.number, paidTo: 'PT Maju Jaya', amount: '250000', reference: 'TRF-7', bills: [], fee: '0' },
    purpose: `Pengembalian uang dari pembayaran ${paid.number}. Lebih bayar`,
  })
  const [page] = await readPdf(
    (await pressedPaper(db.read, shop.actor, { kind: 'pengembalian', id: given.id })).content,
  )
  expect(page?.text).toContain('Dua ratus lima puluh ribu rupiah')
  await shop.do(refunds.voidRefund, { id: given.id, version: given.version, reason: 'Salah' })
  expect((await paper()).state).toBe('void')
})

test('another company has no such payment, and no such refund', async () => {
  const paid = await overpaid()
  const given = await paid.give()
  const stranger = salesDesk(db, (await aShop(db)).actor)
  const of = { kind: 'payment' as const, id: paid.id, version: (await paid.see()).version }
  const asked = { of, amount: '1', reason: 'x' }
  await expect(stranger.do(refunds.refundCustomer, asked)).rejects.toMatchObject({ name: 'NotFound' })
  await expect(stranger.do(refunds.openRefund, { id: given.id })).rejects.toMatchObject({ name: 'NotFound' })
  const back = { id: given.id, version: given.version, reason: 'x' }
  await expect(stranger.do(refunds.voidRefund, back)).rejects.toMatchObject({ name: 'NotFound' })
})
