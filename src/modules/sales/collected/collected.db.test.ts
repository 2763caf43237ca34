import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { entriesOfDocument } from '#modules/journal/read-store.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import { efaktur } from '../efaktur/export-efaktur.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import { invoiceOf } from '../papers/from-invoice.ts'
import { returnNoteOf } from '../papers/from-credit-note.ts'
import * as payment from '../payments/contract.ts'
import * as returns from '../returns/contract.ts'
import * as statement from '../statement/contract.ts'
import { provePpn, unprovePpn } from './contract.ts'

let db: Database
let shop: Shop
let labour: string
let treasury: string

beforeAll(async () => {
  db = await testDatabase()
})

beforeEach(async () => {
  shop = await aShop(db)
  labour = await shop.service('Jasa')
  treasury = await shop.customer({ name: 'Dinas PUPR', vatCollector: 'bendahara' })
})

const balance = (account: string) => balanceOf(db.read, shop.actor.companyId, account)
const books = async () => [await balance('1-1300'), await balance('1-1330'), -(await balance('2-1400'))]
const confirmed = async (customerId: string, price: string, given: object = {}) => {
  const lines = [{ itemId: labour, qty: '2', price }]
  const saved = await shop.do(order.createOrder, {
    ...{ customerId, date: '2026-11-03', confirm: true, termDays: 0, withholding: [], lines },
    ...given,
  })
  return saved.id
}
const billed = async (orderId: string, given: object = {}) => {
  const { id } = await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-03', ...given })
  const see = () => shop.do(invoice.openInvoice, { id })
  return {
    id,
    see,
    prove: async (given: object = {}) => {
      const { version } = await see()
      return shop.do(provePpn, { id, version, proofNo: '9A8B7C6D5E4F3210', proofDate: '2026-11-12', ...given })
    },
    unprove: async () => shop.do(unprovePpn, { id, version: (await see()).version, reason: 'Salah nomor' }),
    credit: async (qty: string) => {
      const [line] = (await see()).lines
      const lines = [{ invoiceLineId: line!.id, qty }]
      return shop.do(returns.createCreditNote, { id, date: '2026-11-10', reason: 'Kelebihan tagih', lines })
    },
  }
}
// 5 million twice: price 10 million, PPN 1,1 million.
const aBill = async () => billed(await confirmed(treasury, '5000000'))

describe('an invoice to a treasurer of the state', () => {
  test('asks for the price; its PPN waits for the proof, which clears PPN Keluaran, and waits again without it', async () => {
    const bill = await aBill()
    expect(await bill.see()).toMatchObject({
      ...{ total: '10000000', ppn: '1100000', ppnCollector: 'bendahara', ppnCollected: '1100000' },
      ...{ ppnWaiting: '1100000', openDue: '10000000', netOpen: '10000000', taxTransactionCode: '02' },
    })
    expect(await books()).toEqual([10_000_000n, 1_100_000n, 1_100_000n])
    await allLaws(db)

    await shop.do(payment.recordPayment, {
      ...{ customerId: treasury, date: '2026-11-10', amount: '10000000' },
      allocations: [{ invoiceId: bill.id, amount: '10000000' }],
    })
    expect(await bill.see()).toMatchObject({ status: 'paid', openDue: '0', ppnWaiting: '1100000' })
    expect(await books()).toEqual([0n, 1_100_000n, 1_100_000n])
    const { orderId } = await bill.see()
    expect(await shop.do(order.openOrder, { id: orderId ?? '' })).toMatchObject({
      ...{ paidTotal: '10000000', openDue: '0', paying: 'full', invoices: [{ ppnCollected: '1100000' }] },
    })

    await bill.prove()
    expect(await bill.see()).toMatchObject({
      ppnWaiting: '0',
      ppnProofNo: '9A8B7C6D5E4F3210',
      ppnProofDate: '2026-11-12',
    })
    expect(await books()).toEqual([0n, 0n, 0n])
    await allLaws(db)
    await expect(bill.prove()).rejects.toMatchObject({ code: 'ppn-proof.nothing-waits' })

    await bill.unprove()
    expect(await bill.see()).toMatchObject({ ppnWaiting: '1100000', ppnProofNo: null })
    expect(await books()).toEqual([0n, 1_100_000n, 1_100_000n])
    await expect(bill.unprove()).rejects.toMatchObject({ code: 'ppn-proof.none' })
    await bill.prove({ proofNo: 'SSP-7' })
    expect(await books()).toEqual([0n, 0n, 0n])
    await allLaws(db)
    // The one that was taken back stays in sight: its entry, and what mirrors it.
    const { ppnProofs } = await bill.see()
    const booked = await Promise.all(ppnProofs.map((id) => entriesOfDocument(db.read, shop.actor, id)))
    expect(booked.map((entries) => entries.map(({ isReversal }) => isReversal))).toEqual([[false, true], [false]])
  })

  test('owes no PPN: not late, not on the card, not against the limit, and no payment takes it', async () => {
    const bill = await aBill()
    const seen = await shop.do(statement.customerSummary, { id: treasury })
    expect(seen).toMatchObject({ receivable: '10000000', overdue: '10000000', ppnWaiting: '1100000' })
    expect(seen.aging.total).toBe('10000000')
    const card = await shop.do(statement.customerStatement, { id: treasury, from: '2026-11-01', to: '2026-11-30' })
    expect(card.closing).toBe('10000000')
    const most = { customerId: treasury, date: '2026-11-10', amount: '11100000' }
    await expect(
      shop.do(payment.recordPayment, { ...most, allocations: [{ invoiceId: bill.id, amount: '11100000' }] }),
    ).rejects.toMatchObject({ code: 'payment.over-due' })
    const waiting = await shop.do(invoice.listInvoices, { isPpnWaiting: 'true', customerId: treasury })
    expect(waiting.rows.map((row) => [row.id, row.ppnWaiting, row.openDue])).toEqual([[bill.id, '1100000', '10000000']])
  })

  test('says so on paper and to Coretax', async () => {
    const bill = await aBill()
    expect(await invoiceOf(db.read, shop.actor, bill.id)).toMatchObject({
      totals: { total: '10000000', taxes: [{ tax: '1100000' }] },
      collected: { by: 'bendahara pemerintah', transactionCode: '02', amount: '1100000' },
      due: '10000000',
    })
    await db.pool.query(`update company set npwp = '0312456789012000' where id = $1`, [shop.actor.companyId])
    await db.pool.query(`update customer set npwp = '0098765432101000' where id = $1`, [treasury])
    const { content } = await db.withTx((tx) => efaktur(tx, shop.actor, { ids: [bill.id] }))
    expect(String(content)).toContain('<TrxCode>02</TrxCode>')
  })

  test('bears the mark it was issued with', async () => {
    const bill = await aBill()
    await db.pool.query(`update customer set vat_collector = 'bukan' where id = $1`, [treasury])
    expect(await bill.see()).toMatchObject({ total: '10000000', ppnCollector: 'bendahara' })
    await bill.prove()
    expect(await books()).toEqual([10_000_000n, 0n, 0n])
    await allLaws(db)
  })

  test('a small one, and one to BUMN below its limit, is asked for with PPN', async () => {
    const small = await billed(await confirmed(treasury, '1000000'))
    expect(await small.see()).toMatchObject({
      total: '2220000',
      ppnCollector: null,
      ppnWaiting: '0',
      taxTransactionCode: '04',
    })
    await expect(small.prove()).rejects.toMatchObject({ code: 'ppn-proof.nothing-waits' })
    const bumn = await shop.customer({ name: 'PT BUMN Karya', vatCollector: 'bumn' })
    expect(await (await billed(await confirmed(bumn, '4500000'))).see()).toMatchObject({ total: '9990000' })
    expect(await (await billed(await confirmed(bumn, '4600000'))).see()).toMatchObject({
      ...{ total: '9200000', ppnCollector: 'bumn', taxTransactionCode: '03' },
    })
    await allLaws(db)
  })
})

describe('what takes such an invoice back', () => {
  test('a credit note lowers price and waiting PPN alike, and what is left is proven; voided, both come back', async () => {
    const bill = await aBill()
    const note = await bill.credit('1')
    expect(await bill.see()).toMatchObject({ openDue: '5000000', ppnWaiting: '550000' })
    expect(await books()).toEqual([5_000_000n, 550_000n, 550_000n])
    const paper = await returnNoteOf(db.read, shop.actor, note.id)
    expect(paper).toMatchObject({ totals: { total: '5000000' }, collected: { amount: '550000' } })
    await allLaws(db)
    await bill.prove()
    await expect(
      shop.do(returns.voidCreditNote, { id: note.id, version: note.version, reason: 'x' }),
    ).rejects.toMatchObject({
      code: 'invoice.has-ppn-proof',
    })
    await expect(bill.credit('1')).rejects.toMatchObject({ code: 'invoice.has-ppn-proof' })
    await bill.unprove()
    await shop.do(returns.voidCreditNote, { id: note.id, version: note.version, reason: 'Salah' })
    expect(await books()).toEqual([10_000_000n, 1_100_000n, 1_100_000n])
    await bill.credit('2')
    expect(await books()).toEqual([0n, 0n, 0n])
    await allLaws(db)
  })

  test('is voided with its PPN, but not under a proof', async () => {
    const bill = await aBill()
    await bill.prove()
    const voiding = async () =>
      shop.do(invoice.voidInvoice, { id: bill.id, version: (await bill.see()).version, reason: 'Salah' })
    expect((await bill.see()).can).not.toContain('void')
    await expect(voiding()).rejects.toMatchObject({ code: 'invoice.has-ppn-proof' })
    await bill.unprove()
    await voiding()
    expect(await bill.see()).toMatchObject({ state: 'void', ppnWaiting: '0' })
    expect(await books()).toEqual([0n, 0n, 0n])
    await allLaws(db)
  })

  test('a down payment and the invoice that uses it each have their own PPN', async () => {
    const orderId = await confirmed(treasury, '5000000', { downPaymentPercent: '15' })
    const first = await billed(orderId, { kind: 'down_payment' })
    expect(await first.see()).toMatchObject({ total: '1500000', ppnWaiting: '165000', taxTransactionCode: '02' })
    await first.prove()
    const rest = await billed(orderId)
    expect(await rest.see()).toMatchObject({ total: '8500000', ppnWaiting: '935000' })
    expect(await books()).toEqual([10_000_000n, 935_000n, 935_000n])
    await allLaws(db)
  })

  test('PPh is taken of the price that is paid', async () => {
    const orderId = await confirmed(treasury, '5000000', { withholding: [{ kind: 'pph23', rate: '2' }] })
    const bill = await billed(orderId)
    expect(await bill.see()).toMatchObject({
      withholdingAmount: '200000',
      payable: '9800000',
      withholdingOpen: '200000',
    })
    await shop.do(payment.payOrder, { id: orderId, date: '2026-11-10', amount: '9800000' })
    expect(await bill.see()).toMatchObject({ status: 'paid' })
    await bill.prove()
    expect(await books()).toEqual([0n, 0n, 0n])
    await allLaws(db)
  })

  test('before it is billed an order counts against the credit limit without the PPN he remits', async () => {
    const limited = await shop.customer({ name: 'Dinas PU', vatCollector: 'bendahara', creditLimit: '20000000' })
    const credit = async (given: object) => {
      const input = { customerId: limited, date: '2026-11-03', lines: [], ...given }
      const { uninvoicedDeliveries, thisOrder, room } = (await shop.do(order.checkOrder, input)).credit
      return [uninvoicedDeliveries, thisOrder, room]
    }
    expect(await credit({ total: '11100000', ppn: '1100000' })).toEqual(['0', '10000000', '10000000'])
    // Up to two million he pays the PPN to us.
    expect(await credit({ total: '2220000', ppn: '220000' })).toEqual(['0', '2220000', '17780000'])
    const cement = await shop.goods({ name: 'Semen', qty: '100', value: 6_000_000n })
    const lines = [{ itemId: cement, qty: '100', price: '200000' }]
    const { id, warnings } = await shop.do(order.createOrder, {
      ...{ customerId: limited, date: '2026-11-03', confirm: true, lines },
    })
    expect(warnings).toEqual([])
    await shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
    expect(await credit({})).toEqual(['20000000', '0', '0'])
    await shop.do(invoice.createInvoice, { id, date: '2026-11-05' })
    expect(await credit({})).toEqual(['0', '0', '0'])
  })

  test('a proof of tomorrow is refused', async () => {
    const bill = await aBill()
    await expect(bill.prove({ proofDate: '2099-01-01' })).rejects.toMatchObject({ code: 'ppn-proof.date-ahead' })
  })
})
