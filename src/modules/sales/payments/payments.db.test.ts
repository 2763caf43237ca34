import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { balanceOf, cashAccounts } from '#modules/journal/face.ts'
import { salesDesk } from '../cast/desk.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import * as returns from '../returns/contract.ts'
import * as statement from '../statement/contract.ts'
import * as payment from './contract.ts'

let db: Database
let shop: Shop
let labour: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  labour = await shop.service('Jasa')
})

const balance = (account: string) => balanceOf(db.read, shop.actor.companyId, account)
const aBill = async (
  price: string,
  given: { customerId?: string; date?: string; withholding?: { kind: 'pph23'; rate: string }[] } = {},
) => {
  const { date = '2026-11-03', customerId = shop.customerId, ...rest } = given
  const saved = await shop.do(order.createOrder, {
    customerId,
    date,
    confirm: true,
    termDays: 0,
    lines: [{ itemId: labour, qty: '1', price }],
    ...rest,
  })
  const billed = await shop.do(invoice.createInvoice, { id: saved.id, date })
  return { orderId: saved.id, id: billed.id, see: () => shop.do(invoice.openInvoice, { id: billed.id }) }
}

describe('money of a customer', () => {
  test('pays several invoices; the rest is their advance and pays a later one', async () => {
    const [a, b] = [await aBill('1000000'), await aBill('2000000')]
    const paid = await shop.do(payment.recordPayment, {
      customerId: shop.customerId,
      date: '2026-11-05',
      amount: '4000000',
      reference: 'TRF 1',
      allocations: [
        { invoiceId: a.id, amount: '1110000' },
        { invoiceId: b.id, amount: '2000000' },
      ],
    })
    expect(await a.see()).toMatchObject({ status: 'paid' })
    expect(await b.see()).toMatchObject({ openDue: '220000', paidTotal: '2000000' })
    expect((await shop.do(payment.openPayment, { id: paid.id })).unallocated).toBe('890000')
    expect(await balance('2-1200')).toBe(-890_000n)
    await allLaws(db)

    const c = await aBill('500000')
    const [advance] = await shop.do(payment.listAdvances, { id: shop.customerId })
    await shop.do(payment.allocateAdvance, {
      id: advance!.id,
      version: advance!.version,
      date: '2026-11-06',
      allocations: [{ invoiceId: c.id, amount: '555000' }],
    })
    expect(await c.see()).toMatchObject({ status: 'paid' })
    expect(await balance('2-1200')).toBe(-335_000n)
    await allLaws(db)

    const now = await shop.do(payment.openPayment, { id: paid.id })
    await shop.do(payment.voidPayment, { id: paid.id, version: now.version, reason: 'Giro ditolak' })
    expect([await a.see(), await b.see(), await c.see()].map((each) => each.paidTotal)).toEqual(['0', '0', '0'])
    expect(await balance('2-1200')).toBe(0n)
    expect(await shop.do(payment.listAdvances, { id: shop.customerId })).toEqual([])
    await allLaws(db)
  })

  test('that pays one invoice of an order leaves an older one alone; the rest is an advance', async () => {
    const [line] = [{ itemId: labour, qty: '10', price: '100000' }]
    const { id } = await shop.do(order.createOrder, {
      ...{ customerId: shop.customerId, date: '2026-11-03', confirm: true, termDays: 0, lines: [line] },
    })
    const { lines } = await shop.do(order.openOrder, { id })
    const bill = (qty: string, date: string) =>
      shop.do(invoice.createInvoice, { id, date, lines: [{ orderLineId: lines[0]!.id, qty }] })
    const [older, newer] = [await bill('6', '2026-11-03'), await bill('4', '2026-11-04')]
    const see = (of: { id: string }) => shop.do(invoice.openInvoice, { id: of.id })
    const pay = (given: object) => shop.do(payment.payOrder, { id, date: '2026-11-05', ...given })

    const paid = await pay({ invoiceId: newer.id, amount: '500000' })
    expect([await see(older), await see(newer)]).toMatchObject([{ openDue: '666000' }, { status: 'paid' }])
    expect((await shop.do(payment.openPayment, { id: paid.id })).unallocated).toBe('56000')
    await expect(pay({ invoiceId: newer.id })).rejects.toMatchObject({ code: 'payment.invoice-not-open' })
    await pay({ invoiceId: older.id })
    expect(await see(older)).toMatchObject({ status: 'paid', paidTotal: '666000' })
    await allLaws(db)
  })

  test('for an invoice that is credited afterwards: the invoice names the credit note until that is void', async () => {
    const bill = await aBill('1000000')
    await shop.do(payment.payOrder, { id: bill.orderId, date: '2026-11-05' })
    const given = { id: bill.id, date: '2026-11-06', reason: 'Luas kurang' }
    const note = await shop.do(returns.createCreditNote, given)
    expect((await bill.see()).creditNotes).toMatchObject([
      { number: note.number, date: '2026-11-06', total: '1110000', reason: 'Luas kurang' },
    ])
    await shop.do(returns.voidCreditNote, { id: note.id, version: note.version, reason: 'Salah' })
    expect((await bill.see()).creditNotes).toEqual([])
    await allLaws(db)
  })

  test('never takes more off an invoice than is due, nor spends money twice', async () => {
    const bill = await aBill('1000000')
    const pay = (amount: string, ...allocations: { invoiceId: string; amount: string }[]) =>
      shop.do(payment.recordPayment, { customerId: shop.customerId, date: '2026-11-05', amount, allocations })
    await expect(pay('2000000', { invoiceId: bill.id, amount: '1110001' })).rejects.toMatchObject({
      code: 'payment.over-due',
      field: 'allocations.0.amount',
    })
    await expect(pay('1000', { invoiceId: bill.id, amount: '2000' })).rejects.toMatchObject({
      code: 'payment.over-allocated',
      field: 'amount',
    })
    await expect(
      pay('9000', { invoiceId: bill.id, amount: '10' }, { invoiceId: bill.id, amount: '10' }),
    ).rejects.toMatchObject({ code: 'payment.invoice-twice', field: 'allocations.1.amount' })
    const other = await shop.customer({ name: 'CV Lain' })
    const asked = {
      customerId: other,
      date: '2026-11-05',
      amount: '1000',
      allocations: [{ invoiceId: bill.id, amount: '1000' }],
    }
    await expect(shop.do(payment.recordPayment, asked)).rejects.toMatchObject({ code: 'payment.invoice-not-open' })
  })

  test('twenty at once on one invoice: exactly what is due is taken', async () => {
    const bill = await aBill('1000000')
    const tries = Array.from({ length: 20 }, () =>
      shop
        .do(payment.recordPayment, {
          customerId: shop.customerId,
          date: '2026-11-05',
          amount: '111000',
          allocations: [{ invoiceId: bill.id, amount: '111000' }],
          confirmDuplicates: true,
        })
        .then(
          () => 'paid',
          (error: { code?: string }) => error.code ?? 'broken',
        ),
    )
    const ended = await Promise.all(tries)
    expect(ended.filter((each) => each === 'paid')).toHaveLength(10)
    expect(
      ended.filter((each) => each !== 'paid' && each !== 'payment.over-due' && each !== 'payment.invoice-not-open'),
    ).toEqual([])
    expect((await bill.see()).openDue).toBe('0')
    await allLaws(db)
  })

  test('with PPh held back: part now, the rest later, and the withheld tax sums exactly', async () => {
    const bill = await aBill('3333333', { withholding: [{ kind: 'pph23', rate: '2' }] })
    const seen = await bill.see()
    expect(seen).toMatchObject({ withholdingAmount: '66667', payable: '3633333', withholdingOpen: '66667' })
    const first = await shop.do(payment.payOrder, { id: bill.orderId, date: '2026-11-05', amount: '1000000' })
    const second = await shop.do(payment.payOrder, {
      id: bill.orderId,
      date: '2026-11-06',
      withholding: [{ kind: 'pph23', proofNo: 'BP-1', proofDate: '2026-11-30' }],
    })
    const [one, two] = [
      await shop.do(payment.openPayment, { id: first.id }),
      await shop.do(payment.openPayment, { id: second.id }),
    ]
    expect(BigInt(one.withheldTotal) + BigInt(two.withheldTotal)).toBe(66_667n)
    expect(BigInt(one.amount) + BigInt(two.amount)).toBe(3_633_333n)
    expect(two.allocations[0]).toMatchObject({ proofNo: 'BP-1', proofDate: '2026-11-30', withholdingKind: 'pph23' })
    const amended = await shop.do(payment.amendPayment, {
      id: first.id,
      version: one.version,
      reference: 'TRF 9',
      proofs: [{ allocationId: one.allocations[0]!.id, proofNo: 'BP-0' }],
    })
    expect((await shop.do(payment.openPayment, { id: first.id })).allocations[0]).toMatchObject({ proofNo: 'BP-0' })
    expect(amended.version).toBeGreaterThan(one.version)
    const [told] = await historyOf(db.read, shop.actor.companyId, 'payment', first.id)
    expect(told).toMatchObject({
      act: 'amend',
      by: shop.actor.name,
      changes: { reference: [null, 'TRF 9'], proofNo: [null, 'BP-0'] },
    })
    await allLaws(db)
  })

  test('cash goes to the cash box, the fee of the bank to its account', async () => {
    const [bill, before] = [await aBill('100000'), await balance('1-1100')]
    await shop.do(payment.payOrder, { id: bill.orderId, date: '2026-11-05', method: 'tunai' })
    expect((await balance('1-1100')) - before).toBe(111_000n)
    const next = await aBill('100000')
    const bank = (await cashAccounts(db.read, shop.actor.companyId)).find((each) => each.kind === 'bank')!
    await shop.do(payment.payOrder, { id: next.orderId, date: '2026-11-05', cashAccountId: bank.id, adminFee: '6500' })
    await expect(shop.do(payment.payOrder, { id: next.orderId, date: '2026-11-05' })).rejects.toMatchObject({
      code: 'payment.nothing-open',
    })
    await allLaws(db)
  })
})

describe('the statement', () => {
  test('runs from an opening balance to a closing one, and ages what is open', async () => {
    const customerId = await shop.customer({ name: 'CV Rekening', creditLimit: '5000000' })
    await aBill('1000000', { customerId, date: '2026-07-01' })
    await aBill('2000000', { customerId, date: '2026-10-01' })
    const late = await aBill('500000', { customerId, date: '2026-11-10' })
    await shop.do(payment.recordPayment, {
      customerId,
      date: '2026-11-12',
      amount: '800000',
      allocations: [{ invoiceId: late.id, amount: '555000' }],
    })

    const seen = await shop.do(statement.customerStatement, { id: customerId, from: '2026-10-01', to: '2026-11-21' })
    expect(seen).toMatchObject({
      opening: '1110000',
      debitTotal: '2775000',
      creditTotal: '800000',
      closing: '3085000',
      advance: '245000',
      aging: { notDue: '0', upTo30: '0', upTo60: '2220000', over90: '1110000', total: '3330000' },
    })
    expect(seen.rows.map((row) => [row.kind, row.balance])).toEqual([
      ['invoice', '3330000'],
      ['invoice', '3885000'],
      ['payment', '3085000'],
    ])
    // What was agreed stands between, and moves nothing; who may not see orders is told nothing of them.
    const whole = { id: customerId, from: '2026-10-01', to: '2026-11-21', documents: true }
    const all = await shop.do(statement.customerStatement, whole)
    expect(all).toMatchObject({ debitTotal: '2775000', creditTotal: '800000', closing: '3085000' })
    expect(all.rows.map((row) => [row.kind, row.balance])).toEqual([
      ['order', '1110000'],
      ['invoice', '3330000'],
      ['order', '3330000'],
      ['invoice', '3885000'],
      ['payment', '3085000'],
    ])
    expect(all.rows[4]!.orderId).toBe(late.orderId)
    const clerk = salesDesk(db, { ...shop.actor, can: (permission) => permission !== 'view order' })
    expect(await clerk.do(statement.customerStatement, whole)).toEqual(seen)
    const then = await shop.do(statement.customerStatement, { id: customerId, from: '2026-07-01', to: '2026-07-20' })
    expect(then).toMatchObject({ closing: '1110000', aging: { upTo30: '1110000', total: '1110000' } })

    expect(await shop.do(statement.customerSummary, { id: customerId })).toMatchObject({
      receivable: '3330000',
      overdue: '3330000',
      advance: '245000',
      creditRoom: '1670000',
      yearTotal: '3885000',
      invoiceCount: 3,
      openInvoiceCount: 2,
      lastTransactionOn: '2026-11-12',
      hasOpening: false,
    })
    const report = await shop.do(statement.receivableAging, { q: 'rekening' })
    expect(report.rows).toHaveLength(1)
    expect(report.totals['total']).toBe('3330000')
    await allLaws(db)
  })
})
