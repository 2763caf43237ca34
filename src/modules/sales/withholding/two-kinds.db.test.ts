import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import { invoiceOf } from '../papers/from-invoice.ts'
import { receiptOf } from '../papers/from-payment.ts'
import * as payment from '../payments/contract.ts'
import * as returns from '../returns/contract.ts'

// A treasurer buys 6 jt of cement and 4 jt of work on one order: PPh 22 of the one, PPh 23 of the other.
let db: Database
let shop: Shop
let treasury: string
let cement: string
let work: string

beforeAll(async () => {
  db = await testDatabase()
})

beforeEach(async () => {
  shop = await aShop(db)
  treasury = await shop.customer({ name: 'Dinas PUPR', type: 'pemerintah', withholdsTax: true })
  cement = await shop.goods({ name: 'Semen', qty: '200', value: 12_000_000n })
  work = await shop.service('Pasang bata')
})

const balance = (account: string) => balanceOf(db.read, shop.actor.companyId, account)
const books = async () => ({
  bank: await balance('1-1200'),
  receivable: await balance('1-1300'),
  pph22: await balance('1-1610'),
  pph23: await balance('1-1620'),
})
const none = { bank: 0n, receivable: 0n, pph22: 0n, pph23: 0n }
const [ofWork, ofCement] = [
  { kind: 'pph23', rate: '2', base: '4000000', amount: '80000' },
  { kind: 'pph22', rate: '1.5', base: '6000000', amount: '90000' },
]

const delivered = async () => {
  const { id } = await shop.do(order.createOrder, {
    ...{ customerId: treasury, date: '2026-11-03', confirm: true },
    lines: [
      { itemId: cement, qty: '60', price: '100000' },
      { itemId: work, qty: '1', price: '4000000' },
    ],
  })
  await shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
  return id
}
const aBill = async (given: object = {}) => {
  const orderId = await delivered()
  const { id } = await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-05', ...given })
  return { orderId, id, see: () => shop.do(invoice.openInvoice, { id }) }
}
const seePayment = (id: string) => shop.do(payment.openPayment, { id })

describe('an invoice of goods and services to a treasurer', () => {
  test('is proposed both kinds of PPh, each of its own base, and its paper mentions both', async () => {
    const bill = await aBill()
    const { withholding } = await shop.do(order.openOrder, { id: bill.orderId })
    expect(withholding).toEqual([
      { kind: 'pph23', rate: '2' },
      { kind: 'pph22', rate: '1.5' },
    ])
    const seen = await bill.see()
    expect(seen).toMatchObject({ total: '11100000', withholdingAmount: '170000', payable: '10930000' })
    expect(seen.withholding).toEqual([ofWork, ofCement])
    expect((await invoiceOf(db.read, shop.actor, bill.id)).withholding).toEqual({
      taxes: [
        { label: 'PPh 23 2%', amount: '80000' },
        { label: 'PPh 22 1,5%', amount: '90000' },
      ],
      payable: '10930000',
    })
    await allLaws(db)
  })

  test('is paid in one step: each kind in its own account, each with its slip', async () => {
    const bill = await aBill()
    const paid = await shop.do(payment.payOrder, { id: bill.orderId, date: '2026-11-10' })
    expect(await books()).toEqual({ ...none, bank: 10_930_000n, pph22: 90_000n, pph23: 80_000n })
    const { version, allocations, withheldTotal } = await seePayment(paid.id)
    expect(withheldTotal).toBe('170000')
    expect(allocations).toMatchObject([
      { amount: '90000', withheld: '90000', withholdingKind: 'pph22', withholdingRate: '1.5' },
      { amount: '11010000', withheld: '80000', withholdingKind: 'pph23', withholdingRate: '2' },
    ])
    const proofs = [{ allocationId: allocations[0]!.id, proofNo: 'BP-22', proofDate: '2026-11-30' }]
    await shop.do(payment.amendPayment, { id: paid.id, version, proofs })
    const lacking = async () => (await shop.do(payment.listPayments, { lacksProof: 'true' })).rows.length
    expect(await lacking()).toBe(1)
    const again = await seePayment(paid.id)
    const rest = [{ allocationId: allocations[1]!.id, proofNo: 'BP-23', proofDate: '2026-11-30' }]
    await shop.do(payment.amendPayment, { id: paid.id, version: again.version, proofs: rest })
    expect(await lacking()).toBe(0)
    const [row] = (await shop.do(payment.listPayments, {})).rows
    expect(row).toMatchObject({ proofNos: 'BP-22, BP-23', withheldTotal: '170000' })
    expect(row?.invoiceLabels?.split(', ')).toHaveLength(1)
    // One act on the invoice, and once on the kwitansi.
    expect(await bill.see()).toMatchObject({
      ...{ status: 'paid', openDue: '0' },
      settlements: [
        {
          ...{ amount: '11100000', withheld: '170000' },
          held: [
            { kind: 'pph22', amount: '90000', proofNo: 'BP-22' },
            { kind: 'pph23', amount: '80000', proofNo: 'BP-23' },
          ],
        },
      ],
    })
    const receipt = await receiptOf(db.read, shop.actor, paid.id)
    expect(receipt.allocations).toMatchObject([{ amount: 11_100_000n }])
    expect(receipt.withheld).toEqual({ label: 'PPh 22 dan PPh 23', amount: 170_000n })
    expect(receipt.purpose.match(/INV-/g)).toHaveLength(1)
    await allLaws(db)

    const last = await seePayment(paid.id)
    await shop.do(payment.voidPayment, { id: paid.id, version: last.version, reason: 'Salah catat' })
    expect(await books()).toEqual({ ...none, receivable: 11_100_000n })
    expect(await bill.see()).toMatchObject({ openDue: '11100000', withholdingOpen: '170000' })
    await allLaws(db)
  })

  test('is paid in parts: what is held back of each kind comes to its whole', async () => {
    const bill = await aBill()
    for (const amount of ['1', '3333333', '4000000']) {
      await shop.do(payment.payOrder, { id: bill.orderId, date: '2026-11-10', amount })
      await allLaws(db)
    }
    await shop.do(payment.payOrder, { id: bill.orderId, date: '2026-11-20' })
    expect(await books()).toEqual({ ...none, bank: 10_930_000n, pph22: 90_000n, pph23: 80_000n })
    await allLaws(db)
  })

  test('may lose one kind, or be held back by other amounts, when it is paid', async () => {
    const [one, two] = [await aBill(), await aBill()]
    const paid = await shop.do(payment.recordPayment, {
      ...{ customerId: treasury, date: '2026-11-10', amount: '21840000' },
      allocations: [
        { invoiceId: one.id, amount: '11100000', withholding: [{ kind: 'pph22', proofNo: 'A' }] },
        {
          ...{ invoiceId: two.id, amount: '11100000' },
          withholding: [
            { kind: 'pph22', rate: '1.5', base: '5000000' },
            { kind: 'pph23', withheld: '195000', base: '5000000' },
          ],
        },
      ],
    })
    expect(await books()).toEqual({ ...none, bank: 21_840_000n, pph22: 165_000n, pph23: 195_000n })
    expect((await seePayment(paid.id)).unallocated).toBe('0')
    await allLaws(db)
  })

  test('a credit note lowers it, an advance settles the rest, and the books agree', async () => {
    const bill = await aBill()
    await shop.do(payment.payOrder, { id: bill.orderId, date: '2026-11-10', amount: '5000000' })
    const { lines } = await bill.see()
    const credited = [{ invoiceLineId: lines[1]!.id, qty: '1' }]
    await shop.do(returns.createCreditNote, {
      id: bill.id,
      date: '2026-11-11',
      reason: 'Batal dipasang',
      lines: credited,
    })
    await allLaws(db)
    const { openDue } = await bill.see()
    const ahead = await shop.do(payment.recordPayment, { customerId: treasury, date: '2026-11-12', amount: '2000000' })
    const { version } = await seePayment(ahead.id)
    const uses = [{ invoiceId: bill.id, amount: openDue }]
    await shop.do(payment.allocateAdvance, { id: ahead.id, version, date: '2026-11-13', allocations: uses })
    expect(await bill.see()).toMatchObject({ openDue: '0' })
    await allLaws(db)
  })

  test('takes what somebody says of each kind, never more than is paid together', async () => {
    const orderId = await delivered()
    const sums = (withholding: object[]) =>
      shop.do(invoice.previewInvoice, { id: orderId, date: '2026-11-05', withholding } as never)
    expect(await sums([{ kind: 'pph22', rate: '1.5' }])).toMatchObject({ withholding: [ofCement] })
    expect(await sums([])).toMatchObject({ withholding: [], payable: '11100000' })
    const typed = { kind: 'pph23', rate: '2', base: '7000000' }
    // What one kind is taken of, no other is.
    expect(await sums([typed, { kind: 'pph22', rate: '1.5' }])).toMatchObject({
      withholding: [{ base: '7000000' }, { kind: 'pph22', base: '3000000', amount: '45000' }],
    })
    await expect(sums([typed, { kind: 'pph22', rate: '1.5', base: '3000001' }])).rejects.toMatchObject({
      code: 'invoice.withholding-base-beyond',
      field: 'withholding.1.base',
    })
    // Construction and hire on one order: the second has no work of its own left.
    expect(
      await sums([
        { kind: 'pph23', rate: '2' },
        { kind: 'pph-final', rate: '4' },
      ]),
    ).toMatchObject({
      withholding: [ofWork],
    })
  })

  test('as a draft keeps both, and an advance bears its share of both', async () => {
    const orderId = await delivered()
    const asked = { id: orderId, date: '2026-11-05', post: false }
    const draft = await shop.do(invoice.createInvoice, asked)
    const issued = await shop.do(invoice.postInvoice, { id: draft.id, version: draft.version })
    expect((await shop.do(invoice.openInvoice, { id: issued.id })).withholding).toEqual([ofWork, ofCement])
    const { id } = await shop.do(order.createOrder, {
      ...{ customerId: treasury, date: '2026-11-03', confirm: true },
      lines: [
        { itemId: cement, qty: '30', price: '200000' },
        { itemId: work, qty: '1', price: '4000000' },
      ],
    })
    const ahead = await shop.do(invoice.previewInvoice, { id, kind: 'down_payment', amount: '1000000' })
    expect(ahead.withholding).toMatchObject([{ base: '400000' }, { base: '600000' }])
    await allLaws(db)
  })
})
